import { accountSession } from '../../../accounts/ui/account-session.ts';
import {
  applyAccountStatus,
  applyGreenCredits,
  refreshAccountStatus,
} from '../../../user-status/ui/account-status.ts';
import { productApi } from '../../../user-status/ui/product-api.ts';
import { createAccountAccounting } from './account-accounting.ts';
import type { RunAccounting } from './run-accounting.ts';

/** The accounting of the account that is signed in in this tab. */
export function browserAccountAccounting(): RunAccounting {
  return createAccountAccounting({
    api: productApi(),
    session: accountSession(),
    applyStatus: applyAccountStatus,
    applyGreenCredits,
    refreshStatus: refreshAccountStatus,
  });
}

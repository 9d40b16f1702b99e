import { accountSession } from '../../../accounts/ui/account-session.ts';
import {
  applyAccountStatus,
  applyGreenCredits,
  refreshAccountStatus,
} from '../../../user-status/ui/account-status.ts';
import { apiBaseUrl } from '../../../user-status/ui/api-base-url.ts';
import { createProductApi } from '../../../user-status/ui/api-client.ts';
import { identityStore } from '../../../user-status/ui/identity-store.ts';
import { createRunsOfAccount } from '../strips/runs-of-account.ts';
import { createAccountAccounting } from './account-accounting.ts';
import type { RunAccounting } from './run-accounting.ts';
import { createSessionOfAccount } from './session-of-account.ts';

/**
 * The accounting of one account, which is signed in in this tab. Images take their time, and another
 * account may be here before they are paid: that one is neither charged nor shown their answers.
 */
export function browserAccountAccounting(email: string): RunAccounting {
  const isHere = () => {
    const visitor = identityStore.getSnapshot();
    return visitor?.kind === 'account' && visitor.email === email;
  };
  const session = createSessionOfAccount(accountSession(), isHere);
  const api = createProductApi({
    fetch: (input, init) => window.fetch(input, init),
    baseUrl: apiBaseUrl,
    ...session,
  });
  return createAccountAccounting({
    owner: email,
    runs: createRunsOfAccount(api),
    api,
    session,
    applyStatus: (status) => isHere() && applyAccountStatus(status),
    applyGreenCredits: (credits) => isHere() && applyGreenCredits(credits),
    refreshStatus: refreshAccountStatus,
    takesForms: () => apiBaseUrl() === '',
  });
}

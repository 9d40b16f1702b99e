import { identityStore } from '../../../user-status/ui/identity-store.ts';
import { guestPurse } from '../../../user-status/ui/use-tool-status.ts';
import { PART_FAILURE_MESSAGE } from '../../run-failure.rules.ts';
import { createGuestAccounting, createLazyAccounting, type RunAccounting } from './run-accounting.ts';

async function loadAccountAccounting(): Promise<RunAccounting> {
  const part = await import('./browser-account-accounting.ts').catch((error: unknown) => {
    throw new Error(PART_FAILURE_MESSAGE, { cause: error });
  });
  return part.browserAccountAccounting();
}

/** How whoever is at the keyboard pays. */
export function accountingForVisitor(): RunAccounting {
  return identityStore.getSnapshot()?.kind === 'account'
    ? createLazyAccounting(loadAccountAccounting)
    : createGuestAccounting(guestPurse());
}

import { identityStore } from '../../../user-status/ui/identity-store.ts';
import { guestBalance } from '../../../user-status/ui/use-tool-status.ts';
import { PART_FAILURE_MESSAGE } from '../../run-failure.rules.ts';
import { createGuestAccounting, createLazyAccounting, type RunAccounting } from './run-accounting.ts';

async function loadAccountAccounting(email: string): Promise<RunAccounting> {
  const part = await import('./browser-account-accounting.ts').catch((error: unknown) => {
    throw new Error(PART_FAILURE_MESSAGE, { cause: error });
  });
  return part.browserAccountAccounting(email);
}

/** How whoever is at the keyboard pays; who comes to it later pays for nothing of this. */
export function accountingForVisitor(): RunAccounting {
  const visitor = identityStore.getSnapshot();
  return visitor?.kind === 'account'
    ? createLazyAccounting(visitor.email, () => loadAccountAccounting(visitor.email))
    : createGuestAccounting(guestBalance());
}

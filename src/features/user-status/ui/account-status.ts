import { nextUtcMidnight, systemClock } from '../../../shared/clock.ts';
import { accountSession } from '../../accounts/ui/account-session.ts';
import { ACCOUNT_FOLLOWED_EVENT } from '../account-followed.rules.ts';
import type { UserStatus } from '../user-status.types.ts';
import { type AccountStatusStore, createAccountStatusStore } from './account-status-store.ts';
import { productApi } from './api-client.ts';
import { identityStore, leaveAccount } from './identity-store.ts';
import { followPurchaseLinks } from './purchase-links.ts';

/** The server's clock may be a little behind: asked at midnight sharp it could still answer for yesterday. */
const AFTER_MIDNIGHT_MS = 2_000;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

let ownStore: AccountStatusStore | undefined;

function store(): AccountStatusStore {
  if (!ownStore) {
    const created = createAccountStatusStore({
      identity: identityStore,
      leaveAccount,
      session: accountSession(),
      fetchStatus: () => productApi().call({ method: 'GET', path: '/user/status' }),
      clock: systemClock,
      wait,
      log: (message, detail) => console.error(message, detail),
    });
    const revisit = () => {
      if (document.visibilityState === 'visible') created.revisit();
    };
    document.addEventListener('visibilitychange', revisit);
    window.addEventListener('focus', revisit);
    void refreshEveryMidnight(created);
    followPurchaseLinks(document, signedInEmail);
    ownStore = created;
    window.dispatchEvent(new Event(ACCOUNT_FOLLOWED_EVENT));
  }
  return ownStore;
}

function signedInEmail(): string | null {
  const identity = identityStore.getSnapshot();
  return identity?.kind === 'account' ? identity.email : null;
}

async function refreshEveryMidnight(created: AccountStatusStore): Promise<void> {
  for (;;) {
    const now = systemClock.now();
    await wait(nextUtcMidnight(now) - now + AFTER_MIDNIGHT_MS);
    await created.refresh();
  }
}

/** From now on the tab's identity follows its session; further calls change nothing. */
export function followAccount(): void {
  store();
}

/** Takes over a whole status that the server sent with another answer; ignored when nobody is signed in. */
export function applyAccountStatus(status: UserStatus): void {
  store().apply(status);
}

/** T-16: takes over the green tool's credits and nothing else. */
export function applyGreenCredits(credits: number): void {
  store().applyGreenCredits(credits);
}

/** Asks the server for the account's status; what is shown stays meanwhile. Failures are logged, not thrown. */
export function refreshAccountStatus(): Promise<void> {
  return store().refresh();
}

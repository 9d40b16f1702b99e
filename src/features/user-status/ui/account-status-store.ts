import type { Clock } from '../../../shared/clock.ts';
import type { WritableObservable } from '../../../shared/observable.ts';
import type { Log } from '../../../ui/browser-storage.ts';
import type { AccountSession } from '../../accounts/ui/account-session.types.ts';
import { GUEST_CREDITS } from '../guest-balance.rules.ts';
import { accountStatus } from '../user-status.rules.ts';
import type { UserStatus } from '../user-status.types.ts';
import type { Identity } from './identity-store.ts';

interface AccountStatusOptions {
  identity: WritableObservable<Identity | null>;
  /** Makes the visitor a guest again and says so to everyone who keeps something private. */
  leaveAccount: () => void;
  session: Pick<AccountSession, 'subscribe' | 'getSnapshot'>;
  fetchStatus: () => Promise<unknown>;
  clock: Clock;
  wait: (milliseconds: number) => Promise<void>;
  log: Log;
}

/** Keeps the identity of the tab in step with its session and with what the server says of the account. */
export interface AccountStatusStore {
  /** Takes over a whole status that came with another answer. */
  apply(status: UserStatus): void;
  /** T-16: takes over the green tool's credits and nothing else. */
  applyGreenCredits(credits: number): void;
  /** Asks the server; what is shown stays meanwhile. Failures are logged, not thrown. */
  refresh(): Promise<void>;
  /** The visitor looks at the page again: asks anew what failed or is no longer fresh. */
  revisit(): void;
}

const FRESH_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;

export function createAccountStatusStore(options: AccountStatusOptions): AccountStatusStore {
  const { identity, leaveAccount, session, fetchStatus, clock, wait, log } = options;
  /** Only the answer to the latest question counts. */
  let questions = 0;
  /** What the server sent with other answers meanwhile is newer than an answer that is on its way. */
  let changes = 0;
  let failures = 0;
  let answeredAt = 0;

  const show = (changeOf: (account: UserStatus | null, email: string) => UserStatus | null): void => {
    const now = identity.getSnapshot();
    if (now?.kind === 'account') identity.set({ ...now, status: changeOf(now.status, now.email) });
  };

  const showAnswer = (answer: unknown): void => {
    show((_, email) => toAccountStatus(answer, email));
    failures = 0;
    answeredAt = clock.now();
  };

  const retryLater = async (question: number): Promise<void> => {
    await wait(Math.min(FIRST_RETRY_MS * 3 ** (failures - 1), LONGEST_RETRY_MS));
    if (question === questions) await refresh();
  };

  const refresh = async (): Promise<void> => {
    if (identity.getSnapshot()?.kind !== 'account') return;
    questions += 1;
    const question = questions;
    const changesBefore = changes;
    try {
      const answer = await fetchStatus();
      if (question !== questions) return;
      if (changesBefore !== changes) return refresh();
      showAnswer(answer);
    } catch (error) {
      if (question !== questions) return;
      log('The account status did not come.', error);
      failures += 1;
      show((status, email) => status ?? defaultStatus(email));
      void retryLater(question);
    }
  };

  const follow = (): void => {
    const now = session.getSnapshot();
    const before = identity.getSnapshot();
    questions += 1;
    failures = 0;
    // A guest stays one until it is known that they are not.
    if (now.kind === 'loading') {
      if (before?.kind !== 'guest') identity.set(null);
      return;
    }
    // One account in another's place: what was private to the first must go too.
    if (before?.kind === 'account' || (before === null && now.kind === 'signed-out')) leaveAccount();
    if (now.kind === 'signed-out') return;
    identity.set({ kind: 'account', email: now.email, status: null });
    void refresh();
  };

  session.subscribe(follow);
  follow();
  return {
    apply(status) {
      changes += 1;
      showAnswer(status);
    },
    applyGreenCredits(credits) {
      changes += 1;
      show((status) => status && { ...status, credits });
    },
    refresh,
    revisit() {
      if (failures > 0 || clock.now() - answeredAt > FRESH_MS) void refresh();
    },
  };
}

/** ENT-07: an account's status, complete whatever the answer left out, and never a guest's. */
function toAccountStatus(answer: unknown, email: string): UserStatus {
  if (typeof answer !== 'object' || answer === null) throw new Error('The account status is empty.');
  const nothing = { ...defaultStatus(email), credits: 0, yellowToolDailyCredits: 0 };
  const given = Object.entries(answer).filter(([, value]) => value !== null && value !== '');
  return accountStatus({ ...nothing, ...Object.fromEntries(given) });
}

/** ENT-08, O-19: the values of a fresh guest under the account's own email. */
function defaultStatus(email: string): UserStatus {
  return {
    name: email.split('@')[0] ?? '',
    email,
    plan: 'Free Trial',
    credits: GUEST_CREDITS.green,
    yellowToolDailyCredits: GUEST_CREDITS.yellow,
    yellowToolPlanExpiresAt: null,
    isGuest: false,
    licenses: [],
  };
}

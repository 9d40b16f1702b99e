import type { DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AttemptLimit } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountRecordsStore } from './account-records.store.ts';
import type { AccountRecord } from './account-records.types.ts';
import {
  createSignInAgainError,
  createTooManyPasswordsError,
  createWrongPasswordError,
} from './accounts.errors.ts';
import type { DeletedSubjects } from './deleted-subjects.store.ts';
import type { MayMail } from './mail/unconfirmed-mails.ts';
import type { HashConcurrency } from './passwords/hash-concurrency.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';

/** A sign-in without a password proves who is at the keyboard for so long. */
export const FRESH_SIGN_IN_MS = 10 * 60_000;
const FIREBASE_SESSION = /^firebase:(\d+)$/;

/** What other features may know and end of an account. */
export interface AccountRecords {
  find(accountId: string): Promise<AccountRecord | undefined>;
  /** Undefined also while whoever runs the site has closed it to its owner. */
  findActive(accountId: string): Promise<Pick<AccountRecord, 'email'> | undefined>;
  /**
   * Makes sure that the owner, and not somebody at an open screen, is asking.
   * @throws {AppError} 403 `account.wrong_password`; 403 `account.sign_in_again` where there is no
   * password and the sign-in is not fresh; 429 after many wrong ones.
   * @returns how they showed it.
   */
  confirmOwner(
    identity: AccountIdentity,
    password: string | undefined,
  ): Promise<'password' | 'fresh-sign-in'>;
  /** Counts a mail that is about to be written, and says whether it may be. */
  mayMail: MayMail;
  /** @returns the address, or undefined when nobody was there. */
  remove(transaction: DatabaseTransaction, accountId: string, now: number): Promise<string | undefined>;
}

interface AccountRecordsOptions {
  store: AccountRecordsStore;
  isSuspended: (accountId: string) => Promise<boolean>;
  deletedSubjects: Pick<DeletedSubjects, 'note'>;
  mayMail: MayMail;
  passwords: Pick<PasswordHashing, 'verify'>;
  hashConcurrency: HashConcurrency;
  /** By account: only whoever is signed in to it can use it up. */
  tries: AttemptLimit;
  clock: Clock;
}

export function createAccountRecords(options: AccountRecordsOptions): AccountRecords {
  const { store, deletedSubjects, passwords, hashConcurrency, tries } = options;
  return {
    find: store.find,
    async findActive(accountId) {
      const record = await store.find(accountId);
      return record && !(await options.isSuspended(accountId)) ? record : undefined;
    },
    mayMail: options.mayMail,
    async remove(transaction, accountId, now) {
      await deletedSubjects.note(transaction, accountId, now);
      return await store.remove(transaction, accountId);
    },
    async confirmOwner(identity, password) {
      const hash = await store.findPasswordHash(identity.id);
      if (hash === undefined) {
        await assertFreshSignIn(options, identity);
        return 'fresh-sign-in';
      }
      await takeOrRefuse(tries, identity.id, createTooManyPasswordsError);
      const isRight =
        password !== undefined && (await hashConcurrency.run(() => passwords.verify({ hash, password })));
      if (!isRight) throw createWrongPasswordError();
      await tries.giveBack(identity.id);
      return 'password';
    },
  };
}

async function assertFreshSignIn(
  { store, clock }: AccountRecordsOptions,
  { sessionId }: AccountIdentity,
): Promise<void> {
  const seconds = FIREBASE_SESSION.exec(sessionId)?.[1];
  const begun = seconds === undefined ? await store.findSignInTime(sessionId) : Number(seconds) * 1000;
  if (begun === undefined || begun < clock.now() - FRESH_SIGN_IN_MS) throw createSignInAgainError();
}

import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AccountEvents } from '../account-events.types.ts';
import { createLinkExpiredError, createNothingToReplaceError } from '../accounts.errors.ts';
import { RESET_LINK_MINUTES } from '../mail/account-mail-texts.ts';
import type { AccountMailer, Recipient } from '../mail/account-mailer.ts';
import type { HashConcurrency } from './hash-concurrency.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { assertPasswordLength } from './password-length.ts';
import type { PasswordResetsStore } from './password-resets.store.ts';

/** How long a link works that is not mailed. */
const HANDED_OVER_LINK_MINUTES = 60;

interface ChangedPassword {
  /** Of the account. */
  email: string;
  passwordHash: string;
}

/** New passwords by links, mailed or handed over. */
export interface PasswordResets {
  /** @returns false when the account has been mailed several lately, and so not again. */
  mailLink(mail: AccountMailer, to: Recipient): Promise<boolean>;
  /**
   * Makes a link that somebody hands over who knows whose account it is; an older one ends.
   * @returns its token, this once. @throws {AppError} 409 `auth.nothing_to_replace` for an account without one.
   */
  makeLink(transaction: DatabaseTransaction, accountId: string): Promise<string>;
  /**
   * Changes the password, ends every sign-in and every key of a program, and writes the mail about it in one transaction: whoever
   * was in the account before is out, or the link is still good.
   * @throws {AppError} 400 `auth.link_expired` for a link that was used, ran out or is none; 400 for a
   * password of a bad length; 503 `auth.busy`.
   */
  redeem(mail: AccountMailer | null, order: { token: string; password: string }): Promise<ChangedPassword>;
}

export interface PasswordResetsOptions {
  database: Database;
  store: PasswordResetsStore;
  /** Undefined for an account without a password. */
  findPasswordHash: (accountId: string) => Promise<string | undefined>;
  passwords: Pick<PasswordHashing, 'hash'>;
  hashConcurrency: HashConcurrency;
  events: Pick<AccountEvents, 'write'>;
  clock: Clock;
  newId: () => string;
  /** Nobody can guess one. */
  newToken: () => string;
  /** Ends what else opens the account. */
  onReset?: (transaction: DatabaseTransaction, accountId: string) => Promise<void>;
}

export function createPasswordResets(options: PasswordResetsOptions): PasswordResets {
  const { database, store, passwords, hashConcurrency, events, clock, newId, newToken } = options;
  return {
    async mailLink(mail, to) {
      const token = newToken();
      const isSent = await database.transaction(async (transaction) => {
        const now = clock.now();
        const expiresAt = now + RESET_LINK_MINUTES * 60_000;
        const isMailed = await mail.writeReset(transaction, to, token);
        if (isMailed) await store.add(transaction, { id: newId(), accountId: to.id, token, now, expiresAt });
        return isMailed;
      });
      mail.wake();
      return isSent;
    },
    async makeLink(transaction, accountId) {
      if (!(await options.findPasswordHash(accountId))) throw createNothingToReplaceError();
      const token = newToken();
      const now = clock.now();
      const expiresAt = now + HANDED_OVER_LINK_MINUTES * 60_000;
      await store.addHandedOver(transaction, { id: newId(), accountId, token, now, expiresAt });
      return token;
    },
    async redeem(mail, { token, password }) {
      assertPasswordLength(password);
      // A made-up link is not worth a hash.
      if (!(await store.has(token, clock.now()))) throw createLinkExpiredError();
      const passwordHash = await hashConcurrency.run(() => passwords.hash(password));
      const { email } = await database.transaction(async (transaction) => {
        const owner = await store.redeem(transaction, { token, passwordHash, now: clock.now() });
        if (!owner) throw createLinkExpiredError();
        await options.onReset?.(transaction, owner.id);
        await mail?.writePasswordChanged(transaction, owner);
        await events.write(transaction, 'account.password-changed', owner.id);
        return owner;
      });
      mail?.wake();
      return { email, passwordHash };
    },
  };
}

import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { toStoredMoment } from '../accounts.store.ts';
import type {} from '../accounts.tables.ts';
import type { Recipient } from '../mail/account-mailer.ts';

interface NewResetLink {
  id: string;
  accountId: string;
  token: string;
  /** Milliseconds since 1970, as all times here. */
  now: number;
  expiresAt: number;
}

/** Links to a new password, of which only hashes are kept: reading the database opens no account. */
export interface PasswordResetsStore {
  add(transaction: DatabaseTransaction, link: NewResetLink): Promise<void>;
  /** The same for one that somebody hands over by themselves: it proves nothing about an address. */
  addHandedOver(transaction: DatabaseTransaction, link: NewResetLink): Promise<void>;
  /** Whether a link still counts. */
  has(token: string, now: number): Promise<boolean>;
  /**
   * Uses a link up: sets the password, ends every sign-in of the account, forgets its other links and
   * counts its address as verified if the link was mailed.
   * @returns whose password it is, or undefined for a link that does not count any more; then the
   * transaction must be given up.
   */
  redeem(
    transaction: DatabaseTransaction,
    order: { token: string; passwordHash: string; now: number },
  ): Promise<Recipient | undefined>;
}

export function createPasswordResetsStore(database: Database): PasswordResetsStore {
  const toMoment = (time: number) => toStoredMoment(database, time);
  const add = async (
    transaction: DatabaseTransaction,
    { id, accountId, now, expiresAt }: NewResetLink,
    identifier: string,
  ) => {
    const moment = toMoment(now);
    const times = { createdAt: moment, updatedAt: moment, expiresAt: toMoment(expiresAt) };
    await transaction
      .insertInto('auth_verification')
      .values({ id, identifier, value: accountId, ...times })
      .execute();
  };
  return {
    add: (transaction, link) => add(transaction, link, mailedIdentifier(link.token)),
    async addHandedOver(transaction, link) {
      await transaction
        .deleteFrom('auth_verification')
        .where('value', '=', link.accountId)
        .where('identifier', 'like', `${HANDED_OVER}%`)
        .execute();
      await add(transaction, link, handedOverIdentifier(link.token));
    },
    async has(token, now) {
      const row = await database.reader
        .selectFrom('auth_verification')
        .select('id')
        .where('identifier', 'in', [mailedIdentifier(token), handedOverIdentifier(token)])
        .where('expiresAt', '>', toMoment(now))
        .executeTakeFirst();
      return row !== undefined;
    },
    async redeem(transaction, { token, passwordHash, now }) {
      const link = await transaction
        .selectFrom('auth_verification')
        .select(['value', 'identifier'])
        .where('identifier', 'in', [mailedIdentifier(token), handedOverIdentifier(token)])
        .where('expiresAt', '>', toMoment(now))
        .executeTakeFirst();
      if (!link) return undefined;
      const updatedAt = toMoment(now);
      // The row of the person is the lock: a deletion, whoever else has a link, and a sign-in (whose new
      // row refers to this one) wait here, so that no sign-in by the old password is still to come.
      if (database.kind === 'postgres') await lockUser(transaction, link.value);
      const verified = { emailVerified: database.kind === 'sqlite' ? 1 : true };
      const wasMailed = link.identifier === mailedIdentifier(token);
      const user = await transaction
        .updateTable('auth_user')
        .set({ ...(wasMailed && verified), updatedAt })
        .where('id', '=', link.value)
        .returning(['id', 'email'])
        .executeTakeFirst();
      if (!user || !(await forgetLinks(transaction, user.id)).includes(link.identifier)) return undefined;
      const way = await transaction
        .updateTable('auth_account')
        .set({ password: passwordHash, updatedAt })
        .where('userId', '=', user.id)
        .where('providerId', '=', 'credential')
        .returning('id')
        .executeTakeFirst();
      if (!way) return undefined;
      await transaction.deleteFrom('auth_session').where('userId', '=', user.id).execute();
      return user;
    },
  };
}

/** An update alone leaves rows that refer to this one free to come. SQLite has one writer anyway. */
async function lockUser(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.selectFrom('auth_user').select('id').where('id', '=', id).forUpdate().execute();
}

/** @returns the identifiers of those that there were. */
async function forgetLinks(transaction: DatabaseTransaction, accountId: string): Promise<string[]> {
  // What such a link is worth is all that is stored with its account's id alone.
  const links = await transaction
    .deleteFrom('auth_verification')
    .where('value', '=', accountId)
    .returning('identifier')
    .execute();
  return links.map(({ identifier }) => identifier);
}

const HANDED_OVER = 'handed-over-password:';
const mailedIdentifier = (token: string): string => `reset-password:${hashOf(token)}`;
const handedOverIdentifier = (token: string): string => HANDED_OVER + hashOf(token);

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

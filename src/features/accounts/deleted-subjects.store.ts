import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../platform/db/database.types.ts';
import { FIREBASE_PROVIDER } from './accounts.tables.ts';

/** A token of Firebase lives for an hour; clocks and patience take the rest. */
const KEPT_MS = 90 * 60_000;

/**
 * People whose accounts were deleted while tokens that another service issued for them still count.
 * Of each a keyed mark and the moment are kept, for as long as such a token can live.
 */
export interface DeletedSubjects {
  /** Notes the people behind an account, before it is deleted. */
  note(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void>;
  /** Whether somebody's account was deleted at a moment or after it, both in milliseconds since 1970. */
  isDeletedSince(transaction: DatabaseTransaction, subject: string, moment: number): Promise<boolean>;
  /** Forgets those whose tokens have run out. */
  sweep(now: number): Promise<void>;
}

/** @param options.secret the same on every server. */
export function createDeletedSubjects(options: { database: Database; secret: string }): DeletedSubjects {
  const key = createHmac('sha256', options.secret).update('deleted subjects').digest();
  const markOf = (subject: string) => createHmac('sha256', key).update(subject).digest('base64url');
  return {
    async note(transaction, accountId, now) {
      for (const subject of await listSubjects(transaction, accountId))
        await transaction
          .insertInto('deleted_subject')
          .values({ mark: markOf(subject), deleted_at: now })
          .onConflict((conflict) => conflict.column('mark').doUpdateSet({ deleted_at: now }))
          .execute();
    },
    async isDeletedSince(transaction, subject, moment) {
      const row = await transaction
        .selectFrom('deleted_subject')
        .select('mark')
        .where('mark', '=', markOf(subject))
        .where('deleted_at', '>=', moment)
        .executeTakeFirst();
      return row !== undefined;
    },
    async sweep(now) {
      await options.database.writer
        .deleteFrom('deleted_subject')
        .where('deleted_at', '<', now - KEPT_MS)
        .execute();
    },
  };
}

async function listSubjects(transaction: Kysely<Tables>, accountId: string): Promise<string[]> {
  const ways = await transaction
    .selectFrom('auth_account')
    .select('accountId')
    .where('userId', '=', accountId)
    .where('providerId', '=', FIREBASE_PROVIDER)
    .execute();
  return ways.map((way) => way.accountId);
}

import { sql } from 'kysely';

/**
 * Of images that are named by their ids, those of one account. A plain comparison would tempt SQLite
 * to read all images of the account for some of them.
 */
export const isOwnedBy = (accountId: string) => sql<boolean>`coalesce(account_id, '') = ${accountId}`;

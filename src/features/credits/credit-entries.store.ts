import type { Kysely } from 'kysely';
import { type AfterCommitEvent, emitAfterCommit } from '../../platform/db/after-commit-events.ts';
import type { DatabaseTransaction, Tables } from '../../platform/db/database.types.ts';
import type { CreditEntryRow } from './credits.tables.ts';
import type { MadeEntry } from './credits.types.ts';

/** @returns false when the entry's idempotency key was used before, by whomever; nothing is stored then. */
export async function addEntry(transaction: DatabaseTransaction, entry: CreditEntryRow): Promise<boolean> {
  const added = await transaction
    .insertInto('credit_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) emitAfterCommit(transaction, describeEntry(entry));
  return added !== undefined;
}

function describeEntry({ amount, reason }: CreditEntryRow): AfterCommitEvent {
  if (amount > 0) return { what: 'credits', kind: 'granted', reason, amount };
  return { what: 'credits', kind: reason === 'image' ? 'spent' : 'taken-back', reason, amount: -amount };
}

/** What a key changed; undefined while it is not used. */
export async function findEntry(
  transaction: Kysely<Tables>,
  idempotencyKey: string,
): Promise<MadeEntry | undefined> {
  return await transaction
    .selectFrom('credit_entry')
    .select(['account_id as accountId', 'amount', 'balance_after as balanceAfter'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

export async function isKeyUsed(database: Kysely<Tables>, idempotencyKey: string): Promise<boolean> {
  const entry = await database
    .selectFrom('credit_entry')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return entry !== undefined;
}

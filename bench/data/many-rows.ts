import { type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../src/platform/db/database.types.ts';
import type { DataSizes } from './data-sizes.ts';

/** The account that is asked for; half of all images are its own. */
export const ASKED = { id: 'asked', email: 'asked@example.com', sessionId: 'bench' } as const;

/** @param number from 1 to 1,000. */
export function otherAccount(number: number) {
  return { id: `other-${number}`, email: `other-${number}@example.com`, sessionId: 'bench' };
}

const ENTRIES_OF_ASKED = 10;
const ROWS_PER_COMMIT = 200_000;
/** Accounts that share what is not the asked one's. */
const OTHERS = 1_000;
const NEWEST = 1_800_000_000_000;

/**
 * Fills the ledger and the gallery as years of use would: each image is charged by an entry, other
 * entries are grants. Rows are written by the database itself, so that ten millions take a minute or two.
 */
export async function fillLedger(
  database: Database,
  { images, entries }: Pick<DataSizes, 'images' | 'entries'>,
): Promise<void> {
  if (entries < images + ENTRIES_OF_ASKED) throw new Error('Each image needs an entry that charged it.');
  await addBalances(database);
  await inSteps(database, entries, addEntries);
  await inSteps(database, images, addImages);
}

type AddRows = (transaction: DatabaseTransaction, first: number, last: number) => Promise<void>;

async function inSteps(database: Database, rows: number, add: AddRows): Promise<void> {
  for (let first = 1; first <= rows; first += ROWS_PER_COMMIT)
    await database.transaction(async (transaction) => {
      // Rows that are made up refer to each other rightly; looking would take most of the time.
      if (database.kind === 'postgres')
        await sql`set local session_replication_role = replica`.execute(transaction);
      await add(transaction, first, Math.min(rows, first + ROWS_PER_COMMIT - 1));
    });
}

async function addBalances(database: Database): Promise<void> {
  await sql`
    insert into purse (account_id, kind, utc_date, balance, held)
    select account, 'standard', '', 1000000000, 0 from (
      ${numbers(1, OTHERS, sql`'other-' || i as account`)}
      union all select ${ASKED.id}
    ) accounts`.execute(database.writer);
}

/** Entry i charges image i, as long as there are images. */
async function addEntries(transaction: DatabaseTransaction, first: number, last: number): Promise<void> {
  await sql`
    insert into credit_entry
      (id, idempotency_key, account_id, kind, utc_date, amount, balance_after, reason, created_at)
    ${numbers(
      first,
      last,
      sql`'entry-' || i, 'bench:' || i, ${ownerOf(ENTRIES_OF_ASKED)}, 'standard', '', 50, 1000000000,
          'welcome', ${sql.lit(NEWEST)} - i * 1000`,
    )}`.execute(transaction);
}

async function addImages(transaction: DatabaseTransaction, first: number, last: number): Promise<void> {
  await sql`
    insert into stored_object (id, owner, hash, content_type, size, kept_at)
    ${numbers(first, last, sql`'object-' || i, 'bench', 'hash-' || i, 'image/webp', 100000, ${NEWEST}`)}
  `.execute(transaction);
  await sql`
    insert into gallery_image (id, account_id, charge_key, hold_id, stored_object_id, prompt, full_prompt,
      width, height, tool, cost, recipe, created_at, deleted_at, purged_at, request_key, request_hash)
    ${numbers(
      first,
      last,
      sql`'image-' || i, case when i % 2 = 0 then ${ASKED.id} else 'other-' || (1 + i % ${sql.lit(OTHERS)}) end,
          'bench:' || i, null, 'object-' || i, 'a red fox', 'a red fox, in ink', 1024, 1024, 'green', 50,
          null, ${sql.lit(NEWEST)} - i * 1000, null, null, null, null`,
    )}`.execute(transaction);
}

/** The first rows are the asked account's. */
function ownerOf(asked: number): RawBuilder<unknown> {
  return sql`case when i <= ${asked} then ${ASKED.id} else 'other-' || (1 + i % ${sql.lit(OTHERS)}) end`;
}

/** A row for each i from first to last; both databases count in this way. */
function numbers(first: number, last: number, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${columns} from (
      with recursive counted (i) as (
        select cast(${sql.lit(first)} as bigint) union all select i + 1 from counted where i < ${last}
      ) select i from counted
    ) rows`;
}

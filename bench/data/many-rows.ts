import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.types.ts';

/** The account that is asked for; half of all images are its own. */
export const ASKED = { id: 'asked', email: 'asked@example.com', sessionId: 'bench' } as const;

export interface Amounts {
  images: number;
  entries: number;
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
export async function fillLedger(database: Database, { images, entries }: Amounts): Promise<void> {
  if (entries < images + ENTRIES_OF_ASKED) throw new Error('Each image needs an entry that charged it.');
  await addPurses(database);
  await inSteps(entries, (first, last) => addEntries(database, first, last));
  await inSteps(images, (first, last) => addImages(database, first, last));
  // Postgres does so by itself some minutes later, and would then do it while it is measured.
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.writer);
}

async function inSteps(rows: number, add: (first: number, last: number) => Promise<void>): Promise<void> {
  for (let first = 1; first <= rows; first += ROWS_PER_COMMIT)
    await add(first, Math.min(rows, first + ROWS_PER_COMMIT - 1));
}

async function addPurses(database: Database): Promise<void> {
  await sql`
    insert into purse (account_id, kind, utc_date, balance, held)
    select account, 'standard', '', 1000000000, 0 from (
      ${numbers(1, OTHERS, sql`'other-' || i as account`)}
      union all select ${ASKED.id}
    ) accounts`.execute(database.writer);
}

/** Entry i charges image i, as long as there are images. */
async function addEntries(database: Database, first: number, last: number): Promise<void> {
  await sql`
    insert into credit_entry
      (id, idempotency_key, account_id, kind, utc_date, amount, balance_after, reason, created_at)
    ${numbers(
      first,
      last,
      sql`'entry-' || i, 'bench:' || i, ${ownerOf(ENTRIES_OF_ASKED)}, 'standard', '', 50, 1000000000,
          'welcome', ${sql.lit(NEWEST)} - i * 1000`,
    )}`.execute(database.writer);
}

async function addImages(database: Database, first: number, last: number): Promise<void> {
  await sql`
    insert into stored_object (id, owner, hash, content_type, size, kept_at)
    ${numbers(first, last, sql`'object-' || i, 'bench', 'hash-' || i, 'image/webp', 100000, ${NEWEST}`)}
  `.execute(database.writer);
  await sql`
    insert into gallery_image (id, account_id, charge_key, hold_id, stored_object_id, prompt, full_prompt,
      width, height, tool, cost, recipe, created_at, deleted_at, purged_at, request_key, request_hash)
    ${numbers(
      first,
      last,
      sql`'image-' || i, case when i % 2 = 0 then ${ASKED.id} else 'other-' || (1 + i % ${sql.lit(OTHERS)}) end,
          'bench:' || i, null, 'object-' || i, 'a red fox', 'a red fox, in ink', 1024, 1024, 'green', 50,
          null, ${sql.lit(NEWEST)} - i * 1000, null, null, null, null`,
    )}`.execute(database.writer);
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

import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createGalleryStore } from './gallery.store.ts';
import type { GalleryImageRow } from './gallery.tables.ts';
import { createGalleryPurgeStore } from './purging/gallery-purge.store.ts';

const LIVE = 300;
const PURGED = 300;
const BALANCE = { account_id: 'ann', kind: 'standard', utc_date: '' } as const;

function entryOf(number: number) {
  const id = `entry-${number}`;
  return {
    ...BALANCE,
    id,
    idempotency_key: id,
    amount: -1,
    balance_after: 0,
    reason: 'image' as const,
    created_at: number,
  };
}

function imageOf(number: number): GalleryImageRow {
  const isPurged = number >= LIVE;
  return {
    id: `image-${number}`,
    account_id: 'ann',
    charge_key: `entry-${number}`,
    receipt_id: null,
    hold_id: null,
    stored_object_id: isPurged ? null : 'object',
    starting_object_id: null,
    prompt: 'a fox',
    full_prompt: 'a fox',
    width: 64,
    height: 64,
    tool: 'green',
    cost: 1,
    recipe: null,
    created_at: number,
    deleted_at: isPurged ? number : null,
    purged_at: isPurged ? number : null,
    request_key: null,
    request_hash: null,
  };
}

/** An account with as many images as tombstones, in a database that has counted its rows. */
async function fill(database: Database): Promise<void> {
  const numbers = Array.from({ length: LIVE + PURGED }, (_, number) => number);
  await database.transaction(async (transaction) => {
    await transaction
      .insertInto('purse')
      .values({ ...BALANCE, balance: 0, held: 0 })
      .execute();
    await transaction.insertInto('credit_entry').values(numbers.map(entryOf)).execute();
    const object = { id: 'object', owner: 'ann', hash: 'hash', content_type: 'image/png', size: 1 };
    await transaction
      .insertInto('stored_object')
      .values({ ...object, kept_at: 0 })
      .execute();
    await transaction.insertInto('gallery_image').values(numbers.map(imageOf)).execute();
  });
  await sql`analyze`.execute(database.writer);
}

/** How SQLite answers what `work` asks. */
async function planOf(database: Database, work: (watched: Database) => Promise<unknown>): Promise<string> {
  const asked: RootOperationNode[] = [];
  const reader = database.reader.withPlugin({
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work({ ...database, reader });
  const executor = database.reader.getExecutor();
  const plans = asked.map(async (node) => {
    const query = executor.compileQuery(node, { queryId: 'plan' });
    const explain = CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]);
    return (await database.reader.executeQuery<{ detail: string }>(explain)).rows;
  });
  return (await Promise.all(plans))
    .flat()
    .map(({ detail }) => detail)
    .join('; ');
}

describe('the gallery in SQLite', () => {
  const open = useTestDatabase();

  test('a history and the tombstones that are due are found without a look at anything else', async () => {
    const { database } = await open();
    await fill(database);
    const history = await planOf(database, (watched) => createGalleryStore(watched).listNewest('ann', 30));
    expect(history).toContain('gallery_image_newest');
    expect(history).not.toContain('TEMP B-TREE');
    const due = await planOf(database, (watched) => createGalleryPurgeStore(watched).listDue(LIVE * 9, 100));
    expect(due).toContain('gallery_image_due');
    expect(due).not.toContain('TEMP B-TREE');
  });
});

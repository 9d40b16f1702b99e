import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { describeColumns, describeSchema } from '../../tests/support/databases/migrations/describe-schema.ts';
import { type OldRow, rowsByStep } from '../../tests/support/databases/migrations/rows-of-versions.ts';
import { describeOnEveryDatabase } from '../../tests/support/databases/postgres-and-sqlite.ts';
import { allMigrations } from './migrations.registry.ts';

const migrationTools = path.join(
  import.meta.dirname,
  '..',
  '..',
  'tests',
  'support',
  'databases',
  'migrations',
);

type AnyTables = Record<string, Record<string, unknown>>;

function untyped(database: Database): Kysely<AnyTables> {
  return database.writer as unknown as Kysely<AnyTables>;
}

/** Writes what a site at some step has in its tables. @param from the step whose rows are there already. */
async function fill(database: Database, steps: number, from = 0): Promise<OldRow[]> {
  const rows = allMigrations
    .slice(from, steps)
    .flatMap(({ name }) => rowsByStep[name]?.(database.kind) ?? []);
  const knowsLater = steps >= 8;
  for (const { table, key, values, later } of rows) {
    await untyped(database)
      .insertInto(table)
      .values({ ...key, ...values, ...(knowsLater ? later : {}) })
      .execute();
  }
  return rows;
}

async function read(
  database: Database,
  { table, key }: OldRow,
): Promise<Record<string, unknown> | undefined> {
  let query = untyped(database).selectFrom(table).selectAll();
  for (const [column, value] of Object.entries(key)) query = query.where(column, '=', value);
  const row = await query.executeTakeFirst();
  return row && Object.fromEntries(Object.entries(row).map(([column, value]) => [column, comparable(value)]));
}

/** Postgres answers moments as dates. */
function comparable(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

test('every step has rows to be tested with', () => {
  const rowless = allMigrations.filter(({ name }) => rowsByStep[name] === undefined);
  expect(rowless.map(({ name }) => name)).toEqual([]);
});

describeOnEveryDatabase('every earlier version', (open) => {
  /** One site grows up: making the tables of each version anew would take Postgres minutes. */
  test('becomes the next one, and keeps all that was written at every step', async () => {
    const { database } = await open([]);
    const rows: OldRow[] = [];
    for (const [position, { name }] of allMigrations.entries()) {
      const steps = position + 1;
      expect(await migrate(database, allMigrations.slice(0, steps), 0)).toEqual([name]);
      rows.push(...(await fill(database, steps, position)));
      if (steps >= 3) await expectOverspendingRefused(database);
    }
    for (const row of rows)
      expect(await read(database, row)).toMatchObject({ ...row.key, ...row.values, ...row.later });
    expect(await findLedgerFaults(database)).toEqual([]);
    expect(await describeSchema(database)).toEqual(await describeSchema((await open()).database));
  });

  test('becomes the newest at once', async () => {
    const { database } = await open(allMigrations.slice(0, 1));
    const rows = await fill(database, 1);
    expect(await migrate(database, allMigrations, 0)).toEqual(allMigrations.slice(1).map(({ name }) => name));
    for (const row of rows) expect(await read(database, row)).toMatchObject({ ...row.key, ...row.values });
  });
});

describeOnEveryDatabase('what was taken down before a takedown had a row', (open) => {
  test('has one, whatever the number of its links', async () => {
    const before = allMigrations.findIndex(({ name }) => name === '0034-takedowns');
    const { database } = await open(allMigrations.slice(0, before));
    await fill(database, before);
    const facts = {
      account_id: 'cleo',
      image_id: null,
      collection_id: 'foxes',
      shows_recipe: 0,
      created_at: 1,
    };
    const links = ['one', 'two'].map((id) => ({
      ...facts,
      id,
      token_hash: id,
      ended_at: 2,
      taken_down_at: 2,
    }));
    await untyped(database).insertInto('share').values(links).execute();
    await migrate(database, allMigrations, 0);
    const takedowns = await untyped(database).selectFrom('share_takedown').selectAll().execute();
    const of = { collection_id: 'foxes', image_id: null, created_at: 2, ended_at: null };
    expect(takedowns).toMatchObject([{ id: 'one', share_id: 'one', account_id: 'cleo', reason: '', ...of }]);
    const shares = await untyped(database).selectFrom('share').select(['id', 'takedown_id']).execute();
    expect(new Map(shares.map(({ id, takedown_id }) => [id, takedown_id]))).toEqual(
      new Map([['share', null], ...links.map(({ id }) => [id, 'one'] as const)]),
    );
  });
});

/** The newest step of the last release; what came before it was never there beside a later version. */
const LAST_RELEASE = '0031-api-keys';

describeOnEveryDatabase('a server of the version before', (open) => {
  const released = allMigrations.findIndex(({ name }) => name === LAST_RELEASE) + 1;

  test('goes on writing and reading its rows after the steps of this version', async () => {
    const { database } = await open();
    const rows = await fill(database, released);
    for (const row of rows) expect(await read(database, row)).toMatchObject({ ...row.key, ...row.values });
  });

  test('finds each of its columns as it was', async () => {
    const before = await describeColumns((await open(allMigrations.slice(0, released))).database);
    const after = await describeColumns((await open()).database);
    expect(before.filter((column) => !after.includes(column))).toEqual([]);
  });
});

async function expectOverspendingRefused(database: Database): Promise<void> {
  const overspend = sql`update purse set held = balance + 1 where account_id = 'ann'`.execute(
    database.writer,
  );
  await expect(overspend).rejects.toThrow(/purse_never_overspent/);
}

test('a server killed in the midst of a step leaves nothing half done, and the next one finishes', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-test-'));
  const steps = allMigrations.findIndex(({ name }) => name === '0007-mail');
  const first = await openDatabase({ url: '', dataDir });
  await migrate(first, allMigrations.slice(0, steps - 1), 0);
  const rows = await fill(first, steps - 1);
  await first.close();

  const script = path.join(migrationTools, 'killed-migration.ts');
  const signal = await new Promise((resolve) => {
    execFile(process.execPath, [script, dataDir, '0007-mail'], (error) => resolve(error?.signal));
  });
  expect(signal).toBe('SIGKILL');

  const database = await openDatabase({ url: '', dataDir });
  const applied = await migrate(database, allMigrations, 0);
  expect(applied).toEqual(allMigrations.slice(steps - 1).map(({ name }) => name));
  for (const row of rows) expect(await read(database, row)).toMatchObject(row.values);
  expect((await describeSchema(database)).filter((line) => line.includes('left_behind'))).toEqual([]);
  await database.close();
  await rm(dataDir, { recursive: true });
});

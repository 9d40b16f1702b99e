import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import type { Database, DatabaseTransaction } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { BackupError } from '../backup/backup-error.ts';
import { SQLITE_COPY } from '../backup/backup-manifest.ts';
import type { DatabaseCopy, NamedPicture } from '../backup/database-copy.types.ts';
import { listTables } from '../backup/postgres-dump.ts';
import { secretsFolderOf } from '../backup/site-data.ts';
import { openSqliteSource } from '../backup/sqlite-copy.ts';
import { inOrderOfReferences } from '../restore/table-order.ts';
import type { Moved, PictureMove, WhileStill } from './move.types.ts';
import { movePictures } from './move-pictures.ts';
import { createRowsDigest } from './moved-rows.ts';
import { putRows, readColumnTypes, readTable, removeRows } from './postgres-side.ts';
import { holdStill, keyOf, readSqliteTable, type StillSite } from './sqlite-side.ts';

export interface MoveToPostgres extends PictureMove {
  /** Of the running site. */
  file: string;
  dataDir: string;
  target: Database;
  whileStill: WhileStill;
}

/**
 * Copies and compares everything while the site runs; then keeps it from writing, and brings after what
 * changed since.
 */
export async function moveToPostgres(order: MoveToPostgres): Promise<Moved> {
  const { file, dataDir, target, say } = order;
  if ((await listTables(target.reader)).length > 0)
    throw new BackupError('The new database is not empty. Nothing was changed.');
  const folder = await mkdtemp(path.join(dataDir, '.moving-'));
  const source = openSqliteSource(file, say);
  try {
    const copied = await source.copyInto(folder);
    assertThisVersion(copied);
    await migrate(target, allMigrations, 0);
    const tables = await inOrderOfReferences(target.reader);
    const copy = new DatabaseSync(path.join(folder, SQLITE_COPY), { readOnly: true });
    await target.transaction((transaction) => fill(transaction, { copy, tables, order }));
    await assertSame(target, { copy, tables, order });
    copy.close();
    const missing = await movePictures(order, copied.pictures);
    const rest = { folder, tables, before: copied.pictures };
    const { pictures, pauseMs, newlyMissing } = await bringAfter(order, rest);
    const named = new Map(pictures.map(({ id, sha256 }) => [id, sha256]));
    const stillMissing = missing.filter(({ id, sha256 }) => named.get(id) === sha256);
    const rows = Object.values(copied.rows).reduce((sum, count) => sum + count, 0);
    return {
      tables: tables.length,
      rows,
      pictures: pictures.length,
      missing: [...stillMissing, ...newlyMissing],
      pauseMs,
    };
  } finally {
    await source.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function assertThisVersion({ migrations }: DatabaseCopy): void {
  if (migrations.at(-1) !== allMigrations.at(-1)?.name)
    throw new BackupError(
      'The site has tables of another version. Start it with this version once, then move.',
    );
}

interface Filling {
  copy: DatabaseSync;
  tables: readonly string[];
  order: Pick<MoveToPostgres, 'say'>;
}

async function fill(transaction: DatabaseTransaction, { copy, tables, order }: Filling): Promise<void> {
  // The steps themselves have written a few rows, which the site has as well.
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(transaction);
  for (const table of tables) {
    const count = await putRows(transaction, {
      table,
      key: keyOf(copy, table),
      rows: readSqliteTable(copy, table),
    });
    if (count > 1_000) order.say(`Rows of ${table}: ${count.toLocaleString('en-US')}`);
  }
}

/** Reads every row of both. */
async function assertSame(target: Database, { copy, tables, order }: Filling): Promise<void> {
  const types = await readColumnTypes(target.reader);
  await target.transaction(async (transaction) => {
    for (const table of tables) {
      const [old, moved] = [createRowsDigest(), createRowsDigest()];
      for (const row of readSqliteTable(copy, table)) old.add(row);
      for await (const row of readTable(transaction, table, types)) moved.add(row);
      if (old.read().sum !== moved.read().sum)
        throw new BackupError(
          `${table} is not the same in both databases (${old.read().count} and ${moved.read().count} rows).`,
        );
    }
  });
  order.say('Every row is the same in both databases.');
}

interface Rest {
  folder: string;
  tables: readonly string[];
  before: readonly NamedPicture[];
}

async function bringAfter(order: MoveToPostgres, { folder, tables, before }: Rest) {
  const still = await holdStill(order.file, path.join(folder, SQLITE_COPY));
  const began = performance.now();
  try {
    await order.target.transaction((transaction) => applyChanges(transaction, still, tables));
    const known = new Map(before.map((picture) => [picture.id, picture]));
    const now = await readPictures(order.target);
    const newlyMissing = await movePictures(
      order,
      now.filter(({ id, sha256 }) => known.get(id)?.sha256 !== sha256),
    );
    const kept = new Set(now.map(({ id }) => id));
    for (const { id } of before) if (!kept.has(id)) await order.to.delete(keyOfObject(id));
    await moveSecrets(order);
    for (const table of tables) await assertCount(order.target, still, table);
    await order.whileStill();
    return { pictures: now, newlyMissing, pauseMs: performance.now() - began };
  } finally {
    still.letGo();
  }
}

async function applyChanges(
  transaction: DatabaseTransaction,
  still: StillSite,
  tables: readonly string[],
): Promise<void> {
  // First what no longer refers to what went, then what went, last of all what others referred to.
  for (const table of tables)
    await putRows(transaction, {
      table,
      key: await keyInPostgres(transaction, table),
      rows: still.changed(table),
    });
  for (const table of tables.toReversed()) await removeRows(transaction, { table, keys: still.gone(table) });
}

async function keyInPostgres(transaction: DatabaseTransaction, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indisprimary and indrelid = ${table}::regclass order by array_position(indkey, attnum)`.execute(
    transaction,
  );
  return rows.map(({ name }) => name);
}

async function readPictures({ reader }: Database): Promise<NamedPicture[]> {
  const rows = await reader.selectFrom('stored_object').select(['id', 'hash', 'size']).execute();
  return rows.map(({ id, hash, size }) => ({ id, sha256: hash, size }));
}

/** Servers that share a Postgres find the site's secrets there. */
async function moveSecrets({ dataDir, target }: MoveToPostgres): Promise<void> {
  const folder = secretsFolderOf(dataDir);
  for (const name of folder === undefined ? [] : await readdir(folder)) {
    const value = (await readFile(path.join(folder ?? '', name), 'utf8')).trim();
    await target.writer
      .insertInto('site_secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}

async function assertCount(target: Database, still: StillSite, table: string): Promise<void> {
  if (table === 'site_secret') return;
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    target.reader,
  );
  if (Number(rows[0]?.count) !== still.count(table))
    throw new BackupError(`${table} has not as many rows as the site. Nothing was changed on the site.`);
}

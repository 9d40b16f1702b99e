import { mkdtemp, rm } from 'node:fs/promises';
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
import { countPostgresRows, listTables, readPostgresPictures } from '../backup/postgres-dump.ts';
import { readSecrets, secretsFolderOf } from '../backup/site-data.ts';
import { openSqliteSource } from '../backup/sqlite-copy.ts';
import { inOrderOfReferences } from '../restore/table-order.ts';
import type { Moved, PictureMove, WhileLocked } from './move.types.ts';
import { movePictures } from './move-pictures.ts';
import { createRowsDigest } from './moved-rows.ts';
import { putRows, readColumnTypes, readTable, removeRows } from './postgres-side.ts';
import { keyOf, type LockedSite, lockSite, readSqliteTable } from './sqlite-side.ts';

export interface MoveToPostgres extends PictureMove {
  /** Of the running site. */
  file: string;
  dataDir: string;
  target: Database;
  whileLocked: WhileLocked;
}

/**
 * Copies and compares everything while the site runs; then keeps it from writing, and moves what changed
 * since.
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
    const { pictures, pauseMs, handOverMs, newlyMissing } = await moveChanges(order, {
      folder,
      tables,
      before: copied.pictures,
    });
    const named = new Map(pictures.map(({ id, sha256 }) => [id, sha256]));
    const stillMissing = missing.filter(({ id, sha256 }) => named.get(id) === sha256);
    const rows = Object.values(copied.rows).reduce((sum, count) => sum + count, 0);
    return {
      tables: tables.length,
      rows,
      pictures: pictures.length,
      missing: [...stillMissing, ...newlyMissing],
      pauseMs,
      handOverMs,
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

interface FirstCopy {
  folder: string;
  tables: readonly string[];
  before: readonly NamedPicture[];
}

async function moveChanges(order: MoveToPostgres, { folder, tables, before }: FirstCopy) {
  const locked = await lockSite(order.file, path.join(folder, SQLITE_COPY));
  const began = performance.now();
  try {
    await order.target.transaction((transaction) => applyChanges(transaction, locked, tables));
    const known = new Map(before.map((picture) => [picture.id, picture]));
    const now = await readPostgresPictures(order.target.reader);
    const newlyMissing = await movePictures(
      order,
      now.filter(({ id, sha256 }) => known.get(id)?.sha256 !== sha256),
    );
    const kept = new Set(now.map(({ id }) => id));
    for (const { id } of before) if (!kept.has(id)) await order.to.delete(keyOfObject(id));
    await moveSecrets(order);
    for (const table of tables) await assertCount(order.target, locked, table);
    const ready = performance.now();
    await order.whileLocked();
    const ended = performance.now();
    return { pictures: now, newlyMissing, pauseMs: ended - began, handOverMs: ended - ready };
  } finally {
    locked.unlock();
  }
}

async function applyChanges(
  transaction: DatabaseTransaction,
  locked: LockedSite,
  tables: readonly string[],
): Promise<void> {
  // Changed rows go first: they may have referred to rows that are removed after them.
  for (const table of tables)
    await putRows(transaction, {
      table,
      key: locked.key(table),
      rows: locked.changed(table),
    });
  for (const table of tables.toReversed()) await removeRows(transaction, { table, keys: locked.gone(table) });
}

/** Servers that share a Postgres find the site's secrets there. */
async function moveSecrets({ dataDir, target }: MoveToPostgres): Promise<void> {
  for (const { name, bytes } of await readSecrets(secretsFolderOf(dataDir))) {
    const value = bytes.toString('utf8').trim();
    await target.writer
      .insertInto('site_secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}

async function assertCount(target: Database, locked: LockedSite, table: string): Promise<void> {
  // On SQLite secrets are files.
  if (table === 'site_secret') return;
  if ((await countPostgresRows(target.reader, table)) !== locked.count(table))
    throw new BackupError(
      `${table} has a different number of rows than on the site. Nothing was changed on the site.`,
    );
}

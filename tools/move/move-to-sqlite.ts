import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import type { Database, DatabaseTransaction } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { BackupError } from '../backup/backup-error.ts';
import { writePrivate } from '../backup/backup-files.ts';
import { readPostgresPictures } from '../backup/postgres-dump.ts';
import { inOrderOfReferences } from '../restore/table-order.ts';
import type { ColumnTypes, Moved, PictureMove, WhileLocked } from './move.types.ts';
import { movePictures } from './move-pictures.ts';
import { createRowsDigest } from './moved-rows.ts';
import { readColumnTypes, readTable } from './postgres-side.ts';
import { fillSqliteTable, readSqliteTable } from './sqlite-side.ts';

export interface MoveToSqlite extends PictureMove {
  source: Database;
  /** The folder that becomes DATA_DIR. */
  dataDir: string;
  whileLocked: WhileLocked;
}

/** Copies pictures while the site runs; then keeps it from writing and copies all rows: the more rows, the longer the pause. */
export async function moveToSqlite(order: MoveToSqlite): Promise<Moved> {
  const { source, dataDir, say } = order;
  const file = path.join(dataDir, 'dreamseed.db');
  if (existsSync(file)) throw new BackupError(`${file} is there already. Nothing was changed.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const early = await readPostgresPictures(source.reader);
  const missing = await movePictures(order, early);
  await createTables(dataDir);
  const target = new DatabaseSync(file);
  target.exec('pragma foreign_keys = off; pragma synchronous = off');
  const began = performance.now();
  try {
    return await source.transaction(async (transaction) => {
      const types = await readColumnTypes(transaction);
      const tables = await inOrderOfReferences(transaction);
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
        transaction,
      );
      say('The site can write nothing from here on.');
      const rows = await fillAll(transaction, { target, tables, types });
      const known = new Set(early.map(({ id }) => id));
      const pictures = await readPostgresPictures(transaction);
      const later = await movePictures(
        order,
        pictures.filter(({ id }) => !known.has(id)),
      );
      await moveSecrets(transaction, dataDir);
      target.exec('pragma synchronous = full; pragma wal_checkpoint(truncate)');
      const ready = performance.now();
      await order.whileLocked();
      const ended = performance.now();
      return {
        tables: tables.length,
        rows,
        pictures: pictures.length,
        missing: [...missing, ...later],
        pauseMs: ended - began,
        handOverMs: ended - ready,
      };
    });
  } finally {
    target.close();
  }
}

async function createTables(dataDir: string): Promise<void> {
  const database = await openDatabase({ url: '', dataDir });
  await migrate(database, allMigrations, 0);
  await database.close();
}

interface Filling {
  target: DatabaseSync;
  tables: readonly string[];
  types: ColumnTypes;
}

/** @returns how many rows there are. */
async function fillAll(
  transaction: DatabaseTransaction,
  { target, tables, types }: Filling,
): Promise<number> {
  let total = 0;
  target.exec('begin');
  for (const table of tables) {
    target.exec(`delete from "${table}"`);
    const read = createRowsDigest();
    async function* rows() {
      for await (const row of readTable(transaction, table, types)) {
        read.add(row);
        yield row;
      }
    }
    await fillSqliteTable(target, { table, types, rows: rows() });
    const written = createRowsDigest();
    for (const row of readSqliteTable(target, table)) written.add(row);
    if (written.read().sum !== read.read().sum)
      throw new BackupError(`${table} is not the same in both databases.`);
    total += written.read().count;
  }
  target.exec('commit');
  return total;
}

async function moveSecrets(transaction: DatabaseTransaction, dataDir: string): Promise<void> {
  const secrets = await transaction.selectFrom('site_secret').select(['name', 'value']).execute();
  for (const { name, value } of secrets)
    await writePrivate(path.join(dataDir, 'secrets', name), Buffer.from(`${value}\n`));
}

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { BackupError } from '../backup/backup-error.ts';
import { countSqliteRows, quoteName } from '../backup/sqlite-copy.ts';
import type { ColumnTypes, MovedRow } from './move.types.ts';
import { fromSqlite, toSqlite } from './moved-rows.ts';

const LOCK_LIMIT_MS = 20_000;

export function* readSqliteTable(database: DatabaseSync, table: string): Generator<MovedRow> {
  for (const row of database.prepare(`select * from ${quoteName(table)}`).iterate()) yield fromSqlite(row);
}

/** The columns of the primary key. */
export function keyOf(database: DatabaseSync, table: string): string[] {
  const columns = database
    .prepare(`select name from pragma_table_info(?) where pk > 0 order by pk`)
    .all(table);
  if (columns.length === 0) throw new BackupError(`The table ${table} has no primary key.`);
  return columns.map(({ name }) => String(name));
}

export interface LockedSite {
  key(table: string): string[];
  /** Rows that are new, or differ from the copy. */
  changed(table: string): Generator<MovedRow>;
  /** Keys of rows that only the copy still has. */
  gone(table: string): Generator<MovedRow>;
  count(table: string): number;
  unlock(): void;
}

/** Keeps everybody else from writing, and finds what changed since an earlier copy of the same database. */
export async function lockSite(file: string, copy: string): Promise<LockedSite> {
  const database = new DatabaseSync(file, { timeout: 50 });
  database.prepare('attach ? as before').run(copy);
  const deadline = performance.now() + LOCK_LIMIT_MS;
  for (;;) {
    try {
      database.exec('begin immediate');
      break;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(5);
    }
  }
  function* ask(query: string): Generator<MovedRow> {
    for (const row of database.prepare(query).iterate()) yield fromSqlite(row);
  }
  return {
    key: (table) => keyOf(database, table),
    changed: (table) =>
      ask(`select * from main.${quoteName(table)} except select * from before.${quoteName(table)}`),
    gone(table) {
      const key = keyOf(database, table).map(quoteName).join(', ');
      return ask(
        `select ${key} from before.${quoteName(table)} except select ${key} from main.${quoteName(table)}`,
      );
    },
    count: (table) => countSqliteRows(database, table),
    unlock() {
      database.exec('rollback');
      database.close();
    },
  };
}

export async function fillSqliteTable(
  database: DatabaseSync,
  { table, types, rows }: { table: string; types: ColumnTypes; rows: AsyncIterable<MovedRow> },
): Promise<void> {
  let insert: { columns: string[]; run: (row: MovedRow) => void } | undefined;
  const prepare = (columns: string[]) => {
    const places = columns.map(() => '?').join(', ');
    const statement = database.prepare(
      `insert into ${quoteName(table)} (${columns.map(quoteName).join(', ')}) values (${places})`,
    );
    const kinds = columns.map((column) => types.get(table)?.get(column));
    return {
      columns,
      run: (row: MovedRow) =>
        void statement.run(...columns.map((column, place) => toSqlite(row[column] ?? null, kinds[place]))),
    };
  };
  for await (const row of rows) {
    insert ??= prepare(Object.keys(row));
    insert.run(row);
  }
}

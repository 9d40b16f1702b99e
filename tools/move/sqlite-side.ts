import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { SQLITE_COPY } from '../backup/backup-manifest.ts';
import type { Say } from '../backup/progress.ts';
import { countSqliteRows, openSqliteSource, quoteName, readSqlitePictures } from '../backup/sqlite-copy.ts';
import type {
  ChangedMoment,
  Moment,
  MovedRow,
  MovedTable,
  MoveSource,
  MoveTarget,
  Writing,
} from './move.types.ts';
import { fromSqlite, toSqlite } from './moved-rows.ts';
import { explainBusySite } from './site-lock.ts';

interface SqliteSource {
  /** Of the running site. */
  file: string;
  /** For copies of it: what changed is found by the one of the moment before. */
  folder: string;
  lockLimitMs: number;
  say: Say;
}

export function createSqliteSource({ file, folder, lockLimitMs, say }: SqliteSource): MoveSource {
  let before: string | undefined;
  return {
    async atOneMoment(work) {
      const into = await mkdtemp(path.join(folder, 'copy-'));
      const site = openSqliteSource(file, say);
      await site.copyInto(into).finally(site.close);
      const database = openBeside(path.join(into, SQLITE_COPY), before);
      const result = await work(readChanges(database)).finally(() => database.close());
      if (before) await rm(before);
      before = path.join(into, SQLITE_COPY);
      return result;
    },
    async whileLocked(work) {
      const database = openBeside(file, before);
      try {
        await lock(database, lockLimitMs);
        return await work(readChanges(database));
      } finally {
        database.close();
      }
    },
  };
}

function openBeside(file: string, before: string | undefined): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 50 });
  if (before) database.prepare('attach ? as before').run(before);
  return database;
}

function readSqlite(database: DatabaseSync): Moment {
  return {
    rows: ({ name }) => ask(database, `select * from ${quoteName(name)}`),
    async countByEnd(table) {
      const query = `select ${endOfKey(table)} as "end", count(*) as count from ${quoteName(table.name)} group by 1`;
      return new Map(
        database
          .prepare(query)
          .all()
          .map(({ end, count }) => [String(end), Number(count)]),
      );
    },
    keys: (table, ends) =>
      ask(
        database,
        `select ${listNames(table.key)} from ${quoteName(table.name)}
         where ${endOfKey(table)} in (select value from json_each(?))`,
        JSON.stringify(ends),
      ),
    count: async ({ name }) => countSqliteRows(database, name),
    pictures: async () => readSqlitePictures(database),
  };
}

function readChanges(database: DatabaseSync): ChangedMoment {
  return {
    ...readSqlite(database),
    changed: ({ name }) =>
      ask(database, `select * from main.${quoteName(name)} except select * from before.${quoteName(name)}`),
  };
}

function* ask(database: DatabaseSync, query: string, ...values: string[]): Generator<MovedRow> {
  for (const row of database.prepare(query).iterate(...values)) yield fromSqlite(row);
}

async function lock(database: DatabaseSync, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return database.exec('begin immediate');
    } catch (error) {
      if (performance.now() > deadline) throw explainBusySite(limitMs, error);
      await delay(5);
    }
  }
}

export function createSqliteTarget(database: DatabaseSync): MoveTarget {
  return {
    async transaction(work) {
      database.exec('begin');
      try {
        const result = await work(writeTo(database));
        // What is left for later takes its time in the pause.
        database.exec('commit; pragma wal_checkpoint(truncate)');
        return result;
      } catch (error) {
        if (database.isTransaction) database.exec('rollback');
        throw error;
      }
    },
  };
}

function writeTo(database: DatabaseSync): Writing {
  return {
    ...readSqlite(database),
    empty: async ({ name }) => database.exec(`delete from ${quoteName(name)}`),
    async put(table, rows) {
      const columns = Object.keys(table.types);
      const places = columns.map(() => '?').join(', ');
      const insert = database.prepare(
        `insert into ${quoteName(table.name)} (${listNames(columns)}) values (${places})`,
      );
      for await (const row of rows) insert.run(...valuesOf(table, columns, row));
    },
    async remove(table, rows) {
      const remove = byKey(database, 'delete', table);
      for (const row of rows) remove.run(...valuesOf(table, table.key, row));
    },
    *find(table, rows) {
      const find = byKey(database, 'select *', table);
      for (const row of rows) {
        const found = find.get(...valuesOf(table, table.key, row));
        if (found) yield fromSqlite(found);
      }
    },
  };
}

function byKey(database: DatabaseSync, what: string, { name, key }: MovedTable): StatementSync {
  const is = key.map((column) => `${quoteName(column)} = ?`).join(' and ');
  return database.prepare(`${what} from ${quoteName(name)} where ${is}`);
}

const valuesOf = ({ types }: MovedTable, columns: readonly string[], row: MovedRow) =>
  columns.map((column) => toSqlite(row[column] ?? null, types[column]));

const endOfKey = ({ key }: MovedTable) =>
  key.map((column) => `substr(${quoteName(column)}, -1)`).join(' || ');

const listNames = (columns: readonly string[]) => columns.map(quoteName).join(', ');

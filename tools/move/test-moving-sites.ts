import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { layMigratedFile } from '../../tests/support/databases/migrated-file.ts';
import { rowsByStep } from '../../tests/support/databases/migrations/rows-of-versions.ts';
import { makeSchema } from '../../tests/support/databases/postgres-schemas.ts';
import type { Moved, MoveSource } from './move.types.ts';
import { moveSite, type SiteMove } from './move-site.ts';
import {
  createPostgresSource,
  createPostgresTarget,
  describeTables,
  dropReferences,
} from './postgres-side.ts';
import { createSqliteSource, createSqliteTarget } from './sqlite-side.ts';

/** Two sites with tables of today, of which one moves into the other. */
export interface MovingSites {
  old: Database;
  /** Another connection to the old one. */
  oldAgain: Database;
  next: Database;
  /** @param watch stands between the move and the old site. */
  move(parts: Pick<SiteMove, 'from' | 'to'>, watch: (source: MoveSource) => MoveSource): Promise<Moved>;
  remove(): Promise<void>;
}

interface Places {
  onPostgres: Database;
  onPostgresAgain: Database;
  onSqlite: Database;
  onSqliteAgain: Database;
  /** Of the SQLite database. */
  dataDir: string;
  remove(): Promise<void>;
}

interface SitesOptions {
  isToPostgres: boolean;
  lockLimitMs?: number;
}

export async function openSites(
  serverUrl: string,
  { isToPostgres, lockLimitMs = 20_000 }: SitesOptions,
): Promise<MovingSites> {
  const places = await openPlaces(serverUrl);
  const ways = isToPostgres ? toPostgres(places, lockLimitMs) : toSqlite(places, lockLimitMs);
  const tables = await describeTables(places.onPostgres.reader);
  const finish = isToPostgres ? await dropReferences(places.onPostgres) : async () => {};
  const rest = { tables, finish, say: () => {}, moveSecrets: async () => {}, whileLocked: async () => {} };
  return {
    ...ways,
    move: async (parts, watch) =>
      await moveSite({ ...parts, ...rest, target: ways.target, source: watch(ways.source(tables)) }),
    remove: places.remove,
  };
}

function toPostgres({ onPostgres, onSqlite, onSqliteAgain, dataDir }: Places, lockLimitMs: number) {
  return {
    ...{ old: onSqlite, oldAgain: onSqliteAgain, next: onPostgres },
    source: () =>
      createSqliteSource({
        file: path.join(dataDir, 'dreamseed.db'),
        folder: path.join(dataDir, 'copy'),
        lockLimitMs,
        say: () => {},
      }),
    target: createPostgresTarget(onPostgres),
  };
}

function toSqlite({ onPostgres, onPostgresAgain, onSqlite, dataDir }: Places, lockLimitMs: number) {
  const file = new DatabaseSync(path.join(dataDir, 'dreamseed.db'), { enableForeignKeyConstraints: false });
  return {
    ...{ old: onPostgres, oldAgain: onPostgresAgain, next: onSqlite },
    source: (tables: SiteMove['tables']) =>
      createPostgresSource({ database: onPostgres, tables, lockLimitMs }),
    target: createSqliteTarget(file),
  };
}

async function openPlaces(serverUrl: string): Promise<Places> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-test-'));
  await layMigratedFile(dataDir);
  await mkdir(path.join(dataDir, 'copy'));
  const { url, remove } = await makeSchema(serverUrl);
  const open = (at: string) => openDatabase({ url: at, dataDir, exclusive: false });
  const [onPostgres, onPostgresAgain] = [await open(url), await open(url)];
  const [onSqlite, onSqliteAgain] = [await open(''), await open('')];
  await migrate(onPostgres, allMigrations, 0);
  return {
    ...{ onPostgres, onPostgresAgain, onSqlite, onSqliteAgain, dataDir },
    async remove() {
      for (const database of [onPostgres, onPostgresAgain, onSqlite, onSqliteAgain]) await database.close();
      await remove();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** A row or more in each table. */
export async function fillEveryTable(database: Database): Promise<void> {
  const writer = database.writer as unknown as Kysely<Record<string, Record<string, unknown>>>;
  for (const { name } of allMigrations)
    for (const { table, key, values, later } of rowsByStep[name]?.(database.kind) ?? [])
      await writer
        .insertInto(table)
        .values({ ...key, ...values, ...later })
        .execute();
}

export async function run(database: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database.writer);
}

/** Has written, and stays open until it is told to commit. */
export async function openTransaction(database: Database, statements: readonly string[]) {
  const written = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const ended = database.transaction(async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
    written.resolve();
    await mayCommit.promise;
  });
  await Promise.race([written.promise, ended]);
  return {
    async commit() {
      mayCommit.resolve();
      await ended;
    },
  };
}

/** Every row of every table, in words that two databases can be compared by. */
export async function readEverything({ reader }: Database): Promise<Record<string, string[]>> {
  const tables = await reader.introspection.getTables();
  const named = tables.map(async ({ name }) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(reader);
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).map(comparable).sort()));
    return [name, lines.sort()] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

/** Postgres answers moments as dates, and yes as true. */
function comparable([column, value]: [string, unknown]): string {
  const plain = typeof value === 'boolean' ? Number(value) : value;
  return JSON.stringify([column, plain instanceof Uint8Array ? Buffer.from(plain).toString('hex') : plain]);
}

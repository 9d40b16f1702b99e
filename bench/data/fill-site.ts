import { sql } from 'kysely';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { DataSizes } from './data-sizes.ts';
import { fillLibrary } from './many-posts.ts';
import { fillLedger } from './many-rows.ts';
import type { Place } from './quiet-services.ts';

/** Makes an empty place one that was used for years. */
export const fillSite = (place: Place, sizes: DataSizes) =>
  fillPlace(place, async (database) => {
    await fillLedger(database, sizes);
    await fillLibrary(database, sizes.posts);
  });

/** Lets rows be written as fast as they can be, into tables of today. */
export async function fillPlace(
  { databaseUrl, dataDir }: Place,
  fill: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    await migrate(database, allMigrations, 0);
    await hurry(database);
    await fill(database);
    await settle(database);
  } finally {
    await database.close();
  }
}

/** What is lost in a power cut is filled anew. */
async function hurry(database: Database): Promise<void> {
  const settings =
    database.kind === 'sqlite'
      ? ['pragma synchronous = off', 'pragma cache_size = -500000']
      : ['alter system set full_page_writes = off', "alter system set max_wal_size = '8GB'", RELOAD];
  await runEach(database, settings);
}

/** What a server does by itself some minutes later would else be done while it is measured. */
async function settle(database: Database): Promise<void> {
  const settings =
    database.kind === 'sqlite'
      ? ['pragma synchronous = full', 'pragma wal_checkpoint(truncate)']
      : ['alter system reset all', RELOAD, 'vacuum analyze', 'checkpoint'];
  await runEach(database, settings);
}

const RELOAD = 'select pg_reload_conf()';

async function runEach({ writer }: Database, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(writer);
}

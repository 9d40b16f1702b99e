import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe } from 'vitest';
import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import type { Database } from '../../../src/platform/db/database.types.ts';
import { type Migration, migrate } from '../../../src/platform/db/migrate.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';
import { layMigratedFile } from './migrated-file.ts';
import { makeSchema, takeMigratedSchema } from './postgres-schemas.ts';

interface TestDatabase {
  database: Database;
  /** A second connection to the same data, as another process would have it. */
  openAgain(): Promise<Database>;
}

/** @param migrations all of the product's when left out. */
export type OpenTestDatabase = (migrations?: readonly Migration[]) => Promise<TestDatabase>;

interface Place {
  url: string;
  dataDir: string;
  remove(): Promise<void>;
}

/** @param isMigrated whether the product's tables are to be in it already. */
type MakePlace = (isMigrated: boolean) => Promise<Place>;

/**
 * Declares the same tests for SQLite, or for Postgres when TEST_DATABASE_URL is set: one run of all
 * tests without it and one with it are both. Each test opens as many empty databases as it likes; they
 * are closed and removed after it.
 */
export function describeOnEveryDatabase(title: string, declare: (open: OpenTestDatabase) => void): void {
  const postgresUrl = process.env.TEST_DATABASE_URL;
  if (postgresUrl) describe(`${title} (Postgres)`, () => declare(createOpener(onPostgres(postgresUrl))));
  else describe(`${title} (SQLite)`, () => declare(createOpener(makeFolder)));
}

/** Opens an empty SQLite database with the product's tables, for tests of what lies above the database. */
export function useTestDatabase(): OpenTestDatabase {
  return createOpener(makeFolder);
}

function createOpener(makePlace: MakePlace): OpenTestDatabase {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  return async (migrations = allMigrations) => {
    const isMigrated = migrations === allMigrations;
    const place = await makePlace(isMigrated);
    cleanUps.push(place.remove);
    const open = async (exclusive: boolean) => {
      const database = await openDatabase({ ...place, exclusive });
      cleanUps.push(() => database.close());
      return database;
    };
    const database = await open(true);
    if (!isMigrated) await migrate(database, migrations, 0);
    return { database, openAgain: () => open(false) };
  };
}

function onPostgres(serverUrl: string): MakePlace {
  return async (isMigrated) => ({
    ...(await (isMigrated ? takeMigratedSchema : makeSchema)(serverUrl)),
    dataDir: '',
  });
}

async function makeFolder(isMigrated: boolean): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-test-'));
  if (isMigrated) await layMigratedFile(dataDir);
  return { url: '', dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

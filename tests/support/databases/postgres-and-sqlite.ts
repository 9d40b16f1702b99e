import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe } from 'vitest';
import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import type { Database } from '../../../src/platform/db/database.types.ts';
import { type Migration, migrate } from '../../../src/platform/db/migrate.ts';
import { openDatabase } from '../../../src/platform/db/open-database.ts';

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

/**
 * Declares the same tests for SQLite, or for Postgres when TEST_DATABASE_URL is set: one run of all
 * tests without it and one with it are both. Each test opens as many empty databases as it likes; they
 * are closed and removed after it.
 */
export function describeOnEveryDatabase(title: string, declare: (open: OpenTestDatabase) => void): void {
  const postgresUrl = process.env.TEST_DATABASE_URL;
  if (postgresUrl)
    describe(`${title} (Postgres)`, () => declare(createOpener(() => makeSchema(postgresUrl))));
  else describe(`${title} (SQLite)`, () => declare(createOpener(makeFolder)));
}

/** Opens an empty SQLite database with the product's tables, for tests of what lies above the database. */
export function useTestDatabase(): OpenTestDatabase {
  return createOpener(makeFolder);
}

function createOpener(makePlace: () => Promise<Place>): OpenTestDatabase {
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  return async (migrations = allMigrations) => {
    const place = await makePlace();
    cleanUps.push(place.remove);
    const open = async (exclusive: boolean) => {
      const database = await openDatabase({ ...place, exclusive });
      cleanUps.push(() => database.close());
      return database;
    };
    const database = await open(true);
    await migrate(database, migrations, 0);
    return { database, openAgain: () => open(false) };
  };
}

async function makeFolder(): Promise<Place> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-test-'));
  return { url: '', dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function makeSchema(url: string): Promise<Place> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const administrate = async (command: string) => {
    const database = await openDatabase({ url, dataDir: '' });
    await sql.raw(command).execute(database.writer);
    await database.close();
  };
  await administrate(`create schema ${schema}`);
  const own = new URL(url);
  own.searchParams.set('options', `-c search_path=${schema}`);
  return { url: own.href, dataDir: '', remove: () => administrate(`drop schema ${schema} cascade`) };
}

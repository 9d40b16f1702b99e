import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { startPostgresCluster } from '../support/databases/postgres-cluster.ts';

export interface StressDatabase {
  name: 'SQLite' | 'Postgres';
  /** @returns the address of an empty database for one part; '' for SQLite, where each part makes its own. */
  create(part: string): Promise<string>;
}

interface StressDatabases {
  kinds: readonly StressDatabase[];
  stop: () => Promise<void>;
}

/** SQLite, and when asked for a Postgres of its own as well. */
export async function startStressDatabases(withPostgres: boolean): Promise<StressDatabases> {
  const sqlite: StressDatabase = { name: 'SQLite', create: async () => '' };
  if (!withPostgres) return { kinds: [sqlite], stop: async () => {} };
  const cluster = await startPostgresCluster();
  const postgres: StressDatabase = {
    name: 'Postgres',
    create: (part) => createDatabase(cluster.url, `stress_${part.replaceAll(/\W/g, '_')}`),
  };
  return { kinds: [sqlite, postgres], stop: cluster.stop };
}

/** @returns the address of another empty database on the same server; '' for SQLite. */
export async function createNeighbour(databaseUrl: string, name: string): Promise<string> {
  if (databaseUrl === '') return '';
  return await createDatabase(databaseUrl, `${new URL(databaseUrl).pathname.slice(1)}_${name}`);
}

/** @param serverUrl names any database of the server. @returns the address of the new one. */
async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const database = await openDatabase({ url: serverUrl, dataDir: '' });
  await sql.raw(`create database ${name}`).execute(database.writer);
  await database.close();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

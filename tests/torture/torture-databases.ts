import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { startPostgresCluster } from '../support/postgres-cluster.ts';

export interface TortureDatabase {
  name: 'SQLite' | 'Postgres';
  /** @returns the address of an empty database for one part; '' for SQLite, where each part makes its own. */
  create(part: string): Promise<string>;
}

export interface TortureDatabases {
  kinds: readonly TortureDatabase[];
  stop: () => Promise<void>;
}

/** SQLite, and when asked for a Postgres of its own as well. */
export async function startTortureDatabases(withPostgres: boolean): Promise<TortureDatabases> {
  const sqlite: TortureDatabase = { name: 'SQLite', create: async () => '' };
  if (!withPostgres) return { kinds: [sqlite], stop: async () => {} };
  const cluster = await startPostgresCluster();
  const postgres: TortureDatabase = {
    name: 'Postgres',
    async create(part) {
      const url = new URL(cluster.url);
      const name = `torture_${part.replaceAll(/\W/g, '_')}`;
      const database = await openDatabase({ url: url.href, dataDir: '' });
      await sql.raw(`create database ${name}`).execute(database.writer);
      await database.close();
      url.pathname = `/${name}`;
      return url.href;
    },
  };
  return { kinds: [sqlite, postgres], stop: cluster.stop };
}

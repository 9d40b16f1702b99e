import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/open-database.ts';

/** Databases of their own on the Postgres server for tests: who restores one must be alone on it. */
export async function createOwnDatabase(serverUrl: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const administrate = async (command: string) => {
    const database = await openDatabase({ url: serverUrl, dataDir: '' });
    await sql.raw(command).execute(database.writer);
    await database.close();
  };
  await administrate(`create database ${name}`);
  const own = new URL(serverUrl);
  own.pathname = `/${name}`;
  return { url: own.href, remove: () => administrate(`drop database ${name} with (force)`) };
}

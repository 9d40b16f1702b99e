import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { Place } from './quiet-services.ts';

/** Each site gets a schema of its own in a server that only this bench uses. */
export async function makeSchema(clusterUrl: string, name: string, folder: string): Promise<Place> {
  const administrator = await openDatabase({ url: clusterUrl, dataDir: '' });
  await sql.raw(`create schema ${name}`).execute(administrator.writer);
  await administrator.close();
  const url = new URL(clusterUrl);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { databaseUrl: url.href, dataDir: join(folder, `postgres-${name}`) };
}

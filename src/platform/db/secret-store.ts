import { randomBytes } from 'node:crypto';
import type { Database } from './database.types.ts';
import { readOrCreateSecret } from './secret-file.ts';
import type {} from './secret-store.tables.ts';

const SECRET_BYTES = 32;

interface SharedSecretOptions {
  database: Database;
  dataDir: string;
  /** Names the secret among the site's others, e.g. `guest-secret`. */
  name: string;
}

/**
 * A secret that a site makes for itself at its first start and keeps. With the embedded database it
 * lies in a file that its own user alone may read, apart from the data that gets copied around;
 * servers that share a Postgres find the same one there, whichever of them came first.
 * @returns 64 hexadecimal characters.
 */
export async function readOrCreateSharedSecret({
  database,
  dataDir,
  name,
}: SharedSecretOptions): Promise<string> {
  if (database.kind === 'sqlite') return readOrCreateSecret({ dataDir, name });
  await database.writer
    .insertInto('site_secret')
    .values({ name, value: randomBytes(SECRET_BYTES).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database.writer
    .selectFrom('site_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

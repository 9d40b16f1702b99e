import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import type { CheckLine } from '../../features/owner/site/site.types.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { openDatabase } from '../../platform/db/open-database.ts';

const name = 'database';

/** Whether it can be reached and written, and has the tables of this version. A running site is not disturbed. */
export async function checkDatabase(url: string, dataDir: string): Promise<CheckLine> {
  const isPostgres = /^postgres(ql)?:/.test(url);
  const file = url === '' ? join(dataDir, 'dreamseed.db') : url.replace(/^file:(\/\/)?/, '');
  // Opening an SQLite file that is not there would make it.
  if (!isPostgres && !existsSync(file)) {
    return { name, state: 'off', detail: `${file} is not there yet: the first start makes it.` };
  }
  const database = await openDatabase({ url, dataDir, exclusive: false });
  try {
    const missing = await findMissingStep(database);
    if (missing !== undefined) {
      return {
        name,
        state: 'failed',
        detail: `It lacks the tables of step ${missing}: the next start makes them.`,
      };
    }
    await assertWritable(database);
    return {
      name,
      state: 'ok',
      detail: `${isPostgres ? 'Postgres' : file} answers, is up to date and takes writes.`,
    };
  } finally {
    await database.close();
  }
}

async function findMissingStep({ reader }: Database): Promise<string | undefined> {
  const rows = await reader
    .selectFrom('schema_migration')
    .select('name')
    .execute()
    .catch(() => []);
  const applied = new Set(rows.map((row) => row.name));
  return allMigrations.find((step) => !applied.has(step.name))?.name;
}

class NothingChanged extends Error {}

/** Writes within a transaction that is taken back. */
async function assertWritable(database: Database): Promise<void> {
  const attempt = database.transaction(async (transaction) => {
    await transaction
      .updateTable('schema_migration')
      .set({ name: 'none' })
      .where('name', '=', 'none')
      .execute();
    throw new NothingChanged();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof NothingChanged)) throw error;
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { BackupError } from '../backup/backup-error.ts';
import { listTables } from '../backup/postgres-dump.ts';
import { readSecrets, secretsFolderOf } from '../backup/site-data.ts';
import type { Moved, PictureMove, WhileLocked } from './move.types.ts';
import { moveSite } from './move-site.ts';
import { createPostgresTarget, describeTables, dropReferences } from './postgres-side.ts';
import { LOCK_LIMIT_MS } from './site-lock.ts';
import { createSqliteSource } from './sqlite-side.ts';

export interface MoveToPostgres extends PictureMove {
  /** Of the running site. */
  file: string;
  dataDir: string;
  target: Database;
  whileLocked: WhileLocked;
}

/** From SQLite; the first copy of it lies in the site's own folder meanwhile. */
export async function moveToPostgres(order: MoveToPostgres): Promise<Moved> {
  const { file, dataDir, target, say } = order;
  if ((await listTables(target.reader)).length > 0)
    throw new BackupError(
      'The new database is not empty. If that is of a move that failed, empty it. Nothing was changed.',
    );
  const folder = await mkdtemp(path.join(dataDir, '.moving-'));
  try {
    await migrate(target, allMigrations, 0);
    return await moveSite({
      ...order,
      source: createSqliteSource({ file, folder, say, lockLimitMs: LOCK_LIMIT_MS }),
      target: createPostgresTarget(target),
      tables: await describeTables(target.reader),
      finish: await dropReferences(target),
      moveSecrets: () => moveSecrets(order),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Servers that share a Postgres find the site's secrets there. */
async function moveSecrets({ dataDir, target }: MoveToPostgres): Promise<void> {
  for (const { name, bytes } of await readSecrets(secretsFolderOf(dataDir))) {
    const value = bytes.toString('utf8').trim();
    await target.writer
      .insertInto('site_secret')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}

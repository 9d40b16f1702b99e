import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { syncPath } from '../../src/platform/storage/write-whole.ts';
import { BackupError } from '../backup/backup-error.ts';
import { writePrivate } from '../backup/backup-files.ts';
import { renameAll } from '../restore/rename-all.ts';
import type { Moved, PictureMove, WhileLocked } from './move.types.ts';
import { moveSite } from './move-site.ts';
import { createPostgresSource, describeTables } from './postgres-side.ts';
import { LOCK_LIMIT_MS } from './site-lock.ts';
import { createSqliteTarget } from './sqlite-side.ts';

export interface MoveToSqlite extends PictureMove {
  source: Database;
  /** The folder that becomes DATA_DIR. */
  dataDir: string;
  whileLocked: WhileLocked;
}

/** From Postgres. No server takes a folder for a site whose move has not ended. */
export async function moveToSqlite(order: MoveToSqlite): Promise<Moved> {
  const { source, dataDir } = order;
  const file = path.join(dataDir, 'dreamseed.db');
  const unfinished = path.join(dataDir, 'dreamseed.moving');
  const earlier = [file, unfinished].find((one) => existsSync(one));
  if (earlier)
    throw new BackupError(
      `${earlier} is there already. Name another folder, or remove this one if it is of a move that failed. Nothing was changed.`,
    );
  const made = await openDatabase({ url: `file:${unfinished}`, dataDir });
  await migrate(made, allMigrations, 0);
  const database = new DatabaseSync(unfinished, { enableForeignKeyConstraints: false });
  const close = async () => {
    if (!database.isOpen) return;
    database.close();
    await made.close();
  };
  try {
    const tables = await describeTables(source.reader);
    return await moveSite({
      ...order,
      source: createPostgresSource({ database: source, tables, lockLimitMs: LOCK_LIMIT_MS }),
      target: createSqliteTarget(database),
      tables,
      moveSecrets: () => moveSecrets(source, dataDir),
      async finish() {
        await close();
        await renameAll([{ from: unfinished, to: file }]);
        await syncPath(dataDir);
      },
    });
  } finally {
    await close();
  }
}

/** Without a Postgres, the site's secrets are files. */
async function moveSecrets({ reader }: Database, dataDir: string): Promise<void> {
  const secrets = await reader.selectFrom('site_secret').select(['name', 'value']).execute();
  for (const { name, value } of secrets)
    await writePrivate(path.join(dataDir, 'secrets', name), Buffer.from(`${value}\n`));
}

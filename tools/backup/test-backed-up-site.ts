import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import { type Migration, migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createBlobs } from '../../src/platform/storage/blobs.store.ts';
import { createFilesStorage } from '../../src/platform/storage/files-storage.ts';
import { storeAlone } from '../../src/platform/storage/test-blob.ts';
import { createTestClock } from '../../tests/support/test-clock.ts';
import type { RestoreOrder } from '../restore/restore.types.ts';
import { openBackupFolder } from './backup-folder.ts';
import { type BackupOrder, createBackup } from './create-backup.ts';
import { objectsFolderOf } from './site-data.ts';
import { openSqliteSource } from './sqlite-copy.ts';
import { verifyBackup } from './verify-backup.ts';

/** A site on SQLite with a server that could be running, and a folder for its backups. */
export function createSiteMaker() {
  const cleanUps: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });
  return async (migrations: readonly Migration[] = allMigrations) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-backup-'));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const dataDir = path.join(folder, 'site');
    const database = await openDatabase({ url: '', dataDir });
    cleanUps.push(() => database.close());
    await migrate(database, migrations, 0);
    const clock = createTestClock();
    const storage = createFilesStorage({ folder: objectsFolderOf(dataDir) });
    const said: string[] = [];
    const target = openBackupFolder(path.join(folder, 'backups'));
    const backUp = async (changes: Partial<BackupOrder> = {}) => {
      const source = openSqliteSource(path.join(dataDir, 'dreamseed.db'), () => {});
      const order: BackupOrder = {
        source,
        storage,
        target,
        secretsFolder: undefined,
        programVersion: '1.2.3',
        now: clock.now,
        say: (line) => said.push(line),
        ...changes,
      };
      return await createBackup(order).finally(() => source.close());
    };
    const orderRestore = async (changes: Partial<RestoreOrder> = {}): Promise<RestoreOrder> => {
      const { folder: snapshotFolder } = await target.find();
      const { manifest, pictures } = await verifyBackup(target, snapshotFolder, () => {});
      return {
        site: { dataDir: path.join(folder, 'restored'), databaseUrl: '', storage: { storageUrl: '' } },
        backups: target,
        snapshotFolder,
        manifest,
        pictures,
        migrations: allMigrations,
        replace: false,
        now: clock.now,
        say: () => {},
        ...changes,
      };
    };
    const blobs = createBlobs({ database, storage, newId: randomUUID, clock });
    const keep = (text: string) =>
      storeAlone(blobs, 'ann', { bytes: new TextEncoder().encode(text), contentType: 'image/png' });
    return { folder, dataDir, database, storage, blobs, clock, target, said, keep, backUp, orderRestore };
  };
}

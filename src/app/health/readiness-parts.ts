import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.types.ts';
import { findMissingMigration, type Migration } from '../../platform/db/migrate.ts';
import type { ObjectStorage } from '../../platform/storage/storage.types.ts';
import type { ReadinessPart } from './watched-part.ts';

/** The database answers, and has the tables of this version. */
export function databasePart(database: Database, migrations: readonly Migration[]): ReadinessPart {
  return {
    name: 'database',
    async check() {
      const missing = await findMissingMigration(database, migrations);
      if (missing !== undefined) throw new Error(`The tables of step ${missing} are missing.`);
    },
  };
}

/**
 * Files can be written: a disk may be full, or mounted for reading alone. A bucket is only asked for an
 * object that it has not, because each thing stored there is charged for.
 */
export function storagePart(storage: ObjectStorage, kind: 'files' | 'bucket'): ReadinessPart {
  const key = `readiness/${randomUUID()}`;
  return {
    name: 'storage',
    async check() {
      if (kind === 'bucket') await storage.get(key);
      else {
        await storage.put(key, new Uint8Array(1), 'application/octet-stream');
        await storage.delete(key);
      }
    },
  };
}

/** The built pages could be loaded; once they are, they stay. */
export function pagesPart(getBuild: () => Promise<unknown>): ReadinessPart {
  let isLoaded = false;
  return {
    name: 'pages',
    async check() {
      if (isLoaded) return;
      await getBuild();
      isLoaded = true;
    },
  };
}

import type { Migration } from '../../src/platform/db/migrate.ts';
import type { BackupFolder } from '../backup/backup-folder.ts';
import type { BackupManifest } from '../backup/backup-manifest.ts';
import type { NamedPicture } from '../backup/database-copy.types.ts';
import type { Say } from '../backup/progress.ts';
import type { SiteData } from '../backup/site-data.ts';

/** A backup whose every byte was checked, and where it goes. */
export interface RestoreOrder {
  site: Pick<SiteData, 'dataDir' | 'databaseUrl' | 'storage'>;
  backups: BackupFolder;
  /** The folder of the one backup. */
  snapshotFolder: string;
  manifest: BackupManifest;
  pictures: readonly NamedPicture[];
  /** Every step that this program knows. */
  migrations: readonly Migration[];
  /** Whether what is there may be set aside. */
  replace: boolean;
  now: () => number;
  say: Say;
}

export interface Restored {
  /** Where what was there before is now, for people; undefined when nothing was. */
  keptAside?: string;
  /** Steps that brought the tables up to date. */
  migrated: string[];
}

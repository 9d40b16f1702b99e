/**
 * Brings a site back from a backup:
 *
 *     npm run restore -- /backups/dreamseed
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import { OWN_USER_ONLY } from '../src/platform/storage/private-files.ts';
import { BackupError, explainFileError } from './backup/backup-error.ts';
import { openBackupFolder } from './backup/backup-folder.ts';
import { readManifest } from './backup/backup-manifest.ts';
import { isPostgres, readSiteData } from './backup/site-data.ts';
import { verifyBackup } from './backup/verify-backup.ts';
import { stepsOfBackup } from './restore/backed-up-steps.ts';
import type { Restored, RestoreOrder } from './restore/restore.types.ts';
import { restorePostgres } from './restore/restore-postgres.ts';
import { restoreSqlite } from './restore/restore-sqlite.ts';

const NOTHING_DONE = 2;
const USAGE = `Usage: npm run restore -- DIR                              restores the newest backup in DIR
       npm run restore -- DIR --at 2026-01-31T04-00-00Z     restores an older one
       npm run restore -- DIR --replace                     sets aside what is there; nothing is deleted

Stop the site first. It is restored to where the settings (DATA_DIR, DATABASE_URL, STORAGE_URL) point,
onto the same kind of database that was backed up. Every byte is checked before anything is changed.`;

const root = join(import.meta.dirname, '..');
const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  process.umask(OWN_USER_ONLY);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return say(USAGE);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new BackupError(`Name one folder.\n${USAGE}`);
  const site = readSiteData(root);
  const backups = openBackupFolder(folder);
  const { name, folder: snapshotFolder } = await backups.find(values.at);
  const kind = isPostgres(site.databaseUrl) ? 'postgres' : 'sqlite';
  assertRestorable(await readManifest(snapshotFolder), kind);
  say(`Checking backup ${name}`);
  const { manifest, pictures, faults } = await verifyBackup(backups, snapshotFolder, say);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new BackupError(`Backup ${name} cannot be trusted. Nothing was changed.`);
  const order: RestoreOrder = {
    site,
    backups,
    snapshotFolder,
    manifest,
    pictures,
    migrations: allMigrations,
    replace: values.replace,
    now: Date.now,
    say,
  };
  tell(name, await (kind === 'postgres' ? restorePostgres(order) : restoreSqlite(order)));
}

function assertRestorable(manifest: RestoreOrder['manifest'], kind: 'sqlite' | 'postgres'): void {
  stepsOfBackup(manifest, allMigrations);
  if (manifest.database.kind === kind) return;
  throw new BackupError(
    `This is a backup of a site on ${nameOf(manifest.database.kind)}, and the settings name ${nameOf(kind)}. A backup can only be restored onto the kind of database that it was made from.`,
  );
}

function nameOf(kind: 'sqlite' | 'postgres'): string {
  return kind === 'sqlite' ? 'SQLite' : 'Postgres';
}

function tell(name: string, { keptAside, migrated }: Restored): void {
  say(`Backup ${name} is restored.`);
  if (migrated.length > 0) say(`  brought up to date: ${migrated.join(', ')}`);
  if (keptAside !== undefined) say(`  what was there before: ${keptAside}`);
}

try {
  await main();
} catch (error) {
  const told = explainFileError(error);
  console.error(told instanceof Error ? told.message : String(told));
  process.exitCode = NOTHING_DONE;
}

/**
 * Keeps a copy of everything the site must not lose, also while it runs:
 *
 *     npm run backup -- /backups/dreamseed
 *     npm run backup -- --verify /backups/dreamseed
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OWN_USER_ONLY } from '../src/platform/storage/private-files.ts';
import { BackupError, explainFileError } from './backup/backup-error.ts';
import { openBackupFolder } from './backup/backup-folder.ts';
import { type BackupOrder, createBackup, type FinishedBackup } from './backup/create-backup.ts';
import type { DatabaseSource } from './backup/database-copy.types.ts';
import { openPostgresSource } from './backup/postgres-dump.ts';
import {
  isPostgres,
  openPictures,
  readSiteData,
  type SiteData,
  secretsFolderOf,
  sqliteFileOf,
} from './backup/site-data.ts';
import { openSqliteSource } from './backup/sqlite-copy.ts';
import { verifyBackup } from './backup/verify-backup.ts';

const FAULTY = 1;
const NOTHING_DONE = 2;
const USAGE = `Usage: npm run backup -- DIR              makes one more backup in DIR; the site may run
       npm run backup -- --verify DIR     checks the newest backup there, byte by byte
       npm run backup -- --verify DIR --at 2026-01-31T04-00-00Z     checks an older one

DIR is made when it is not there. Pictures that an earlier backup in it has are not copied again.`;

const root = join(import.meta.dirname, '..');
const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  process.umask(OWN_USER_ONLY);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      verify: { type: 'boolean', default: false },
      at: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return say(USAGE);
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new BackupError(`Name one folder.\n${USAGE}`);
  if (values.verify) return await verify(folder, values.at);
  if (values.at !== undefined) throw new BackupError(`--at belongs to --verify.\n${USAGE}`);
  await makeBackup(folder);
}

async function makeBackup(folder: string): Promise<void> {
  const site = readSiteData(root);
  const source = await openSource(site);
  try {
    const order: BackupOrder = {
      source,
      storage: openPictures(site),
      target: openBackupFolder(folder),
      secretsFolder: secretsFolderOf(site.dataDir),
      programVersion: site.programVersion,
      now: Date.now,
      say,
    };
    tellBackup(await createBackup(order), order, site);
  } finally {
    await source.close();
  }
}

async function openSource(site: SiteData): Promise<DatabaseSource> {
  if (isPostgres(site.databaseUrl)) return await openPostgresSource(site.databaseUrl, say);
  return openSqliteSource(sqliteFileOf(site), say);
}

function tellBackup(
  { name, manifest, picturesAdded }: FinishedBackup,
  { target }: BackupOrder,
  site: SiteData,
) {
  const { rows } = manifest.database;
  const { count, missing } = manifest.pictures;
  say(`Backup ${name} in ${target.folder}`);
  say(`  accounts: ${rows.auth_user ?? 0}, images: ${rows.gallery_image ?? 0}, posts: ${rows.post ?? 0}`);
  say(`  pictures: ${count}, of which new here: ${picturesAdded}`);
  if (manifest.secrets.length > 0)
    say(`  secrets of the site: ${manifest.secrets.map((secret) => secret.name).join(', ')}`);
  if (site.secretsInSettings.length > 0)
    say(`  Not in it: ${site.secretsInSettings.join(' and ')} from your settings. Keep them, too.`);
  for (const { id } of missing) console.error(`The picture ${id} is missing in the site's storage.`);
  if (missing.length > 0) process.exitCode = FAULTY;
}

async function verify(folder: string, at: string | undefined): Promise<void> {
  const target = openBackupFolder(folder);
  const found = await target.find(at);
  const { manifest, pictures, faults } = await verifyBackup(target, found.folder, say);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error(`Backup ${found.name} cannot be trusted. Faults: ${faults.length}.`);
    process.exitCode = FAULTY;
    return;
  }
  say(
    `Backup ${found.name} is whole: ${pictures.length} pictures, ${manifest.database.kind}, ${manifest.database.migrations.at(-1)}.`,
  );
}

try {
  await main();
} catch (error) {
  const told = explainFileError(error);
  console.error(told instanceof Error ? told.message : String(told));
  process.exitCode = NOTHING_DONE;
}

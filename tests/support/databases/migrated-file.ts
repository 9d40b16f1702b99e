import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { listDatabaseFiles, openDatabase } from '../../../src/platform/db/open-database.ts';

let migrated: Promise<Uint8Array> | undefined;

/** Puts an SQLite database with all tables and no rows into a folder: a copy, since making one takes 30 ms. */
export async function layMigratedFile(dataDir: string): Promise<void> {
  migrated ??= makeMigratedFile();
  await writeFile(fileIn(dataDir), await migrated, { mode: 0o600 });
}

async function makeMigratedFile(): Promise<Uint8Array> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-migrated-'));
  const database = await openDatabase({ url: '', dataDir });
  await migrate(database, allMigrations, 0);
  // Closing brings all of it into the one file.
  await database.close();
  const bytes = await readFile(fileIn(dataDir));
  await rm(dataDir, { recursive: true });
  return bytes;
}

function fileIn(dataDir: string): string {
  const [file = ''] = listDatabaseFiles({ url: '', dataDir });
  return file;
}

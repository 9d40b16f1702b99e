import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';

export interface DataPlace {
  databaseUrl: string;
  dataDir: string;
}

interface DataReport {
  faults: string[];
  /** Whole images and thumbnails that nothing refers to: a crash between a file and its row leaves one. */
  orphans: number;
}

/** Looks at the data itself for what no answer shows. */
export async function findDataFaults({ databaseUrl, dataDir }: DataPlace): Promise<DataReport> {
  const database = await openDatabase({ url: databaseUrl, dataDir, exclusive: false });
  try {
    const ledger = await findLedgerFaults(database);
    const files = await findFileFaults(database, path.join(dataDir, 'objects'));
    return {
      faults: [
        ...ledger.map((fault) => JSON.stringify(fault)),
        ...(await findStuckHolds(database)),
        ...files.faults,
      ],
      orphans: files.orphans,
    };
  } finally {
    await database.close();
  }
}

/** Every journey was walked to its end, so nothing may be set aside any more. */
async function findStuckHolds(database: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string; state: string }>`
    select id, state from hold where state in ('open', 'delivered')`.execute(database.reader);
  return rows.map(({ id, state }) => `hold ${id} is still ${state}`);
}

async function findFileFaults(database: Database, folder: string): Promise<DataReport> {
  const { rows } = await sql<{ id: string; hash: string }>`select id, hash from stored_object`.execute(
    database.reader,
  );
  const hashes = new Map(rows.map(({ id, hash }) => [id, hash]));
  const owned = new Set(hashes.keys());
  const faults: string[] = [];
  let orphans = 0;
  for (const file of await listFiles(folder)) {
    const bytes = await readFile(file);
    const id = path.basename(file).replace(/-\d+\.webp$/, '');
    if (!owned.has(id)) orphans += 1;
    const known = hashes.get(path.basename(file));
    hashes.delete(path.basename(file));
    if (known !== undefined && known !== createHash('sha256').update(bytes).digest('hex'))
      faults.push(`${file} holds other bytes than its row says`);
    if (known === undefined && !(await isWholeImage(bytes))) faults.push(`${file} is half written`);
  }
  return { faults: [...faults, ...[...hashes.keys()].map((id) => `object ${id} has no file`)], orphans };
}

/** Files under their final names; temporary ones begin with a dot. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function isWholeImage(bytes: Uint8Array): Promise<boolean> {
  return await sharp(bytes, { failOn: 'truncated' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

export const MANIFEST_FILE = 'manifest.json';
export const BACKUP_FORMAT = 1;
/** The whole database of a site on SQLite. */
export const SQLITE_COPY = 'dreamseed.db';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Nothing that leads out of the backup's folder, or anywhere else on the way back. */
const fileName = z.string().regex(/^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/i);
const heldFile = z.object({ name: fileName, size: z.int().nonnegative(), sha256 });

const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  /** Of package.json. */
  programVersion: z.string(),
  /** ISO 8601: what was acknowledged before this moment is in the backup. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    /** Every step of the tables that had been taken, in order. */
    migrations: z.array(z.string()).min(1),
    files: z.array(heldFile).min(1),
    /** Rows by table. */
    rows: z.record(z.string(), z.int().nonnegative()),
  }),
  pictures: z.object({
    /** Stored objects that the database names; equal ones of several owners count each. */
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** Named by the database and not found in the storage, or found with other bytes. */
    missing: z.array(z.object({ id: z.string(), sha256 })),
  }),
  secrets: z.array(heldFile),
});

/** What one backup consists of. */
export type BackupManifest = z.infer<typeof manifestSchema>;
export type HeldFile = z.infer<typeof heldFile>;

/** Whether a manifest may name a file so. */
export function isFileName(name: string): boolean {
  return fileName.safeParse(name).success;
}

export function writeManifest(manifest: BackupManifest): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
}

/** @throws {BackupError} when there is none, or none that this program understands. */
export async function readManifest(snapshotFolder: string): Promise<BackupManifest> {
  const file = path.join(snapshotFolder, MANIFEST_FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new BackupError(`${snapshotFolder} holds no backup: ${MANIFEST_FILE} is missing.`);
  const manifest = manifestSchema.safeParse(parseJson(text));
  if (!manifest.success) {
    const [issue] = manifest.error.issues;
    throw new BackupError(
      `${file} is not a manifest that this program understands (${issue?.path.join('.') || 'it is no JSON'}).`,
    );
  }
  assertNamesDatabase(manifest.data, file);
  return manifest.data;
}

/** Only what a manifest names is checked: a database that it leaves out could be any. */
function assertNamesDatabase({ database }: BackupManifest, file: string): void {
  if (database.kind !== 'sqlite' || database.files.some(({ name }) => name === SQLITE_COPY)) return;
  throw new BackupError(`${file} does not name ${SQLITE_COPY}: this backup cannot be trusted.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

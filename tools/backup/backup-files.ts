import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncPath, writeWhole } from '../../src/platform/storage/write-whole.ts';

/** A backup holds everybody's data: nobody but who made it may read it. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** @returns the SHA-256 of a file, hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Into a folder that is made when it is missing; both for their owner's eyes only. */
export async function writePrivate(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  await writeWhole(file, bytes, { mode: PRIVATE_FILE });
}

/** Sees a file that another library wrote onto the disk, for its owner's eyes only. */
export async function settleFile(file: string): Promise<void> {
  await chmod(file, PRIVATE_FILE);
  await syncPath(file);
}

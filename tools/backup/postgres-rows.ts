import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import type { HeldFile } from './backup-manifest.ts';
import type { NamedPicture } from './database-copy.types.ts';

const TABLE_FILE = /^tables\/([a-z0-9_]+)\.jsonl\.gz$/;
const pictureRow = z.object({ id: z.string(), hash: z.string(), size: z.number() });

/** The tables that a copy of a Postgres database holds, by the names of their files. */
export function tablesOf(files: readonly HeldFile[]): Map<string, string> {
  return new Map(
    files.flatMap(({ name }) => {
      const table = TABLE_FILE.exec(name)?.[1];
      return table === undefined ? [] : [[table, name] as const];
    }),
  );
}

/**
 * Rows of a table, each as the JSON text that Postgres wrote: a number in it may be larger than ours.
 * They are told apart by line feeds alone: Node's own reader of lines also stops at U+2028.
 */
export async function* readRows(file: string): AsyncGenerator<string> {
  const text = createReadStream(file).pipe(createGunzip()).setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new BackupError(`${file} ends in the middle of a row.`);
}

export async function readDumpedPictures(
  folder: string,
  files: readonly HeldFile[],
): Promise<NamedPicture[]> {
  const name = tablesOf(files).get('stored_object');
  if (name === undefined) return [];
  const pictures: NamedPicture[] = [];
  for await (const line of readRows(path.join(folder, name))) {
    const { id, hash, size } = pictureRow.parse(JSON.parse(line));
    pictures.push({ id, sha256: hash, size });
  }
  return pictures;
}

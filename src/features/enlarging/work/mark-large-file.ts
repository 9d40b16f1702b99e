import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { putXmp } from '../../provenance/marked-file.rules.ts';
import type { EnlargedFormat } from '../enlarging.rules.ts';

/** A PNG's signature with its first chunk, and the chunk that ends every PNG. */
const PNG_HEAD_BYTES = 33;
const PNG_END = Uint8Array.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

/**
 * Writes XMP into the file of a picture without any. A PNG may have more than a hundred megabytes, so it is
 * copied behind a new head; sharp would write its XMP packed, as few readers expect it.
 */
export async function markLargeFile(file: string, format: EnlargedFormat, xmp: string): Promise<void> {
  if (format !== 'png') return await writeFile(file, putXmp(await readFile(file), xmp));
  const head = await readHead(file);
  const marked = putXmp(Buffer.concat([head, PNG_END]), xmp).subarray(0, -PNG_END.length);
  const copy = `${file}.marked`;
  async function* pieces() {
    yield marked;
    yield* createReadStream(file, { start: head.length });
  }
  await pipeline(pieces, createWriteStream(copy));
  await rename(copy, file);
}

async function readHead(file: string): Promise<Uint8Array> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(new Uint8Array(PNG_HEAD_BYTES), 0, PNG_HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await opened.close();
  }
}

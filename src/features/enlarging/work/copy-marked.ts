import { createReadStream, createWriteStream } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { putXmp } from '../../provenance/marked-file.rules.ts';
import type { EnlargedFormat } from '../enlarging.rules.ts';

/** A PNG's signature with its first chunk, and the chunk that ends every PNG. */
const PNG_HEAD_BYTES = 33;
const PNG_END = Uint8Array.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);

interface MarkedCopy {
  /** A picture without XMP. */
  from: string;
  to: string;
  format: EnlargedFormat;
  xmp: string;
}

/**
 * Copies a large picture and puts XMP into the copy. A PNG may have more than a hundred megabytes, so it
 * follows a new head piece by piece; sharp would pack the XMP, as few readers expect it.
 */
export async function copyMarked({ from, to, format, xmp }: MarkedCopy): Promise<void> {
  if (format !== 'png') return await writeFile(to, putXmp(await readFile(from), xmp));
  const head = await readHead(from);
  const marked = putXmp(Buffer.concat([head, PNG_END]), xmp).subarray(0, -PNG_END.length);
  async function* pieces() {
    yield marked;
    yield* createReadStream(from, { start: head.length });
  }
  await pipeline(pieces, createWriteStream(to));
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

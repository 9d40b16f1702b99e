import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { OutsideFetchError } from './outside-fetch-error.ts';

/** What `readCapped` can unpack, as an Accept-Encoding header. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/**
 * Reads a body to its end, unpacked, and gives up as soon as it is too large: a few packed kilobytes
 * may unfold to gigabytes, and a body may never end.
 * @param encoding the Content-Encoding header.
 */
export async function readCapped(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const collect = async (source: AsyncIterable<Buffer>) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > maxBytes) throw new OutsideFetchError('too_large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  };
  const unpack = unpackerFor(encoding.trim().toLowerCase());
  if (unpack === 'unknown') {
    // Nobody reads it: left open it would hold its connection until time runs out.
    body.on('error', () => undefined).destroy();
    throw new OutsideFetchError('broken_answer');
  }
  return unpack ? pipeline(body, unpack, collect) : pipeline(body, collect);
}

function unpackerFor(encoding: string) {
  switch (encoding) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return 'unknown';
  }
}

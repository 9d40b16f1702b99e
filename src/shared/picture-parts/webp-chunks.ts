import type { PicturePart } from './png-chunks.ts';
import { readName, viewOf } from './read-bytes.ts';

const FIRST_CHUNK = 12;
const HEAD_BYTES = 8;
/** A still picture has seven kinds of chunks, one of each; a file may be made of a million empty ones. */
const MOST_CHUNKS = 64;

/** https://developers.google.com/speed/webp/docs/riff_container: what stands behind the file's head. */
export function* webpChunks(bytes: Uint8Array): Generator<PicturePart> {
  const view = viewOf(bytes);
  let from = FIRST_CHUNK;
  for (let count = 0; count < MOST_CHUNKS && from + HEAD_BYTES <= bytes.length; count++) {
    const size = view.getUint32(from + 4, true);
    const data = from + HEAD_BYTES;
    const to = data + size + (size % 2);
    yield { name: readName(bytes, from), from, data, to };
    from = to;
  }
}

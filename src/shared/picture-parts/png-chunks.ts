import { readName, viewOf } from './read-bytes.ts';

/** A piece of a picture's file: `from` its own head `to` the next piece, with `data` where its content begins. */
export interface PicturePart {
  name: string;
  from: number;
  data: number;
  to: number;
}

const SIGNATURE_BYTES = 8;
/** Before its content a chunk has a length and a name, behind it a check sum. */
const HEAD_BYTES = 8;
const SUM_BYTES = 4;

/** https://www.w3.org/TR/png-3/#5Chunk-layout. The last one is `IEND`, unless the file cannot be followed. */
export function* pngChunks(bytes: Uint8Array): Generator<PicturePart> {
  const view = viewOf(bytes);
  let from = SIGNATURE_BYTES;
  while (from + HEAD_BYTES + SUM_BYTES <= bytes.length) {
    const name = readName(bytes, from + 4);
    const data = from + HEAD_BYTES;
    const to = data + view.getUint32(from) + SUM_BYTES;
    yield { name, from, data, to };
    if (name === 'IEND') return;
    from = to;
  }
}

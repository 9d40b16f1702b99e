import { type PicturePart, pngChunks } from '../../../shared/picture-parts/png-chunks.ts';
import type { OpenedFile } from './opened-file.types.ts';
import { without } from './without.rules.ts';

/** https://www.w3.org/TR/png-3/#11iTXt: a keyword, two bytes for "not packed", two empty languages. */
const KEYWORD = 'XML:com.adobe.xmp\0';
const HEAD = new TextEncoder().encode(`${KEYWORD}\0\0\0\0`);
/** Some programs write it packed, or in a chunk that is for Latin letters. */
const TEXTS = new Set(['iTXt', 'zTXt', 'tEXt']);
const SUM_BYTES = 4;
/** Where C2PA puts what signs the file. */
export const CREDENTIALS = 'caBX';

/** Undefined when the file cannot be followed to its end. */
export function openPng(bytes: Uint8Array): OpenedFile | undefined {
  const found: PicturePart[] = [];
  const signatures: PicturePart[] = [];
  let firstEnd = 0;
  let last: PicturePart | undefined;
  for (const chunk of pngChunks(bytes)) {
    last = chunk;
    firstEnd ||= chunk.to;
    if (TEXTS.has(chunk.name) && startsWith(bytes, chunk.data, KEYWORD)) found.push(chunk);
    if (chunk.name === CREDENTIALS) signatures.push(chunk);
  }
  if (last?.name !== 'IEND' || last.to > bytes.length) return undefined;
  return {
    xmp: found[0] && textOf(bytes, found[0]),
    withXmp: (xmp) => [
      bytes.subarray(0, firstEnd),
      ...(xmp ? [writeChunk(xmp)] : []),
      ...without(bytes, firstEnd, [...found, ...signatures]),
    ],
  };
}

function textOf(bytes: Uint8Array, { name, data, to }: PicturePart): Uint8Array | undefined {
  return name === 'iTXt' && HEAD.every((byte, index) => bytes[data + index] === byte)
    ? bytes.subarray(data + HEAD.length, to - SUM_BYTES)
    : undefined;
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
}

function writeChunk(xmp: Uint8Array): Uint8Array {
  const length = HEAD.length + xmp.length;
  const chunk = new Uint8Array(8 + length + SUM_BYTES);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, length);
  chunk.set(new TextEncoder().encode('iTXt'), 4);
  chunk.set(HEAD, 8);
  chunk.set(xmp, 8 + HEAD.length);
  view.setUint32(8 + length, crc32(chunk.subarray(4, 8 + length)));
  return chunk;
}

/** https://www.w3.org/TR/png-3/#D-CRCAppendix, without its table: a mark is short. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

import type { STILL_TYPES } from '../../../shared/image-type.ts';

export type PictureType = (typeof STILL_TYPES)[number];

/**
 * Whether the file holds anything beside what its pixels need: dates, places, comments, previews,
 * color profiles, or bytes behind its end. What cannot be followed counts as more.
 */
export function carriesMore(bytes: Uint8Array, type: PictureType): boolean {
  if (type === 'image/png') return pngCarriesMore(bytes);
  if (type === 'image/webp') return webpCarriesMore(bytes);
  return jpegCarriesMore(bytes);
}

/** https://www.w3.org/TR/png-3/#11Chunks: pixels, palette, transparency, and the plain color facts. */
const PNG_PLAIN = new Set(['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs']);

const PNG_SIGNATURE_BYTES = 8;

function pngCarriesMore(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let position = PNG_SIGNATURE_BYTES;
  while (position + 12 <= bytes.length) {
    const name = readName(bytes, position + 4);
    position += 12 + view.getUint32(position);
    if (name === 'IEND') return position !== bytes.length;
    if (!PNG_PLAIN.has(name)) return true;
  }
  return true;
}

/** https://developers.google.com/speed/webp/docs/riff_container: pixels, transparency and the extended header. */
const WEBP_PLAIN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

/** A still picture has seven kinds of chunks, one of each; a file may be made of a million empty ones. */
const MOST_WEBP_CHUNKS = 64;

interface Chunk {
  name: string;
  /** Where the next one begins. */
  end: number;
}

function* webpChunks(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  let position = 12;
  for (let count = 0; count < MOST_WEBP_CHUNKS && position + 8 <= bytes.length; count++) {
    const size = view.getUint32(position + 4, true);
    const end = position + 8 + size + (size % 2);
    yield { name: readName(bytes, position), end };
    position = end;
  }
}

function webpCarriesMore(bytes: Uint8Array): boolean {
  if (viewOf(bytes).getUint32(4, true) + 8 !== bytes.length) return true;
  const chunks = [...webpChunks(bytes)];
  // Chunks beyond those that are followed leave the last end short of the file's.
  return chunks.at(-1)?.end !== bytes.length || chunks.some(({ name }) => !WEBP_PLAIN.has(name));
}

/** Whether a WebP keeps every pixel exactly. */
export function isLosslessWebp(bytes: Uint8Array): boolean {
  return [...webpChunks(bytes)].some(({ name }) => name === 'VP8L');
}

const JPEG = { escape: 0xff, end: 0xd9, scan: 0xda, firstApplication: 0xe0, adobe: 0xee, comment: 0xfe };

/** ITU-T T.81, B.1: segments that say their length, and scans that end at the next marker. */
function jpegCarriesMore(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let position = 2;
  while (position + 4 <= bytes.length) {
    if (bytes[position] !== JPEG.escape) return true;
    const marker = view.getUint8(position + 1);
    if (isPrivateSegment(marker)) return true;
    position += 2 + view.getUint16(position + 2);
    if (marker !== JPEG.scan) continue;
    position = findNextMarker(bytes, position);
    if (bytes[position + 1] === JPEG.end) return position + 2 !== bytes.length;
  }
  return true;
}

/** Of the application segments JFIF's and Adobe's say how to read the pixels. */
function isPrivateSegment(marker: number): boolean {
  if (marker === JPEG.firstApplication || marker === JPEG.adobe) return false;
  return marker === JPEG.comment || (marker > JPEG.firstApplication && marker < JPEG.firstApplication + 16);
}

/** Inside a scan an escape is followed by 0 or by a restart marker. */
function findNextMarker(bytes: Uint8Array, from: number): number {
  // A hostile file may be all escapes, for each of which `indexOf` would be a call.
  for (let position = from; position < bytes.length; position++) {
    if (bytes[position] !== JPEG.escape) continue;
    const next = bytes[position + 1] ?? 0;
    if (next !== 0 && next !== JPEG.escape && (next < 0xd0 || next > 0xd7)) return position;
  }
  return bytes.length;
}

function readName(bytes: Uint8Array, position: number): string {
  const at = (offset: number) => bytes[position + offset] ?? 0;
  return String.fromCharCode(at(0), at(1), at(2), at(3));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

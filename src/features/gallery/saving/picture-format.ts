import type { STILL_TYPES } from '../../../shared/image-type.ts';
import { JPEG_MARKERS, jpegSegments } from '../../../shared/picture-parts/jpeg-segments.ts';
import { pngChunks } from '../../../shared/picture-parts/png-chunks.ts';
import { viewOf } from '../../../shared/picture-parts/read-bytes.ts';
import { webpChunks } from '../../../shared/picture-parts/webp-chunks.ts';

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

function pngCarriesMore(bytes: Uint8Array): boolean {
  for (const { name, to } of pngChunks(bytes)) {
    if (name === 'IEND') return to !== bytes.length;
    if (!PNG_PLAIN.has(name)) return true;
  }
  return true;
}

/** Pixels, transparency and the extended header. */
const WEBP_PLAIN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

function webpCarriesMore(bytes: Uint8Array): boolean {
  if (viewOf(bytes).getUint32(4, true) + 8 !== bytes.length) return true;
  const chunks = [...webpChunks(bytes)];
  // Chunks beyond those that are followed leave the last end short of the file's.
  return chunks.at(-1)?.to !== bytes.length || chunks.some(({ name }) => !WEBP_PLAIN.has(name));
}

/** Whether a WebP keeps every pixel exactly. */
export function isLosslessWebp(bytes: Uint8Array): boolean {
  return [...webpChunks(bytes)].some(({ name }) => name === 'VP8L');
}

function jpegCarriesMore(bytes: Uint8Array): boolean {
  for (const { marker, to } of jpegSegments(bytes)) {
    if (marker === JPEG_MARKERS.end) return to !== bytes.length;
    if (isPrivateSegment(marker)) return true;
  }
  return true;
}

/** Of the application segments JFIF's and Adobe's say how to read the pixels. */
function isPrivateSegment(marker: number): boolean {
  const { application, adobe, comment } = JPEG_MARKERS;
  if (marker === application || marker === adobe) return false;
  return marker === comment || (marker > application && marker < application + 16);
}

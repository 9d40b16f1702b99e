import { STILL_TYPES, sniffImageType } from '../../shared/image-type.ts';
import { JPEG_MARKERS, jpegSegments } from '../../shared/picture-parts/jpeg-segments.ts';
import { pngChunks } from '../../shared/picture-parts/png-chunks.ts';
import { readName } from '../../shared/picture-parts/read-bytes.ts';
import { webpChunks } from '../../shared/picture-parts/webp-chunks.ts';

/** Of a box in a JPEG: `JP`, two numbers, a length, and then its name. */
const JPEG_BOX = { segment: JPEG_MARKERS.application + 11, name: 12 } as const;

/**
 * Whether a picture's file has Content Credentials in it, where C2PA puts them (2.1, A.3). What they say, and
 * whether it is true, takes a reader of its own.
 */
export function hasCredentials(bytes: Uint8Array): boolean {
  switch (sniffImageType(bytes, STILL_TYPES)) {
    case 'image/png':
      return [...pngChunks(bytes)].some(({ name }) => name === 'caBX');
    case 'image/webp':
      return [...webpChunks(bytes)].some(({ name }) => name === 'C2PA');
    case 'image/jpeg':
      return [...jpegSegments(bytes)]
        .filter(({ marker }) => marker === JPEG_BOX.segment)
        .some(({ data }) => readName(bytes, data + JPEG_BOX.name) === 'jumb');
    default:
      return false;
  }
}

import { STILL_TYPES, sniffImageType } from '../../shared/image-type.ts';
import { jpegSegments } from '../../shared/picture-parts/jpeg-segments.ts';
import { pngChunks } from '../../shared/picture-parts/png-chunks.ts';
import { webpChunks } from '../../shared/picture-parts/webp-chunks.ts';
import { isBox } from './file-formats/jpeg-file.rules.ts';
import { CREDENTIALS } from './file-formats/png-file.rules.ts';

/**
 * Whether a picture's file has Content Credentials in it, where C2PA puts them (2.1, A.3). What they say, and
 * whether it is true, takes a reader of its own.
 */
export function hasCredentials(bytes: Uint8Array): boolean {
  switch (sniffImageType(bytes, STILL_TYPES)) {
    case 'image/png':
      return [...pngChunks(bytes)].some(({ name }) => name === CREDENTIALS);
    case 'image/webp':
      return [...webpChunks(bytes)].some(({ name }) => name === 'C2PA');
    case 'image/jpeg':
      return [...jpegSegments(bytes)].some((segment) => isBox(bytes, segment));
    default:
      return false;
  }
}

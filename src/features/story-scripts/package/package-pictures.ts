import sharp from 'sharp';
import { STILL_TYPES, sniffImageType } from '../../../shared/image-type.ts';
import { PICTURE_FILE_LIMITS } from '../../../shared/picture-file-limits.ts';
import { PackageError } from './package-error.ts';

const QUALITY = 88;
const EMPTY = new Uint8Array();

/** Wide enough to tell one picture from another, in pixels. */
const GLANCE_WIDTH = 72;
/** So that half a row does not matter. */
const GLANCE_BLUR = 2;
const BYTES_PER_ROW = GLANCE_WIDTH * 3;
/** How far apart the two may be, of 255: compressing a picture twice takes it less far. */
const SAME_WITHIN = 10;

/**
 * Decodes a picture to its end and writes it as a JPEG that holds nothing but its pixels.
 * @throws {PackageError}
 */
export async function cleanPicture(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  if (!sniffImageType(bytes, STILL_TYPES))
    throw new PackageError(`${name} is not a JPEG, PNG or WebP picture`);
  const { pixels, side } = PICTURE_FILE_LIMITS;
  const picture = sharp(bytes, { limitInputPixels: pixels, failOn: 'warning' });
  try {
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) throw new PackageError(`${name} is animated`);
    return await picture
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#000' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(`${name} is damaged, or larger than ${pixels / 1_000_000} million pixels`);
  }
}

/** Whether a poster is only cut out of a slide, at any height: the site cuts its posters itself. */
export async function isCutOutOf(poster: Uint8Array, slide: Uint8Array): Promise<boolean> {
  const [part = EMPTY, whole = EMPTY] = await Promise.all([poster, slide].map(glance));
  for (let start = 0; start + part.length <= whole.length; start += BYTES_PER_ROW) {
    if (distance(part, whole.subarray(start)) < SAME_WITHIN) return true;
  }
  return false;
}

/** How far the first bytes are from all bytes of `part`, on average. */
function distance(part: Uint8Array, whole: Uint8Array): number {
  return part.reduce((sum, light, index) => sum + Math.abs(light - (whole[index] ?? 0)), 0) / part.length;
}

function glance(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).resize({ width: GLANCE_WIDTH }).blur(GLANCE_BLUR).removeAlpha().raw().toBuffer();
}

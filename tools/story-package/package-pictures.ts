import sharp from 'sharp';
import { PackageError } from './package-error.ts';

const MOST_PIXELS = 40_000_000;
const LARGEST_SIDE = 2048;
const QUALITY = 88;
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp']);

/** Enough to tell one picture from another. */
const GLANCE = { width: 24, height: 32 };
/** How far apart the two may be, of 255: compressing a picture twice takes it less far. */
const SAME_WITHIN = 10;

/**
 * Decodes a picture to its end and writes it as a JPEG that holds nothing but its pixels.
 * @throws {PackageError}
 */
export async function cleanPicture(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' });
  try {
    const { format, pages = 1 } = await picture.metadata();
    if (!FORMATS.has(format)) throw new PackageError(`${name} is not a JPEG, PNG or WebP picture`);
    if (pages > 1) throw new PackageError(`${name} is animated`);
    return await picture
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#000' })
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toBuffer();
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(`${name} is damaged, no picture, or larger than 40 million pixels`);
  }
}

/** Whether a poster is only cut out of the middle of a slide: the site cuts its posters itself. */
export async function looksLike(poster: Uint8Array, slide: Uint8Array): Promise<boolean> {
  const [one, other] = await Promise.all([poster, slide].map(glance));
  if (!one || !other) return false;
  const apart = one.reduce((sum, light, index) => sum + Math.abs(light - (other[index] ?? 0)), 0);
  return apart / one.length < SAME_WITHIN;
}

function glance(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .resize({ ...GLANCE, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

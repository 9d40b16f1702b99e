import sharp, { type Sharp } from 'sharp';
import type { AppError } from '../../shared/app-error.ts';
import { sniffImageType } from '../../shared/image-type.ts';
import { mostPixelsOf } from './picture-pixels.rules.ts';

/** Of decoding alone; a picture that takes longer was made to. */
const SECONDS = 10;

interface UploadedPicture {
  /** A JPEG. */
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: 'image/jpeg';
  width: number;
  height: number;
}

interface UploadOptions {
  /** Pixels; larger pictures are made smaller. */
  longestSide: number;
  /** The most that a file may unfold into, where that is less than what may be read of its kind. */
  mostPixels?: number;
  /** Of the JPEG, 1..100. */
  quality: number;
  /** What is thrown for a file that is no picture, or torn. */
  unreadable: () => AppError;
  /** What is thrown for one that unfolds into more pixels than may be read of its kind. */
  tooManyPixels: (most: number) => AppError;
}

/**
 * Makes of an uploaded file a picture that may be worked with: its first frame, upright, in sRGB, without
 * transparency and without anything that a camera wrote beside the pixels.
 * @throws {AppError} what the options say
 */
export async function readUploadedPicture(
  file: Uint8Array,
  options: UploadOptions,
): Promise<UploadedPicture> {
  const { longestSide, quality, unreadable, tooManyPixels } = options;
  const refuse = () => {
    throw unreadable();
  };
  if (!sniffImageType(file)) throw unreadable();
  const metadata = await open(file, false).metadata().catch(refuse);
  const mostPixels = Math.min(mostPixelsOf(metadata), options.mostPixels ?? Number.POSITIVE_INFINITY);
  if (metadata.width * metadata.height > mostPixels) throw tooManyPixels(mostPixels);
  const { data, info } = await open(file, mostPixels)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  return { bytes: new Uint8Array(data), mediaType: 'image/jpeg', width: info.width, height: info.height };
}

/** Of an animation the first frame is opened; a picture whose end is missing is refused. */
function open(file: Uint8Array, limitInputPixels: number | false): Sharp {
  return sharp(file, { limitInputPixels, failOn: 'error' });
}

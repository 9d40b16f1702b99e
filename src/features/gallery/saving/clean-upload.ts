import sharp, { type Sharp } from 'sharp';
import { STILL_TYPES, sniffImageType } from '../../../shared/image-type.ts';
import { findXmp, putXmp } from '../../provenance/marked-file.rules.ts';
import { writeSourceType } from '../../provenance/picture-mark.rules.ts';
import { readStatedSourceType } from '../../provenance/read-mark.usecases.ts';
import {
  createAnimatedPictureError,
  createBadBase64Error,
  createBadPictureError,
  createPictureTooLargeError,
  createSizeMismatchError,
} from '../gallery.errors.ts';
import { PICTURE_LIMITS } from '../gallery.rules.ts';
import { carriesMore, isLosslessWebp, type PictureType } from './picture-format.ts';

const DATA_PREFIX = /^data:[^,]{0,100};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** Of pictures that must be compressed once more. */
const QUALITY = 95;

export interface Picture {
  bytes: Uint8Array;
  contentType: string;
}

/** @throws {AppError} 400 when it is no base64, 413 when there is too much of it. */
export function decodeBase64Picture(text: string): Uint8Array {
  const base64 = text.replace(DATA_PREFIX, '');
  if (base64.length > Math.ceil(PICTURE_LIMITS.bytes / 3) * 4) throw createPictureTooLargeError();
  if (base64.length % 4 === 1 || !BASE64.test(base64)) throw createBadBase64Error();
  return checkPictureSize(Buffer.from(base64, 'base64'));
}

/** @throws {AppError} 413 when there is too much of it. */
export function checkPictureSize(bytes: Uint8Array): Uint8Array {
  if (bytes.length > PICTURE_LIMITS.bytes) throw createPictureTooLargeError();
  return bytes;
}

/**
 * Makes sure that the bytes are one picture of the size that is said, and nothing else: what cameras
 * and programs write beside the pixels (places, names, other pictures) does not belong into a gallery.
 * A picture without any of that stays as it is, byte for byte. That it was made by software it may go on
 * saying; by whose, only a hold or a receipt would prove.
 * @throws {AppError} 400 with the reason.
 */
export async function cleanPicture(
  uploaded: Uint8Array,
  size: { width: number; height: number },
): Promise<Picture> {
  const type = sniffImageType(uploaded, STILL_TYPES);
  if (!type) throw createBadPictureError();
  const xmp = findXmp(uploaded);
  const bytes = xmp === undefined ? uploaded : putXmp(uploaded, undefined);
  const open = () => sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'warning' });
  const metadata = await open().metadata().catch(refuseUnreadable);
  if ((metadata.pages ?? 1) > 1) throw createAnimatedPictureError();
  const { width, height } = metadata.autoOrient;
  if (width !== size.width || height !== size.height) throw createSizeMismatchError(width, height);
  const clean = carriesMore(bytes, type)
    ? await encode(open().autoOrient(), type, isLosslessWebp(bytes)).catch(refuseUnreadable)
    : await checkPixels(open(), bytes);
  const sourceType = xmp && readStatedSourceType(xmp);
  return { bytes: sourceType ? putXmp(clean, writeSourceType(sourceType)) : clean, contentType: type };
}

/** The head of a file says little about the rest of it. */
async function checkPixels(picture: Sharp, bytes: Uint8Array): Promise<Uint8Array> {
  await picture.raw().toBuffer().catch(refuseUnreadable);
  return bytes;
}

/** Sharp turns the picture upright and its colors into sRGB, and leaves everything else out. */
async function encode(picture: Sharp, type: PictureType, lossless: boolean): Promise<Uint8Array> {
  if (type === 'image/png') return await picture.png().toBuffer();
  if (type === 'image/jpeg')
    return await picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
  return await picture.webp({ quality: QUALITY, lossless }).toBuffer();
}

function refuseUnreadable(): never {
  throw createBadPictureError();
}

import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { PICTURE_FILE_LIMITS } from '../../shared/picture-file-limits.ts';
import type { MediaFormat, MediaShape, MediaSource } from './media.types.ts';
import { CARD_SIZE, POSTER_SIZE } from './media-shapes.rules.ts';

const QUALITY = 82;

export const CONTENT_TYPES: Readonly<Record<MediaFormat, string>> = { webp: 'image/webp', jpg: 'image/jpeg' };

/** A drawn picture, in any format sharp reads, in one of the shapes it is offered in. */
export async function renderShape(
  drawn: Uint8Array,
  shape: MediaShape,
  format: MediaFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  // What it says of itself stays with it.
  const resized = sharp(drawn).keepXmp().resize(resizingOf(shape));
  const encoded = format === 'webp' ? resized.webp({ quality: QUALITY }) : asJpeg(resized);
  return new Uint8Array(await encoded.toBuffer());
}

/**
 * The bytes of a file as a picture of the size it is shown in: upright, without what cameras write
 * beside the pixels.
 * @throws {Error} when they are no whole picture.
 */
export async function renderFile(
  bytes: Uint8Array,
  { width, height }: Pick<MediaSource, 'width' | 'height'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(bytes, { limitInputPixels: PICTURE_FILE_LIMITS.pixels, failOn: 'warning' });
  const shown = picture.autoOrient().resize({ width, height, fit: 'fill' });
  return new Uint8Array(await shown.webp({ quality: QUALITY }).toBuffer());
}

function asJpeg(picture: Sharp): Sharp {
  return picture.flatten({ background: '#000' }).jpeg({ quality: QUALITY, mozjpeg: true });
}

function resizingOf(shape: MediaShape): ResizeOptions {
  switch (shape.kind) {
    case 'full':
      return {};
    case 'width':
      return { width: shape.width };
    case 'longest':
      return { width: shape.side, height: shape.side, fit: 'inside' };
    case 'square':
      // What is looked at while small is mostly in the middle.
      return { width: shape.side, height: shape.side, fit: 'cover' };
    case 'card':
      // A portrait loses most of itself: better what says least.
      return { ...CARD_SIZE, fit: 'cover', position: sharp.strategy.attention };
    case 'poster':
      return { ...POSTER_SIZE, fit: 'cover', position: sharp.strategy.attention };
  }
}

import { encodePicture } from '@dreamseed/illustrator/encode';
import sharp from 'sharp';
import { detectImageType } from '../image-bytes.rules.ts';
import type { ImageRequest } from '../image-engines.types.ts';
import { MOST_ENLARGED } from './picture-size.rules.ts';
import { RemoteEngineError } from './remote-engine.errors.ts';

/** The largest file of a picture that is read. */
export const LARGEST_PICTURE_BYTES = 32 * 1024 * 1024;
/** A few packed kilobytes may unfold to gigabytes; models draw at most 4096 by 4096 pixels. */
const MOST_PIXELS = 4096 * 4096;
const OPAQUE = { background: '#ffffff' };

/**
 * Makes whatever a service answered the picture that was asked for: recognised by its first bytes,
 * really decoded, turned upright, cut to the shape around its middle and scaled, never stretched,
 * freed of everything written into it, and encoded anew.
 * @throws {RemoteEngineError} 'broken' when the bytes are no picture, a bomb, or far too small.
 */
export async function fitImage(
  bytes: Uint8Array,
  { width, height, format }: Pick<ImageRequest, 'width' | 'height' | 'format'>,
  mostEnlarged = MOST_ENLARGED,
): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes.byteLength > LARGEST_PICTURE_BYTES) throw broken('It answered a file that is too large');
  if (detectImageType(bytes) === undefined) throw broken(describeBytes(bytes));
  const pixels = await cover(bytes, { width, height }, mostEnlarged);
  const picture = {
    pixels: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length),
    width,
    height,
  };
  return new Uint8Array(await encodePicture(picture, format));
}

async function cover(
  bytes: Uint8Array,
  { width, height }: Pick<ImageRequest, 'width' | 'height'>,
  mostEnlarged: number,
): Promise<Buffer> {
  const source = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  try {
    const { autoOrient } = await source.metadata();
    const enlarged = Math.max(width / autoOrient.width, height / autoOrient.height);
    if (enlarged > mostEnlarged) throw broken('It answered a picture that is far too small');
    return await source
      .autoOrient()
      .resize(width, height, { fit: 'cover', position: 'centre' })
      .flatten(OPAQUE)
      .toColorspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
  } catch (error) {
    // What the decoder says may quote the file.
    throw error instanceof RemoteEngineError ? error : broken('It answered a picture that cannot be decoded');
  }
}

function broken(reason: string): RemoteEngineError {
  return new RemoteEngineError({ kind: 'broken', reason: `${reason}.` });
}

function describeBytes(bytes: Uint8Array): string {
  if (bytes.byteLength === 0) return 'It answered nothing';
  const beginning = new TextDecoder().decode(bytes.subarray(0, 256)).trimStart().toLowerCase();
  if (beginning.startsWith('<svg') || beginning.startsWith('<?xml')) return 'It answered a vector drawing';
  if (beginning.startsWith('<')) return 'It answered a web page instead of a picture';
  if (beginning.startsWith('{')) return 'It answered JSON instead of a picture';
  return `It answered ${bytes.byteLength} bytes that are no picture we know`;
}

import sharp, { type Sharp } from 'sharp';
import type { ImageFormat, Picture } from './illustrator.types.ts';

/** Visually lossless for our pictures at a third of the size of 100. */
const DEFAULT_QUALITY = { jpeg: 92, webp: 90 } as const;

interface EncodeOptions {
  /** 1..100, for JPEG and WebP; PNG loses nothing and ignores it. */
  quality?: number;
  /** Enlarged to this; as large as it is when left out. */
  size?: Pick<Picture, 'width' | 'height'>;
}

/**
 * Encodes a picture as a file. PNG rows are filtered adaptively, which halves the bytes; beyond level 4
 * another 4 % of bytes take twice the time. WebP uses effort 1: higher efforts save a few percent for
 * three times the time.
 */
export async function encodePicture(
  { pixels, width, height }: Picture,
  format: ImageFormat,
  { quality, size }: EncodeOptions = {},
): Promise<Uint8Array> {
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const image = sharp(bytes, { raw: { width, height, channels: 4 } });
  const sized = size ? image.resize(size.width, size.height, { fit: 'fill' }) : image;
  return await encodeImage(sized, format, quality).toBuffer();
}

/** The same for whatever sharp reads pictures from. */
export function encodeImage(image: Sharp, format: ImageFormat, quality?: number): Sharp {
  // Every picture is opaque: the alpha channel would only cost bytes.
  const opaque = image.removeAlpha();
  switch (format) {
    case 'png':
      return opaque.png({ adaptiveFiltering: true, compressionLevel: 4 });
    case 'jpeg':
      return opaque.jpeg({ quality: quality ?? DEFAULT_QUALITY.jpeg, chromaSubsampling: '4:4:4' });
    case 'webp':
      return opaque.webp({ quality: quality ?? DEFAULT_QUALITY.webp, effort: 1 });
  }
}

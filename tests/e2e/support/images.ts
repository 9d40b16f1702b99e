import sharp from 'sharp';

export type PictureType = 'png' | 'jpeg' | 'webp';

export interface PictureOrder {
  type?: PictureType;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Red, green and blue, 0 to 255: pictures of different colors are different pictures. */
  color?: { r: number; g: number; b: number };
}

const drawn = new Map<string, Promise<Buffer>>();

/** The bytes of a small real picture of one color; the same order is drawn once. */
export function pictureBytes(order: PictureOrder = {}): Promise<Buffer> {
  const key = JSON.stringify(order);
  const known = drawn.get(key) ?? drawPicture(order);
  drawn.set(key, known);
  return known;
}

function drawPicture({ type = 'png', width = 32, height = 32, color }: PictureOrder): Promise<Buffer> {
  const background = color ?? { r: 40, g: 160, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(type)
    .toBuffer();
}

/** A PNG that does not compress, for what depends on how large pictures are. */
export function noisePicture(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** A color for each image of a run, so that their order can be told. */
export const RUN_COLORS = [
  { r: 220, g: 40, b: 40 },
  { r: 40, g: 180, b: 60 },
  { r: 50, g: 80, b: 220 },
  { r: 230, g: 200, b: 40 },
] as const;

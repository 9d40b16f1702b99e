import { createHash } from 'node:crypto';
import sharp from 'sharp';

export interface PaintedPicture {
  width: number;
  height: number;
  /** Whatever makes one picture another one. */
  marks: readonly unknown[];
  format?: 'png' | 'jpeg' | 'webp';
  /** Written into the file, as services do that keep the prompt there. */
  exif?: string;
}

/** What a test's server draws: quick, real, and another one for other marks. */
export async function paintPicture({
  width,
  height,
  marks,
  format = 'png',
  exif,
}: PaintedPicture): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(JSON.stringify(marks)).digest();
  const picture = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  if (exif !== undefined) picture.withExif({ IFD0: { ImageDescription: exif } });
  return await picture.toFormat(format).toBuffer();
}

/** How long a model takes for as many pixels: long enough to be stopped on the way. */
export function drawingTimeMs({ width, height }: { width: number; height: number }): number {
  return Math.round((width * height) / 5_000);
}

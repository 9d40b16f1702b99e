import { createHash } from 'node:crypto';
import sharp from 'sharp';

interface PaintedPicture {
  width: number;
  height: number;
  /** Whatever makes one picture another one. */
  marks: readonly unknown[];
  format?: 'png' | 'jpeg' | 'webp';
  /** A picture that it begins with: it takes on most of its colour. */
  start?: Buffer;
  /** Pictures whose manner it takes. */
  references?: readonly Buffer[];
  /** Written into the file, as services do that keep the prompt there. */
  exif?: string;
}

/** What a test's server draws: quick, real, and another one for other marks. */
export async function paintPicture({
  width,
  height,
  marks,
  format = 'png',
  start,
  references = [],
  exif,
}: PaintedPicture): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(marks));
  for (const reference of references) hash.update(String(await meanColorOf(reference)));
  const own = [...hash.digest().subarray(0, 3)];
  const [r = 0, g = 0, b = 0] = start ? tint(own, await meanColorOf(start)) : own;
  const picture = sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  if (exif !== undefined) picture.withExif({ IFD0: { ImageDescription: exif } });
  return await picture.toFormat(format).toBuffer();
}

/** Decodes all of the picture. */
async function meanColorOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture, { failOn: 'error' }).stats();
  return channels.map(({ mean }) => mean);
}

function tint(color: readonly number[], by: readonly number[]): number[] {
  return color.map((value, at) => Math.round(value * 0.2 + (by[at] ?? 0) * 0.8));
}

/** How long a model takes for as many pixels: long enough to be stopped on the way. */
export function drawingTimeMs({ width, height }: { width: number; height: number }): number {
  return Math.round((width * height) / 5_000);
}

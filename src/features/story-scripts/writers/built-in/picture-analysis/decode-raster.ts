import sharp from 'sharp';
import { labOf } from './oklab.ts';
import type { Raster } from './picture-analysis.types.ts';

/** The longer side of what is measured: composition and color survive, grain and JPEG noise do not. */
const LONGER_SIDE = 96;

/** Decodes a picture's bytes to a small OKLab raster; transparency is laid on white. */
export async function decodeRaster(bytes: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .flatten({ background: 'white' })
    .resize(LONGER_SIDE, LONGER_SIDE, { fit: 'inside', kernel: 'cubic' })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return rasterOf(data, info);
}

/** Builds a raster from interleaved bytes; one or two channels are read as gray. */
export function rasterOf(
  data: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): Raster {
  const size = width * height;
  const raster: Raster = {
    width,
    height,
    lightness: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  for (let pixel = 0; pixel < size; pixel++) {
    const offset = pixel * channels;
    const [green, blue] =
      channels >= 3 ? [data[offset + 1]!, data[offset + 2]!] : [data[offset]!, data[offset]!];
    const lab = labOf(data[offset]!, green, blue);
    raster.lightness[pixel] = lab.lightness;
    raster.a[pixel] = lab.a;
    raster.b[pixel] = lab.b;
  }
  return raster;
}

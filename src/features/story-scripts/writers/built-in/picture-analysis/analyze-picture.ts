import { decodeRaster } from './decode-raster.ts';
import { detailOf } from './detail.ts';
import { brightnessOf, contrastOf, isPlain, warmthOf } from './light.ts';
import { lightestPart } from './lightest-part.ts';
import { mainColors } from './palette.ts';
import type { PictureReading, Raster } from './picture-analysis.types.ts';

/** Measures a picture: its colors, its light, and where it is lightest. */
export async function analyzePicture(bytes: Uint8Array): Promise<PictureReading> {
  return readRaster(await decodeRaster(bytes));
}

/** The same for a decoded picture. */
function readRaster(raster: Raster): PictureReading {
  const lightest = lightestPart(raster);
  return {
    colors: mainColors(raster),
    brightness: brightnessOf(raster),
    warmth: warmthOf(raster),
    contrast: contrastOf(raster),
    detail: detailOf(raster),
    ...(isPlain(raster) ? { isPlain: true } : {}),
    ...(lightest ? { lightest } : {}),
  };
}

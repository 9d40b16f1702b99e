import { type Canvas, resample } from '../../core/canvas.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import { enlargeRow } from './enlarge-row.ts';
import { readRaster } from './raster.ts';

/** Brightness 0..1 averaged over `reach` pixels, computed at an eighth of the size. */
export function wideMean(source: Canvas, reach: number): Plane {
  const { width, height } = source;
  const small = resample(source, Math.max(2, width / 8), Math.max(2, height / 8));
  const light = luminance(readRaster(small).data);
  const values = boxBlur(light, small.width, small.height, Math.max(1, Math.round(reach / 8)));
  const wide = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = wide.subarray(y * width, (y + 1) * width);
    enlargeRow({ values, width: small.width, height: small.height, factor: 8 }, y, row);
  }
  return wide;
}

import type { Canvas } from '../../core/canvas.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import { reducedRaster } from './raster.ts';

/**
 * Which way forms run, at a quarter of the picture's size.
 * `along*` is a unit vector along edges and contours; `strength` is the smoothed gradient, about 0..0.5.
 */
export interface OrientationField {
  readonly width: number;
  readonly height: number;
  readonly alongX: Plane;
  readonly alongY: Plane;
  readonly strength: Plane;
}

/** Pixels of the picture per cell of the field. */
const CELL_SHIFT = 2;

/**
 * The structure tensor of the brightness, averaged over `reach` cells (Kyprianidis and Döllner,
 * "Image abstraction by structure adaptive filtering", 2008).
 */
export function readOrientation(source: Canvas, reach = 4): OrientationField {
  const { data, width, height } = reducedRaster(source, 1 / (1 << CELL_SHIFT));
  const light = boxBlur(luminance(data), width, height, 1, 1);
  let xx: Plane = new Float32Array(width * height);
  let xy: Plane = new Float32Array(width * height);
  let yy: Plane = new Float32Array(width * height);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      const across = light[index + 1]! - light[index - 1]!;
      const down = light[index + width]! - light[index - width]!;
      xx[index] = across * across;
      xy[index] = across * down;
      yy[index] = down * down;
    }
  }
  xx = boxBlur(xx, width, height, reach);
  xy = boxBlur(xy, width, height, reach);
  yy = boxBlur(yy, width, height, reach);
  return tangents(xx, xy, yy, width, height);
}

export function cellAt(field: OrientationField, x: number, y: number): number {
  const column = Math.min(Math.max(x >> CELL_SHIFT, 0), field.width - 1);
  const row = Math.min(Math.max(y >> CELL_SHIFT, 0), field.height - 1);
  return row * field.width + column;
}

function tangents(xx: Plane, xy: Plane, yy: Plane, width: number, height: number): OrientationField {
  const alongX = new Float32Array(width * height);
  const alongY = new Float32Array(width * height);
  const strength = new Float32Array(width * height);
  for (let index = 0; index < alongX.length; index++) {
    const angle = 0.5 * Math.atan2(2 * xy[index]!, xx[index]! - yy[index]!) + Math.PI / 2;
    alongX[index] = Math.cos(angle);
    alongY[index] = Math.sin(angle);
    // Running sums of a blur may end a little below nothing.
    strength[index] = Math.sqrt(Math.max(0, xx[index]! + yy[index]!));
  }
  return { width, height, alongX, alongY, strength };
}

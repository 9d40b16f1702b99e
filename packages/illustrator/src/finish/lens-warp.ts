import type { Canvas } from '../core/canvas.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import { clamp, smoothstep } from '../core/maths.ts';
import { canvasOf, createRaster, type Raster, readRaster } from '../styles/shared/raster.ts';

/** How far from the middle (in units of the warp's radius) to look, for each distance from the middle. */
type RadialMap = (distance: number) => number;

/**
 * Bends the picture around its middle, reading between pixels so that edges stay smooth.
 * @param radius pixels that count as distance 1
 * @param rim distance from which the picture fades to black; nothing fades when it is missing
 */
export function warpRadially(
  source: Canvas,
  radius: number,
  map: RadialMap,
  checkpoint: Checkpoint,
  rim = Number.POSITIVE_INFINITY,
): Canvas {
  const { width, height } = source;
  const pixels = readRaster(source);
  const result = createRaster(width, height);
  const middleX = (width - 1) / 2;
  const middleY = (height - 1) / 2;
  const factors = factorTable(map);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    const dy = y - middleY;
    for (let x = 0; x < width; x++) {
      const dx = x - middleX;
      const distance = Math.sqrt(dx * dx + dy * dy) / radius;
      const factor = factors[Math.min(factors.length - 1, (distance * TABLE_STEPS) | 0)]!;
      const light = distance > rim - 0.03 ? smoothstep(rim, rim - 0.03, distance) : 1;
      const target = (y * width + x) * 4;
      if (light > 0) copyBetween(pixels, result, middleX + dx * factor, middleY + dy * factor, target, light);
      result.data[target + 3] = 255;
    }
  }
  return canvasOf(result);
}

const TABLE_STEPS = 1024;

function factorTable(map: RadialMap): Float32Array {
  const factors = new Float32Array(TABLE_STEPS * 2.5);
  for (let step = 0; step < factors.length; step++) {
    const distance = (step + 0.5) / TABLE_STEPS;
    factors[step] = map(distance) / distance;
  }
  return factors;
}

function copyBetween(
  source: Raster,
  result: Raster,
  x: number,
  y: number,
  target: number,
  light: number,
): void {
  const { data, width, height } = source;
  const column = clamp(x, 0, width - 1.001);
  const row = clamp(y, 0, height - 1.001);
  const left = column | 0;
  const top = row | 0;
  const right = column - left;
  const below = row - top;
  const upper = (top * width + left) * 4;
  const across = left + 1 < width ? 4 : 0;
  const lower = top + 1 < height ? upper + width * 4 : upper;
  for (let channel = 0; channel < 3; channel++) {
    const a = data[upper + channel]! + (data[upper + across + channel]! - data[upper + channel]!) * right;
    const b = data[lower + channel]! + (data[lower + across + channel]! - data[lower + channel]!) * right;
    result.data[target + channel] = (a + (b - a) * below) * light;
  }
}

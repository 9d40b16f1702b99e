import type { Canvas } from '../core/canvas.ts';
import { readRaster } from './raster.ts';

/** Mean absolute difference of two pictures of one size, in levels per channel. */
export function meanDifference(one: Canvas, other: Canvas): number {
  const a = readRaster(one).data;
  const b = readRaster(other).data;
  if (a.length !== b.length) throw new Error('Pictures of different sizes cannot be compared.');
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += Math.abs(a[index]! - b[index]!);
  return sum / ((a.length / 4) * 3);
}

export interface PictureMeasures {
  /** Mean brightness, 0..255. */
  brightness: number;
  /** Standard deviation of the brightness. */
  contrast: number;
  /** Mean spread between the strongest and the weakest channel. */
  colourfulness: number;
  /** Mean of red less blue. */
  warmth: number;
  /** True when no pixel is transparent. */
  opaque: boolean;
}

export function measure(canvas: Canvas): PictureMeasures {
  const { data } = readRaster(canvas);
  const count = data.length / 4;
  let [brightness, squares, colourfulness, warmth] = [0, 0, 0, 0];
  let opaque = true;
  for (let offset = 0; offset < data.length; offset += 4) {
    const [r, g, b] = [data[offset]!, data[offset + 1]!, data[offset + 2]!];
    const luma = r * 0.299 + g * 0.587 + b * 0.114;
    brightness += luma;
    squares += luma * luma;
    colourfulness += Math.max(r, g, b) - Math.min(r, g, b);
    warmth += r - b;
    opaque &&= data[offset + 3] === 255;
  }
  const mean = brightness / count;
  return {
    brightness: mean,
    contrast: Math.sqrt(Math.max(0, squares / count - mean * mean)),
    colourfulness: colourfulness / count,
    warmth: warmth / count,
    opaque,
  };
}

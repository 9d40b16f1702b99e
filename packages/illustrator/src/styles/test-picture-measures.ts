import { type Canvas, resample } from '../core/canvas.ts';
import { readRaster } from './shared/raster.ts';

/** Mean absolute difference of two pictures of one size, in levels per channel. */
export function meanDifference(one: Canvas, other: Canvas): number {
  const a = readRaster(one).data;
  const b = readRaster(other).data;
  if (a.length !== b.length) throw new Error('Pictures of different sizes cannot be compared.');
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += Math.abs(a[index]! - b[index]!);
  return sum / ((a.length / 4) * 3);
}

interface PictureMeasures {
  /** Mean brightness, 0..255. */
  brightness: number;
  /** Standard deviation of the brightness. */
  contrast: number;
  /** Mean spread between the strongest and the weakest channel. */
  colorfulness: number;
  /** Mean of red less blue. */
  warmth: number;
  /** True when no pixel is transparent. */
  opaque: boolean;
}

export function measure(canvas: Canvas): PictureMeasures {
  const { data } = readRaster(canvas);
  const count = data.length / 4;
  let [brightness, squares, colorfulness, warmth] = [0, 0, 0, 0];
  let opaque = true;
  for (let offset = 0; offset < data.length; offset += 4) {
    const [r, g, b] = [data[offset]!, data[offset + 1]!, data[offset + 2]!];
    const luma = r * 0.299 + g * 0.587 + b * 0.114;
    brightness += luma;
    squares += luma * luma;
    colorfulness += Math.max(r, g, b) - Math.min(r, g, b);
    warmth += r - b;
    opaque &&= data[offset + 3] === 255;
  }
  const mean = brightness / count;
  return {
    brightness: mean,
    contrast: Math.sqrt(Math.max(0, squares / count - mean * mean)),
    colorfulness: colorfulness / count,
    warmth: warmth / count,
    opaque,
  };
}

/** Cells per side on which a picture is judged from afar. */
const AFAR = 48;

/**
 * How much more a picture changes across the outline of its subjects than elsewhere, seen from afar where dots,
 * stitches and stones have melted: 1 means that nothing of the outline is left.
 * @param mask subject per pixel, of the picture's size
 */
export function outlineStrength(canvas: Canvas, mask: Uint8Array): number {
  const { data } = readRaster(resample(resample(canvas, AFAR * 2, AFAR * 2), AFAR, AFAR));
  const subject = (column: number, row: number) => {
    const x = Math.floor(((column + 0.5) / AFAR) * canvas.width);
    const y = Math.floor(((row + 0.5) / AFAR) * canvas.height);
    return mask[y * canvas.width + x]!;
  };
  const sums = { outline: 0, outlineCount: 0, rest: 0, restCount: 0 };
  for (let row = 2; row < AFAR - 3; row++) {
    for (let column = 2; column < AFAR - 3; column++) {
      const here = (row * AFAR + column) * 4;
      let change = 0;
      for (let channel = 0; channel < 3; channel++) {
        change += Math.abs(data[here + channel]! - data[here + 8 + channel]!);
        change += Math.abs(data[here + channel]! - data[here + AFAR * 8 + channel]!);
      }
      const own = subject(column, row);
      if (own !== subject(column + 2, row) || own !== subject(column, row + 2)) {
        sums.outline += change;
        sums.outlineCount++;
      } else {
        sums.rest += change;
        sums.restCount++;
      }
    }
  }
  return sums.outline / Math.max(1, sums.outlineCount) / (sums.rest / Math.max(1, sums.restCount) + 0.01);
}

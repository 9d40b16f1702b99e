import type { Raster } from './picture-reading.types.ts';

/** Rows on either side that are compared. */
const BAND = 3;
const CLEAR_STEP = 0.09;
const AGREEING_COLUMNS = 0.72;

/**
 * The height (0 top..1 bottom) of a line right across the picture, or undefined.
 *
 * For each row between 15 % and 85 % the colour of the rows just above is compared with the rows just
 * below, column by column. A horizon is the row with the greatest mean step, if at least 72 % of the
 * columns step by more than 0.09 in OKLab and in the same direction of lightness.
 */
export function horizonOf(raster: Raster): number | undefined {
  const { width, height } = raster;
  let best: { row: number; step: number } | undefined;
  for (
    let row = Math.max(BAND, Math.ceil(height * 0.15));
    row < height * 0.85 && row + BAND <= height;
    row++
  ) {
    let total = 0;
    let lighter = 0;
    let darker = 0;
    for (let column = 0; column < width; column++) {
      const { step, sign } = stepAt(raster, column, row);
      total += step;
      if (step > CLEAR_STEP && sign > 0) lighter++;
      if (step > CLEAR_STEP && sign < 0) darker++;
    }
    if (Math.max(lighter, darker) < AGREEING_COLUMNS * width) continue;
    if (!best || total > best.step) best = { row, step: total };
  }
  return best && best.row / height;
}

function stepAt(raster: Raster, column: number, row: number): { step: number; sign: number } {
  const mean = (values: Float32Array, from: number) => {
    let sum = 0;
    for (let y = from; y < from + BAND; y++) sum += values[y * raster.width + column]!;
    return sum / BAND;
  };
  const [light, a, b] = [raster.lightness, raster.a, raster.b].map(
    (values) => mean(values, row - BAND) - mean(values, row),
  ) as [number, number, number];
  return { step: Math.hypot(light, a, b), sign: Math.sign(light) || 1 };
}

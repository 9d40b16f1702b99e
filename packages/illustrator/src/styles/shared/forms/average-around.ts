import { boxBlur, type Plane } from '../../../core/plane.ts';
import { enlargeRow, type SmallPlane } from '../enlarge-row.ts';
import type { Raster } from '../raster.ts';

/** Cells per block of the planes of averages. */
export const BLOCK = 4;

/** How much a cell counts, 0..1. */
type Weigh = (cell: number) => number;

/** Red, green and blue around each block as if nothing but what is weighed were there; `reach` in blocks. */
export function averageAround(
  { data, width, height }: Raster,
  reach: number,
  weigh: Weigh,
): [SmallPlane, SmallPlane, SmallPlane] {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const sums = [0, 1, 2, 3].map(() => new Float32Array(columns * rows)) as [Plane, Plane, Plane, Plane];
  const [red, green, blue, count] = sums;
  for (let y = 0, cell = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * columns;
    for (let x = 0; x < width; x++, cell++) {
      const weight = weigh(cell);
      if (weight === 0) continue;
      const block = row + ((x / BLOCK) | 0);
      red[block]! += data[cell * 4]! * weight;
      green[block]! += data[cell * 4 + 1]! * weight;
      blue[block]! += data[cell * 4 + 2]! * weight;
      count[block]! += weight;
    }
  }
  const around = boxBlur(count, columns, rows, reach);
  const [r, g, b] = [red, green, blue].map((plane) => ({
    values: boxBlur(plane, columns, rows, reach).map((sum, block) => sum / Math.max(1e-3, around[block]!)),
    width: columns,
    height: rows,
    factor: BLOCK,
  }));
  return [r!, g!, b!];
}

/** Turns each cell that is weighed to the average around it, by its weight. In place. */
export function layAverage(raster: Raster, reach: number, weigh: Weigh): void {
  const { data, width, height } = raster;
  const planes = averageAround(raster, reach, weigh);
  const rows = planes.map(() => new Float32Array(width));
  for (let y = 0, cell = 0; y < height; y++) {
    for (const [channel, plane] of planes.entries()) enlargeRow(plane, y, rows[channel]!);
    for (let x = 0; x < width; x++, cell++) {
      const weight = weigh(cell);
      if (weight === 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const at = cell * 4 + channel;
        data[at] = data[at]! + (rows[channel]![x]! - data[at]!) * weight;
      }
    }
  }
}

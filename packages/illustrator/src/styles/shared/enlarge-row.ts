import { clamp } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';

/** A plane with one value for every `factor` by `factor` pixels of the picture; the factor need not be whole. */
export interface SmallPlane {
  readonly values: Plane;
  readonly width: number;
  readonly height: number;
  readonly factor: number;
}

let mixed = new Float32Array(0);

/** Writes row `pictureY` of a small plane into `row`, smoothly enlarged; rows beyond the plane repeat its border. */
export function enlargeRow(
  { values, width, height, factor }: SmallPlane,
  pictureY: number,
  row: Float32Array,
): void {
  const y = clamp((pictureY + 0.5) / factor - 0.5, 0, height - 1);
  const top = Math.min(Math.floor(y), Math.max(0, height - 2));
  const below = y - top;
  const upper = top * width;
  const lower = Math.min(height - 1, top + 1) * width;
  const step = 1 / factor;
  // Every cell of the row is mixed from above and below once, not once for each of its pixels.
  const cells = Math.min(width, Math.ceil(row.length * step) + 1);
  if (mixed.length < cells) mixed = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++)
    mixed[cell] = values[upper + cell]! + (values[lower + cell]! - values[upper + cell]!) * below;
  let position = 0.5 * step - 0.5;
  const last = cells - 1;
  for (let x = 0; x < row.length; x++, position += step) {
    const place = position < 0 ? 0 : position > last ? last : position;
    const left = place | 0;
    const here = mixed[left]!;
    row[x] = left < last ? here + (mixed[left + 1]! - here) * (place - left) : here;
  }
}

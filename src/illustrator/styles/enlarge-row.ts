import { clamp } from '../core/maths.ts';
import type { Plane } from '../core/plane.ts';

/** A plane smaller than the picture by a whole factor. */
export interface SmallPlane {
  readonly values: Plane;
  readonly width: number;
  readonly height: number;
  readonly factor: number;
}

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
  let position = 0.5 * step - 0.5;
  for (let x = 0; x < row.length; x++, position += step) {
    const place = position < 0 ? 0 : position;
    const left = place | 0;
    const here = left < width ? left : width - 1;
    const next = left + 1 < width ? left + 1 : width - 1;
    const share = place - left;
    const above = values[upper + here]! * (1 - share) + values[upper + next]! * share;
    const under = values[lower + here]! * (1 - share) + values[lower + next]! * share;
    row[x] = above + (under - above) * below;
  }
}

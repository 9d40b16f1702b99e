import type { Plane } from '../core/plane.ts';

/** The easiest way to each pixel, as far as it is known: the highest and lowest value on it, and the span between. */
interface Ways {
  plane: Plane;
  distance: Plane;
  highest: Plane;
  lowest: Plane;
}

/** Passes over the picture, there and back by turns; a fourth changes next to nothing. */
const PASSES = 3;

/**
 * How hard it is to reach each pixel from a seed without crossing an edge: the smallest span between the
 * highest and the lowest value on any way there (minimum barrier distance; Zhang et al., "Minimum barrier
 * salient object detection at 80 FPS", 2015). What is like the seeds and joined to them gets nearly 0.
 * @param isSeed 1 where ways begin
 */
export function barrierDistance(plane: Plane, width: number, height: number, isSeed: Uint8Array): Plane {
  const distance = new Float32Array(plane.length).fill(Number.POSITIVE_INFINITY);
  for (let index = 0; index < plane.length; index++) if (isSeed[index]) distance[index] = 0;
  const ways: Ways = { plane, distance, highest: plane.slice(), lowest: plane.slice() };
  for (let pass = 0; pass < PASSES; pass++) {
    const step = pass % 2 === 0 ? 1 : -1;
    const [firstRow, firstColumn] = step === 1 ? [0, 0] : [height - 1, width - 1];
    for (let row = 0, y = firstRow; row < height; row++, y += step) {
      for (let column = 0, x = firstColumn; column < width; column++, x += step) {
        const index = y * width + x;
        if (column > 0) come(ways, index, index - step);
        if (row > 0) come(ways, index, index - step * width);
      }
    }
  }
  return distance;
}

function come({ plane, distance, highest, lowest }: Ways, index: number, from: number): void {
  const value = plane[index]!;
  const high = Math.max(highest[from]!, value);
  const low = Math.min(lowest[from]!, value);
  if (high - low >= distance[index]!) return;
  distance[index] = high - low;
  highest[index] = high;
  lowest[index] = low;
}

import type { Plane } from '../../core/plane.ts';
import type { SmallLook } from '../small-look.ts';
import { bandsOf } from './texture.ts';

const DISTANCES = [1, 2, 3, 4, 5, 6, 8, 10, 13];

/** What comes back after how many pixels: cells, dots, stitches and hatching have their own. 22 numbers. */
export function repetition(look: SmallLook): number[] {
  const [finest, finer, fine] = bandsOf(look.light, look) as [Plane, Plane, Plane];
  const detail = finest.map((value, index) => value + finer[index]! + fine[index]!);
  const straight = DISTANCES.map(
    (step) => (likeness(detail, look, step, 0) + likeness(detail, look, 0, step)) / 2,
  );
  const slanted = DISTANCES.map((step) => {
    const leg = Math.max(1, Math.round(step * Math.SQRT1_2));
    return (likeness(detail, look, leg, leg) + likeness(detail, look, leg, -leg)) / 2;
  });
  const oneWay = [2, 4].map((step) =>
    Math.abs(likeness(detail, look, step, 0) - likeness(detail, look, 0, step)),
  );
  const slant = [2, 4].map((step) =>
    Math.abs(likeness(detail, look, step, step) - likeness(detail, look, step, -step)),
  );
  return [...straight, ...slanted, ...oneWay, ...slant];
}

/** Correlation of a plane around 0 with itself, moved: 1 is the same again, 0 has nothing to do with it. */
function likeness(plane: Plane, { width, height }: SmallLook, right: number, below: number): number {
  const [top, bottom] = [Math.max(0, -below), height - Math.max(0, below)];
  let [product, own] = [0, 1e-6];
  for (let y = top; y < bottom; y++) {
    const moved = below * width + right;
    for (let x = 0, index = y * width; x < width - right; x++, index++) {
      product += plane[index]! * plane[index + moved]!;
      own += plane[index]! * plane[index]!;
    }
  }
  return product / own;
}

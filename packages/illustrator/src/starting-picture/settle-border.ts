import { beside } from '../core/beside.ts';
import { boxBlur, type Plane } from '../core/plane.ts';
import { likenessTo } from './color-model.ts';
import type { SmallPicture } from './small-picture.ts';

/** Change of color from one pixel to the next below which both belong to one surface. */
const CALM = 0.035;
/** Below this likeness to the subject's colors a surface goes over to the ground. */
const STRANGE = 0.45;

/**
 * Moves the border of a subject along surfaces until it lies on edges, in place: a handle that was left out joins
 * its pot, and the wall behind a roof leaves it.
 * @param cells in which cell of the color space each pixel lies
 * @param guess how much each pixel belongs to the subject, 0..1
 * @param own the likeness from which a surface goes over to the subject
 */
export function settleBorder(small: SmallPicture, cells: Uint16Array, guess: Plane, own: number): Plane {
  const { width, height } = small;
  const likeness = likenessTo(cells, guess);
  const planes = [small.light, small.red, small.yellow].map((plane) =>
    boxBlur(plane, width, height, 1, 1),
  ) as [Plane, Plane, Plane];
  const isOneSurface = (one: number, other: number) =>
    Math.abs(planes[0][one]! - planes[0][other]!) +
      2.5 * (Math.abs(planes[1][one]! - planes[1][other]!) + Math.abs(planes[2][one]! - planes[2][other]!)) <
    CALM;
  const open = Array.from(guess.keys());
  while (open.length > 0) {
    const from = open.pop()!;
    const isFigure = guess[from]! > 0.5;
    for (const next of beside(from, width, height)) {
      if (guess[next]! > 0.5 === isFigure) continue;
      const goesOver = isFigure ? likeness(next) > own : likeness(next) < STRANGE;
      if (!goesOver || !isOneSurface(from, next)) continue;
      guess[next] = isFigure ? 1 : 0;
      open.push(next);
    }
  }
  return guess;
}

import type { Point } from '../../pen/pen.ts';

/** From the wrist to the middle of the palm. */
export const PALM = 0.03;

/** The middle of the palm beyond a wrist: what a hand closes around goes through it. */
export function palmOf(elbow: Point, wrist: Point): Point {
  return along(elbow, wrist, PALM);
}

/** Where the wrist is of a hand whose palm is at a point. */
export function wristFor(elbow: Point, palm: Point): Point {
  return along(elbow, palm, -PALM);
}

/** Beyond `to`, seen from `from`, by this much. */
function along(from: Point, to: Point, by: number): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const share = by / (Math.hypot(x, y) || 1);
  return [to[0] + x * share, to[1] + y * share];
}

import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { line, type Point } from '../pen/pen.ts';

/** From this bend on, in radians, cloth gathers. */
const GATHERS = 0.4;

/** Where cloth gathers in the crook of a bent limb: creases that fan out from it. */
export function drawCrook(
  context: SKRSContext2D,
  [start, joint, end]: readonly [Point, Point, Point],
  width: number,
  color: Rgb,
): void {
  const [before, after] = [direction(start, joint), direction(joint, end)];
  const bend = Math.acos(Math.min(1, before[0] * after[0] + before[1] * after[1]));
  if (bend < GATHERS) return;
  const inside = direction(before, after);
  const along: Point = [inside[1], -inside[0]];
  const deep = Math.min(1, bend / 1.6);
  const at = (aside: number, inwards: number): string =>
    [0, 1].map((axis) => joint[axis]! + (along[axis]! * aside + inside[axis]! * inwards) * width).join(' ');
  const dark = toCss(scale(color, 0.45), 0.2 + 0.26 * deep);
  for (const fan of [-1, 0, 1])
    line(
      context,
      `M${at(fan * 0.16, 0.46)}Q${at(fan * 0.26, 0.12)} ${at(fan * 0.44, -0.14 * deep)}`,
      dark,
      width * 0.075,
    );
  const light = toCss(mix(color, [255, 252, 240], 0.55), 0.3 * deep);
  line(context, `M${at(-0.42, -0.2)}Q${at(0, -0.46)} ${at(0.42, -0.2)}`, light, width * 0.11);
}

function direction(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

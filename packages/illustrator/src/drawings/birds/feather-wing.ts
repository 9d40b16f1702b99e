import { mix, type Rgb, scale } from '../../core/color.ts';
import { fill, limb, modelled, type Point } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';

/** A raised wing of three rows of feathers; `at` is the shoulder, the wing reaches up and back to the left. */
export function drawFeatherWing(
  { context }: Sketch,
  [x, y]: Point,
  size: number,
  color: Rgb,
  shade: number,
): void {
  for (let row = 0; row < 3; row++) {
    for (let index = 0; index < 8 - row; index++) {
      const t = index / (7 - row);
      const angle = -2.0 - t * 1.05;
      const length = size * (0.58 - row * 0.15) * (0.8 + 0.3 * Math.sin(t * 2.6 + 0.4));
      const from: Point = [x - t * 0.13 * size, y - 0.05 * size + t * 0.07];
      const tip: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
      const middle: Point = [(from[0] + tip[0]) / 2 + 0.03, (from[1] + tip[1]) / 2];
      const tone = scale(mix(color, [196, 206, 230], 0.3 - row * 0.13), shade);
      modelled(context, limb([from, middle, tip], [0.05, 0.085 * size, 0.035]), tone, {
        depth: 0.02,
        outline: 0.004,
      });
    }
  }
  fill(context, `M${x} ${y}q-0.04 -0.08 -0.1 -0.05t-0.06 0.1Z`, scale(color, shade));
}

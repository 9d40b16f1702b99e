import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, scale } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import { limb, modelled, type Point } from '../pen/pen.ts';
import type { BirdPlan } from './bird-plan.ts';

/**
 * A wing beating upwards from the shoulder at `at`: an arm along the leading edge, from which two rows of
 * feathers trail backwards. The far wing leans forwards.
 */
export function drawSpreadWing(
  context: SKRSContext2D,
  at: Point,
  span: number,
  { wing, tips }: Pick<BirdPlan, 'wing' | 'tips'>,
  shade: number,
  far: boolean,
): void {
  const wrist: Point = far ? [0.36, -0.5] : [0.12, -0.56];
  const tip: Point = far ? [0.44, -0.98] : [-0.34, -1.06];
  const edge = (t: number): Point => {
    const [b, c] = [2 * t * (1 - t), t ** 2];
    return [at[0] + (wrist[0] * b + tip[0] * c) * span, at[1] + (wrist[1] * b + tip[1] * c) * span];
  };
  for (const [reach, count, tone] of [
    [1, 12, tips],
    [0.55, 10, mix(wing, tips, 0.35)],
  ] as const) {
    for (let index = 0; index < count; index++) {
      const t = index / (count - 1);
      const angle = lerp(Math.PI * 0.98, far ? Math.PI * 1.42 : Math.PI * 1.3, t ** 1.3);
      const length = span * reach * lerp(0.42, 0.56, Math.sin(t * Math.PI * 0.8));
      const from = edge(t * 0.96);
      const end: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
      const middle: Point = [(from[0] + end[0]) / 2, (from[1] + end[1]) / 2 - length * 0.06];
      const width = span * 0.115 * (reach < 1 ? 1.1 : 1);
      modelled(context, limb([from, middle, end], [width, width, width * 0.5]), scale(tone, shade), {
        depth: 0.014,
        outline: 0.006,
      });
    }
  }
  const arm = limb([at, edge(0.35), edge(0.7), edge(1)], [span * 0.2, span * 0.16, span * 0.1, span * 0.03]);
  modelled(context, arm, scale(wing, shade), { depth: 0.03, outline: 0.006 });
}

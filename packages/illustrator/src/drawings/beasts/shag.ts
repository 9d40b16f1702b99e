import type { SKRSContext2D } from '../../core/canvas.ts';
import { scale, toCss } from '../../core/color.ts';
import type { DrawingRequest } from '../pen/drawing.types.ts';
import { bandSides, line } from '../pen/pen.ts';
import type { Skeleton } from './build.types.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';

/** Hairs along back and belly that break the outline. */
export function drawShag(
  context: SKRSContext2D,
  { random, detail }: DrawingRequest,
  plan: QuadrupedPlan,
  body: Skeleton,
): void {
  const fluff = plan.fur ?? 0;
  if (fluff <= 0 || body.pose === 'sitting' || body.pose === 'jumping') return;
  const hair = random.fork('hair');
  const { left, right } = bandSides(body.spine, body.spineWidths);
  for (const [side, direction] of [
    [right, -1],
    [left, 1],
  ] as const) {
    for (let index = 0; index + 1 < side.length; index++) {
      const [from, to] = [side[index]!, side[index + 1]!];
      const count = Math.round(12 * fluff * detail);
      for (let strand = 0; strand < count; strand++) {
        const t = hair.next();
        const x = from[0] + (to[0] - from[0]) * t;
        const y = from[1] + (to[1] - from[1]) * t - direction * 0.012;
        const reach = hair.range(0.02, 0.05) * (0.4 + fluff * 0.6);
        line(
          context,
          `M${x} ${y}q${-reach * 0.5} ${direction * reach * 0.25} ${-reach} ${direction * reach * 0.7}`,
          toCss(scale(plan.coat, hair.range(0.82, 1.12)), 0.75),
          0.008,
        );
      }
    }
  }
}

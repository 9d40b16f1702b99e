import type { SKRSContext2D } from '../../core/canvas.ts';
import { scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { ellipse, fill, line, pathAt } from '../pen/pen.ts';
import type { Leg } from './build.types.ts';
import { paintHide } from './paint-hide.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';

/** The end of a leg: a paw with toes, a hoof, or the nails of a pillar. */
export function drawFoot(
  context: SKRSContext2D,
  { build, foot, coat }: QuadrupedPlan,
  { points, tilt }: Leg,
  lightSide: -1 | 1,
  shade: number,
): void {
  const [x, y] = points[points.length - 1]!;
  const { ankle, foot: kind } = build.legs;
  framed(context, { at: [x, Math.min(y, 0)], turn: tilt }, () => {
    const drop = tilt === 0 ? -Math.min(y, 0) : ankle * 0.3;
    if (kind === 'hoof') {
      const hoof = pathAt(0, drop, 'M-0.52 -0.85L0.5 -0.85Q0.86 -0.1 0.86 0H-0.62Z', ankle, ankle);
      paintHide(context, hoof, foot, { lightSide, shade, depth: 0.015, outline: 0.008 });
    } else if (kind === 'pillar') {
      // The leg goes down to a flat sole, or its nails would lie about on the ground.
      const sole = pathAt(
        0,
        drop,
        'M-0.4 -0.6Q-0.52 -0.3 -0.62 -0.06Q0 0.04 0.64 -0.06Q0.54 -0.3 0.4 -0.6',
        ankle,
        ankle,
      );
      fill(context, sole, scale(coat, shade * 0.85));
      line(
        context,
        pathAt(
          0,
          drop,
          'M-0.5 -0.36Q-0.56 -0.2 -0.62 -0.06Q0 0.04 0.64 -0.06Q0.58 -0.2 0.52 -0.36',
          ankle,
          ankle,
        ),
        toCss(scale(coat, 0.34), 0.85),
        0.009,
      );
      for (const nail of [-0.1, 0.18, 0.42])
        fill(
          context,
          ellipse(ankle * nail, drop - ankle * 0.1, ankle * 0.13, ankle * 0.12),
          scale(foot, shade),
        );
    } else {
      const paw = ellipse(ankle * 0.26, drop - ankle * 0.4, ankle * 0.78, ankle * 0.44);
      paintHide(context, paw, foot, { lightSide, shade, depth: 0.02, outline: 0.008 });
      const ink = toCss(scale(foot, 0.4 * shade), 0.6);
      for (const toe of [0.42, 0.7])
        line(
          context,
          `M${ankle * toe} ${drop - ankle * 0.34}L${ankle * (toe + 0.04)} ${drop - ankle * 0.06}`,
          ink,
          0.007,
        );
    }
  });
}

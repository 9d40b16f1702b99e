import type { SKRSContext2D } from '../../core/canvas.ts';
import { scale, toCss } from '../../core/color.ts';
import { paintHide } from '../beasts/paint-hide.ts';
import { fill, line, pathAt } from '../pen/pen.ts';
import type { BeakKind, BirdPlan } from './bird-plan.ts';

/** A beak on a round head of the given radius around the origin, pointing right. */
export function drawBeak(
  context: SKRSContext2D,
  { kind, length, depth, color, tip }: BirdPlan['beak'],
  radius: number,
  lightSide: -1 | 1,
  open = false,
): void {
  const x = radius * 0.78;
  const y = radius * 0.12;
  if (open) fill(context, pathAt(x, y, 'M0 0L0.8 0.9L0 0.5Z', length, depth), scale(color, 0.7));
  const shape = SHAPES[kind](x, y, length, depth);
  paintHide(context, shape, color, {
    lightSide,
    depth: depth * 0.25,
    outline: 0.008,
    markings: (clipped) => {
      if (!tip) return;
      clipped.fillStyle = toCss(tip);
      clipped.fillRect(x + length * 0.72, y - depth * 2, length, depth * 4);
    },
  });
  const gape = kind === 'duck' ? depth * 0.16 : depth * 0.12;
  line(
    context,
    `M${x + length * 0.05} ${y + gape}Q${x + length * 0.4} ${y + gape * 1.4} ${x + length * 0.74} ${y + (kind === 'hook' ? depth * 0.2 : gape)}`,
    toCss(scale(color, 0.45), 0.7),
    0.008,
  );
}

const SHAPES: Record<BeakKind, (x: number, y: number, l: number, d: number) => string> = {
  cone: (x, y, l, d) => pathAt(x, y, 'M0 -0.5Q0.5 -0.4 1 0.1Q0.5 0.5 0 0.5Z', l, d),
  hook: (x, y, l, d) =>
    pathAt(x, y, 'M-0.1 -0.6C0.7 -0.75 1.05 -0.2 0.92 0.75C0.76 0.3 0.5 0.44 -0.06 0.5Z', l, d),
  duck: (x, y, l, d) =>
    pathAt(x, y, 'M-0.1 -0.55C0.3 -0.2 0.6 -0.14 0.94 -0.1Q1.1 0.1 0.94 0.34Q0.4 0.56 -0.06 0.5Z', l, d),
  dagger: (x, y, l, d) => pathAt(x, y, 'M-0.06 -0.5L1 0.06L-0.04 0.5Z', l, d),
  huge: (x, y, l, d) => pathAt(x, y, 'M-0.06 -0.6C0.5 -0.9 1 -0.5 1 0.36C0.8 0.34 0.4 0.56 -0.04 0.5Z', l, d),
  needle: (x, y, l, d) => pathAt(x, y, 'M-0.04 -0.4Q0.5 -0.3 1 0.3Q0.5 0.2 -0.04 0.4Z', l, d),
  bent: (x, y, l, d) => pathAt(x, y, 'M-0.1 -0.5C0.5 -0.6 0.9 0.1 0.72 1.3C0.5 1.1 0.3 0.7 -0.06 0.5Z', l, d),
};

import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../../core/canvas.ts';
import { mix, type Rgb, scale } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { ellipse, fill, limb, path, pathAt } from '../../pen/pen.ts';
import type { Mood } from '../beast-expression.ts';
import { paintHide } from '../paint-hide.ts';

export interface EarPlan {
  /** `pointed` cat, `round` bear, `long` rabbit, `floppy` dog, `leaf` cow, `fluffy` koala, `curly` poodle. */
  kind: 'pointed' | 'round' | 'long' | 'floppy' | 'leaf' | 'fluffy' | 'curly' | 'none';
  /** About the ear's length. */
  size: number;
  /** Distance of its root from the middle line. */
  spread: number;
  y: number;
  color?: Rgb;
  inside?: Rgb;
  tip?: Rgb;
}

export function drawEars(context: SKRSContext2D, plan: EarPlan, coat: Rgb, { lightSide, turn }: Mood): void {
  if (plan.kind === 'none') return;
  const color = plan.color ?? coat;
  const inside = plan.inside ?? mix(color, [240, 168, 158], 0.62);
  for (const side of [-1, 1] as const) {
    context.save();
    context.translate(side * plan.spread - turn * 0.04, plan.y);
    context.scale(side, 1);
    const { outer, inner } = SHAPES[plan.kind](plan.size);
    paintHide(context, outer, color, {
      lightSide: (lightSide * side) as -1 | 1,
      depth: 0.05,
      outline: 0.015,
      markings: (clipped) => {
        if (inner) fill(clipped, inner, inside);
        if (plan.tip)
          fill(clipped, ellipse(plan.size * 0.3, -plan.size, plan.size * 0.55, plan.size * 0.42), plan.tip);
        if (plan.kind === 'floppy') fill(clipped, ellipse(0, 0, plan.size * 0.3), scale(color, 0.94));
      },
    });
    context.restore();
  }
}

interface EarShape {
  outer: Path2D;
  inner?: Path2D;
}

/** Each for the right ear, its root at the origin. */
const SHAPES: Record<Exclude<EarPlan['kind'], 'none'>, (size: number) => EarShape> = {
  pointed: (s) => ({
    outer: path(pathAt(0, 0, 'M-0.46 0.1Q-0.22 -0.6 0.22 -1Q0.36 -1.06 0.4 -0.9Q0.54 -0.3 0.46 0.4Z', s, s)),
    inner: path(pathAt(0, 0, 'M-0.14 0Q0 -0.5 0.26 -0.78Q0.4 -0.3 0.34 0.3Z', s, s)),
  }),
  round: (s) => ({
    outer: ellipse(0.06 * s, -0.2 * s, s * 0.56),
    inner: ellipse(0.06 * s, -0.14 * s, s * 0.34),
  }),
  fluffy: (s) => ({
    outer: path(
      pathAt(0, 0, 'M-0.4 0.2Q-0.5 -0.6 0.1 -0.72L0.24 -0.6L0.46 -0.66L0.5 -0.44L0.74 -0.34', s, s) +
        `L${0.64 * s} ${-0.14 * s}L${0.8 * s} ${0.06 * s}L${0.6 * s} ${0.14 * s}L${0.62 * s} ${0.4 * s}L${0.36 * s} ${0.36 * s}L${0.2 * s} ${0.54 * s}Z`,
    ),
    inner: ellipse(0.14 * s, -0.06 * s, s * 0.34, s * 0.36),
  }),
  long: (s) => ({
    outer: limb(pointsAt(0, 0, '0,0.24 0.04,-0.2 0.12,-0.66 0.2,-1.04', s, s), [
      0.2 * s,
      0.3 * s,
      0.34 * s,
      0.12 * s,
    ]),
    inner: limb(pointsAt(0, 0, '0.02,0 0.06,-0.3 0.14,-0.66 0.19,-0.92', s, s), [
      0.08 * s,
      0.15 * s,
      0.17 * s,
      0.05 * s,
    ]),
  }),
  floppy: (s) => ({
    outer: limb(pointsAt(0, 0, '-0.12,-0.12 0.2,0.02 0.34,0.42 0.3,0.86', s, s), [
      0.3 * s,
      0.46 * s,
      0.52 * s,
      0.3 * s,
    ]),
  }),
  curly: (s) => ({
    outer: path(
      pathAt(0, 0, 'M-0.2 -0.2Q0.1 -0.36 0.24 -0.1Q0.54 -0.04 0.46 0.24Q0.72 0.42 0.52 0.62', s, s) +
        `Q${0.62 * s} ${0.9 * s} ${0.34 * s} ${0.94 * s}Q${0.12 * s} ${1.06 * s} ${0.04 * s} ${0.82 * s}Q${-0.18 * s} ${0.72 * s} ${-0.06 * s} ${0.46 * s}Q${-0.26 * s} ${0.2 * s} ${-0.2 * s} ${-0.2 * s}Z`,
    ),
  }),
  leaf: (s) => ({
    outer: path(
      pathAt(
        0,
        0,
        'M-0.1 0.2Q0.1 -0.3 0.6 -0.34Q0.94 -0.34 1.02 -0.16Q0.84 0.2 0.5 0.24Q0.2 0.3 -0.1 0.2Z',
        s,
        s,
      ),
    ),
    inner: path(pathAt(0, 0, 'M0.14 0.08Q0.34 -0.2 0.84 -0.18Q0.66 0.1 0.14 0.08Z', s, s)),
  }),
};

import { type Rgb, scale } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, fill, limb, modelled, type Point } from '../pen/pen.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { BodyPose, TailPlan } from './build.types.ts';
import { paintHide } from './paint-hide.ts';

/** Draws a tail from its root to the left. A tail of a resting animal lies on the ground. */
export function drawTail(
  { context }: Sketch,
  plan: TailPlan,
  root: Point,
  pose: BodyPose,
  lightSide: -1 | 1,
  random: Random,
): void {
  if (plan.kind === 'none') return;
  if (plan.kind === 'stub') {
    paintHide(context, ellipse(root[0], root[1] + plan.length * 0.2, plan.width, plan.length), plan.color, {
      lightSide,
    });
    return;
  }
  const curve = curveOf(plan, root, pose).map(([x, y]): Point => [x, Math.min(y, -plan.width * 0.5)]);
  if (plan.kind === 'horse') {
    drawHair(context, curve, plan, lightSide, random);
    return;
  }
  const widths = curve.map((_, index) => plan.width * profileOf(plan.kind, index / (curve.length - 1)));
  const shape = limb(curve, widths);
  paintHide(context, shape, plan.color, {
    lightSide,
    depth: plan.width * 0.35,
    markings: (clipped) => {
      const end = curve[curve.length - 1]!;
      if (plan.rings)
        for (let ring = 1; ring < curve.length; ring++) {
          const [from, to] = [curve[ring - 1]!, curve[ring]!];
          const across = limb(
            [[from[0] * 0.4 + to[0] * 0.6, from[1] * 0.4 + to[1] * 0.6], to],
            [plan.width * 1.6, plan.width * 1.6],
          );
          fill(clipped, across, plan.rings);
        }
      if (plan.tip && plan.kind !== 'tuft')
        fill(clipped, ellipse(end[0], end[1], plan.length * 0.26 + plan.width * 0.3), plan.tip);
    },
  });
  if (plan.kind === 'tuft') drawTuft(context, curve, plan, lightSide);
}

/** A brush of hair that goes on where the tail ends and runs out in a point. */
function drawTuft(
  context: Sketch['context'],
  curve: readonly Point[],
  { width, color, tip }: TailPlan,
  lightSide: -1 | 1,
): void {
  const end = curve[curve.length - 1]!;
  const before = curve[curve.length - 2]!;
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const [alongX, alongY] = [(end[0] - before[0]) / length, (end[1] - before[1]) / length];
  const at = (along: number, aside: number): Point => [
    end[0] + (alongX * along - alongY * aside) * width,
    Math.min(-0.01, end[1] + (alongY * along + alongX * aside) * width),
  ];
  const tone = tip ?? scale(color, 0.6);
  for (const lean of [-0.5, 0.5, 0])
    paintHide(
      context,
      limb(
        [at(-0.7, 0), at(0.6, lean * 0.6), at(1.9, lean), at(3.1, lean * 1.7)],
        [width * 0.6, width * 1.25, width, 0.004],
      ),
      tone,
      { lightSide, depth: width * 0.3 },
    );
}

function profileOf(kind: TailPlan['kind'], t: number): number {
  switch (kind) {
    case 'bushy':
      return 0.34 + Math.sin(Math.min(1, t * 1.04) * Math.PI) * 0.9;
    case 'thick':
      return 1 - t * 0.86;
    case 'whip':
      return 1 - t * 0.75;
    case 'tuft':
      return 0.6 - t * 0.2;
    default:
      return 0.9 - t * 0.24;
  }
}

function curveOf({ kind, length: l, lift = 0 }: TailPlan, [x, y]: Point, pose: BodyPose): Point[] {
  const low = pose === 'sitting' || pose === 'lying' || pose === 'curled';
  if (kind === 'curl')
    return [
      [x + 0.06 * l, y],
      [x - 0.3 * l, y - 0.2 * l],
      [x - 0.24 * l, y - 0.62 * l],
      [x + 0.16 * l, y - 0.66 * l],
      [x + 0.22 * l, y - 0.4 * l],
    ];
  if (low) {
    const ground = -0.05 - (kind === 'bushy' ? l * 0.1 : 0);
    return [
      [x + 0.1 * l, Math.min(y, ground)],
      [x - 0.2 * l, ground],
      [x - 0.44 * l, ground - 0.02],
      [x - 0.58 * l, ground - 0.16 * l],
      [x - 0.5 * l, ground - 0.36 * l],
    ];
  }
  const up = lift;
  return [
    [x + 0.08 * l, y + 0.02],
    [x - 0.16 * l, y + (0.04 - 0.06 * up) * l],
    [x - 0.34 * l, y + (0.2 - (up > 0 ? 0.3 : 0.16) * up) * l],
    [x - (0.44 - 0.06 * up) * l, y + (0.42 - (up > 0 ? 0.86 : 0.3) * up) * l],
    [x - (0.56 - 0.2 * up) * l, y + (0.56 - (up > 0 ? 1.36 : 0.4) * up) * l],
  ];
}

function drawHair(
  context: Sketch['context'],
  curve: readonly Point[],
  { width, color, length }: TailPlan,
  lightSide: -1 | 1,
  random: Random,
): void {
  const [x, y] = curve[0]!;
  for (let strand = 0; strand < 7; strand++) {
    const offset = (strand / 6 - 0.5) * width;
    const droop: Point[] = [
      [x, y],
      [x - length * 0.22 + offset * 0.5, y + length * 0.05],
      [x - length * 0.34 + offset, y + length * 0.46],
      [x - length * 0.3 + offset * 1.4, Math.min(-0.03, y + length * (0.86 + random.range(-0.06, 0.06)))],
    ];
    const tone: Rgb = scale(color, 0.86 + (strand % 3) * 0.13);
    modelled(context, limb(droop, [0.04, 0.065, 0.06, 0.008]), tone, {
      depth: 0.012,
      lightSide,
      outline: 0.004,
    });
  }
}

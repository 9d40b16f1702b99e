import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../../core/canvas.ts';
import { type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { ellipse, fill, line, path, smooth } from '../../pen/pen.ts';
import type { Mood } from '../beast-expression.ts';
import { paintHide, softPatch, unite } from '../paint-hide.ts';
import { drawEars, type EarPlan } from './face-ears.ts';
import { drawEye, type EyePlan } from './face-eyes.ts';
import { drawMouth, drawNose, type NosePlan } from './face-nose.ts';

/** A head seen from the front; it is one unit wide around the origin, before `width` counts. */
export interface FacePlan {
  coat: Rgb;
  /** Half the breadth; 0.5 when absent. */
  halfWidth?: number;
  /** Half the height. */
  halfHeight: number;
  /** Width of the jaw over that of the brow: above 1 chubby, below 1 pointed. */
  jaw?: number;
  /** Length of the tufts on the cheeks. */
  tufts?: number;
  ears: EarPlan;
  muzzle?: { width: number; height: number; y: number; color: Rgb };
  nose: NosePlan;
  eyes: EyePlan;
  whiskers?: boolean;
  blush?: boolean;
  /** Mane, wool or horns behind the head. */
  behind?: (context: SKRSContext2D) => void;
  /** Masks, stripes and patches; cut by the head. */
  markings?: (context: SKRSContext2D) => void;
  /** Horns, forelocks and what else lies over the face. */
  after?: (context: SKRSContext2D) => void;
}

export function drawFace(context: SKRSContext2D, plan: FacePlan, mood: Mood): void {
  plan.behind?.(context);
  const over = plan.ears.kind === 'floppy' || plan.ears.kind === 'curly';
  if (!over) drawEars(context, plan.ears, plan.coat, mood);
  const head = headShape(plan);
  paintHide(context, head, plan.coat, {
    lightSide: mood.lightSide,
    depth: 0.09,
    outline: 0.016,
    markings: (clipped) => {
      plan.markings?.(clipped);
      drawMuzzle(clipped, plan, mood);
    },
  });
  if (over) drawEars(context, plan.ears, plan.coat, mood);
  drawFeatures(context, plan, mood);
  plan.after?.(context);
}

function headShape({ halfWidth = 0.5, halfHeight, jaw = 1, tufts = 0 }: FacePlan): Path2D {
  const brow = halfWidth * (jaw > 1 ? 1 / jaw : 1);
  const chin = halfWidth * Math.min(1, jaw);
  const skull = smooth([
    [0, -halfHeight],
    [brow * 0.66, -halfHeight * 0.8],
    [brow * 0.97, -halfHeight * 0.2],
    [chin, halfHeight * 0.3],
    [chin * 0.66, halfHeight * 0.8],
    [0, halfHeight],
    [-chin * 0.66, halfHeight * 0.8],
    [-chin, halfHeight * 0.3],
    [-brow * 0.97, -halfHeight * 0.2],
    [-brow * 0.66, -halfHeight * 0.8],
  ]);
  if (tufts <= 0) return skull;
  const sides = [-1, 1].map((side) => {
    const edge = side * chin;
    return path(
      `M${edge * 0.7} ${-halfHeight * 0.15}Q${edge * 1.02} ${halfHeight * 0.1} ${edge * (1.04 + tufts)} ${halfHeight * 0.34}` +
        `L${edge * 0.98} ${halfHeight * 0.42}L${edge * (0.96 + tufts)} ${halfHeight * 0.7}L${edge * 0.8} ${halfHeight * 0.66}` +
        `L${edge * (0.68 + tufts * 0.7)} ${halfHeight * 0.97}L${edge * 0.3} ${halfHeight * 0.8}Z`,
    );
  });
  return unite([skull, ...sides]);
}

function drawMuzzle(
  context: SKRSContext2D,
  { muzzle, coat, blush, eyes, halfWidth = 0.5 }: FacePlan,
  mood: Mood,
) {
  if (blush) {
    for (const side of [-1, 1])
      softPatch(
        context,
        side * halfWidth * 0.62 + mood.turn * 0.05,
        eyes.y + 0.17,
        0.12,
        0.08,
        [244, 120, 120],
        0.32,
      );
  }
  if (!muzzle) return;
  const x = mood.turn * 0.09;
  softPatch(
    context,
    x,
    muzzle.y + muzzle.height * 0.12,
    muzzle.width * 0.66,
    muzzle.height * 0.7,
    scale(coat, 0.62),
    0.3,
  );
  const cheeks = unite([
    ellipse(x - muzzle.width * 0.22, muzzle.y, muzzle.width * 0.29, muzzle.height * 0.46),
    ellipse(x + muzzle.width * 0.22, muzzle.y, muzzle.width * 0.29, muzzle.height * 0.46),
    ellipse(x, muzzle.y + muzzle.height * 0.14, muzzle.width * 0.3, muzzle.height * 0.42),
  ]);
  paintHide(context, cheeks, muzzle.color, { lightSide: mood.lightSide, depth: 0.04, outline: 0 });
}

function drawFeatures(context: SKRSContext2D, plan: FacePlan, mood: Mood): void {
  const { eyes, nose } = plan;
  for (const side of [-1, 1] as const) {
    // The eye of the side that is turned away comes nearer to the nose.
    const away = side * mood.turn < 0;
    const x = side * eyes.spread + mood.turn * 0.07 + (away ? mood.turn * -0.01 : 0);
    drawEye(context, x, eyes.y, side, eyes, mood);
  }
  const x = mood.turn * 0.1;
  if (plan.whiskers) drawWhiskers(context, x, nose.y);
  drawMouth(context, x, nose, mood.expression, scale(plan.muzzle?.color ?? plan.coat, 0.34));
  drawNose(context, x, nose);
}

function drawWhiskers(context: SKRSContext2D, x: number, noseY: number): void {
  for (const side of [-1, 1]) {
    for (const [rise, tilt] of rows<2>('-0.03,-0.05 0.03,0.01 0.08,0.08')) {
      const start = x + side * 0.17;
      const curve = `M${start} ${noseY + 0.05 + rise}Q${start + side * 0.2} ${noseY + 0.02 + rise + tilt * 0.4} ${start + side * 0.36} ${noseY + 0.05 + rise + tilt}`;
      line(context, curve, 'rgba(252,248,240,0.85)', 0.011);
      line(context, curve, 'rgba(90,70,64,0.35)', 0.005);
    }
    for (const dot of [0, 1, 2])
      fill(
        context,
        ellipse(x + side * (0.1 + dot * 0.035), noseY + 0.075 + (dot % 2) * 0.025, 0.007),
        'rgba(70,44,40,0.5)',
      );
  }
}

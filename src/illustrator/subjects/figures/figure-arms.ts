import { mix, type Rgb, scale } from '../../core/colour.ts';
import { ellipse, fill, limb, type Point } from '../pen.ts';
import type { FigurePaintbox } from './figure.types.ts';

/** Shoulder, elbow and hand. */
export type ArmJoints = readonly [Point, Point, Point];

/** One arm with its sleeve and hand. */
export function drawArm(paintbox: FigurePaintbox, side: 'near' | 'far'): void {
  const { bones } = paintbox;
  const joints: ArmJoints =
    side === 'near'
      ? [bones.nearShoulder, bones.nearElbow, bones.nearHand]
      : [bones.farShoulder, bones.farElbow, bones.farHand];
  drawArmAt(paintbox, joints, side, side === 'far' && bones.turn > 0.5 ? 0.84 : 1);
}

/** An arm anywhere: gods have more than two. `shade` darkens the ones behind. */
export function drawArmAt(
  paintbox: FigurePaintbox,
  [shoulder, elbow, hand]: ArmJoints,
  side: 'near' | 'far',
  shade = 1,
): void {
  const { look, model } = paintbox;
  const width = armWidth(paintbox);
  const start: Point = [shoulder[0] * 0.88, shoulder[1] + 0.014];
  const skin = scale(look.skin, shade);
  if (look.sleeves.length !== 'long')
    model(limb([start, elbow, hand], [width * 1.08, width * 0.88, width * 0.66]), skin, 0.016, 0.005);
  drawHand(paintbox, elbow, hand, look.gloves ? scale(look.gloves, shade) : skin, width);
  drawSleeve(paintbox, [start, elbow, hand], shade, width);
  drawShoulder(paintbox, start, side, shade, width);
}

function armWidth({ look }: FigurePaintbox): number {
  const suit = look.lower.kind === 'space-suit';
  return (suit ? 0.084 : look.feminine ? 0.046 : 0.056) * (look.build.limbs ?? 1);
}

/** A mitten with a thumb, bent the way the forearm points. */
function drawHand(
  { model, look, fine, context }: FigurePaintbox,
  elbow: Point,
  hand: Point,
  colour: Rgb,
  width: number,
): void {
  const angle = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const size = width * (look.young ? 0.6 : 0.56);
  const ahead: Point = [hand[0] + Math.cos(angle) * size * 0.7, hand[1] + Math.sin(angle) * size * 0.7];
  const inward = hand[0] > 0 ? 1 : -1;
  const thumb: Point = [
    hand[0] + Math.cos(angle + inward * 0.9) * size * 1.05,
    hand[1] + Math.sin(angle + inward * 0.9) * size * 1.05,
  ];
  model(limb([hand, thumb], [size * 0.7, size * 0.46]), colour, 0.004, 0.004);
  model(ellipse(ahead[0], ahead[1], size * 1.14, size * 0.82, angle), colour, 0.009, 0.0045);
  if (!fine) return;
  for (const spread of [-0.3, 0.05, 0.4]) {
    const from: Point = [
      ahead[0] + Math.cos(angle + spread) * size * 0.35,
      ahead[1] + Math.sin(angle + spread) * size * 0.35,
    ];
    const to: Point = [
      ahead[0] + Math.cos(angle + spread * 0.9) * size * 1.0,
      ahead[1] + Math.sin(angle + spread * 0.9) * size * 0.9,
    ];
    fill(context, limb([from, to], [size * 0.1, size * 0.04]), mix(colour, scale(colour, 0.5), 0.6));
  }
}

function drawSleeve(
  { look, model }: FigurePaintbox,
  [start, elbow, hand]: ArmJoints,
  shade: number,
  width: number,
): void {
  const { sleeves } = look;
  if (sleeves.length === 'none') return;
  const cloth = scale(sleeves.colour, shade);
  if (sleeves.length === 'short') {
    const end = towards(start, elbow, 0.72);
    const puff = sleeves.puffed ? 1.9 : 1.34;
    model(
      limb(
        [start, towards(start, elbow, 0.4), end],
        [width * 1.34, width * puff, width * (sleeves.puffed ? 1.1 : 1.3)],
      ),
      cloth,
      0.018,
      0.005,
    );
    return;
  }
  const end = towards(elbow, hand, 0.9);
  const flare = sleeves.wide ? 2.2 : look.lower.kind === 'space-suit' ? 0.9 : 0.96;
  const puff = sleeves.puffed ? 1.7 : 1.22;
  const sleeve = limb(
    [start, towards(start, elbow, 0.5), elbow, towards(elbow, end, 0.5), end],
    [width * 1.34, width * puff, width * 1.18, width * (1.1 + flare) * 0.5, width * flare],
  );
  model(sleeve, cloth, 0.018, 0.005);
  if (!look.trim) return;
  const cuff = limb(
    [towards(elbow, hand, 0.82), towards(elbow, hand, 0.92)],
    [width * flare * 0.98, width * flare * 1.02],
  );
  model(cuff, look.trim, 0.006, 0.003);
}

function drawShoulder(
  { look, model, context }: FigurePaintbox,
  start: Point,
  side: 'near' | 'far',
  shade: number,
  width: number,
): void {
  const armoured = look.details?.some(
    ({ kind }) => kind === 'plate' || kind === 'lamellar' || kind === 'breastplate',
  );
  if (armoured) {
    const pad = ellipse(
      start[0] * 1.06,
      start[1] - 0.006,
      width * 0.92,
      width * 0.76,
      side === 'near' ? 0.4 : -0.4,
    );
    model(pad, mix(scale(look.torso, shade), [255, 255, 255], 0.14), 0.016, 0.005);
    return;
  }
  // Without this the outline around the sleeve makes the arm look pinned on like a puppet's.
  const tone = look.sleeves.length === 'none' ? look.skin : look.sleeves.colour;
  if (shade === 1) fill(context, ellipse(start[0] * 0.84, start[1] + 0.004, width * 0.5, width * 0.54), tone);
}

function towards(from: Point, to: Point, amount: number): Point {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount];
}

import { Path2D } from '@napi-rs/canvas';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { clipped, ellipse, limb, line, type Point } from '../pen/pen.ts';
import type { FigureTools, HandShape } from './figure.types.ts';
import { drawHand } from './figure-hands.ts';
import { drawCrook } from './folds.ts';
import { needsBothHands } from './held/grips.ts';

/** Shoulder, elbow and hand. */
type ArmJoints = readonly [Point, Point, Point];

/** One arm with its sleeve and hand. */
export function drawArm(tools: FigureTools, side: 'near' | 'far'): void {
  const { bones } = tools;
  const joints: ArmJoints =
    side === 'near'
      ? [bones.nearShoulder, bones.nearElbow, bones.nearHand]
      : [bones.farShoulder, bones.farElbow, bones.farHand];
  drawArmAt(tools, joints, side, side === 'far' && bones.turn > 0.5 ? 0.84 : 1);
}

/** An arm anywhere: gods have more than two. `shade` darkens the ones behind. */
export function drawArmAt(
  tools: FigureTools,
  [shoulder, elbow, hand]: ArmJoints,
  side: 'near' | 'far',
  shade = 1,
  shape?: HandShape,
): void {
  const { look } = tools;
  const width = armWidth(tools);
  const start: Point = [shoulder[0] * 0.88, shoulder[1] + 0.014];
  const skin = scale(look.skin, shade);
  if (look.sleeves.length !== 'long') {
    const [upper, fore] = [towards(start, elbow, 0.42), towards(elbow, hand, 0.3)];
    const along = [capOf(start, elbow, width), start, upper, elbow, fore, hand];
    modelBent(tools, { along, widths: [0.66, 1.1, 1.1, 0.86, 0.9, 0.6], width }, skin);
  }
  const plan = {
    shape: shape ?? handOf(tools, side, [shoulder, elbow, hand]),
    wrist: hand,
    angle: Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]),
    width,
    thumb: thumbSide(tools, side, [shoulder, elbow, hand]),
  };
  drawHand(tools, plan, look.gloves ? scale(look.gloves, shade) : skin);
  drawSleeve(tools, [start, elbow, hand], shade, width);
  drawPad(tools, start, side, shade, width);
}

/** Arms are round where they join the shoulder. */
function capOf(start: Point, elbow: Point, width: number): Point {
  return towards(start, elbow, (-0.5 * width) / (Math.hypot(elbow[0] - start[0], elbow[1] - start[1]) || 1));
}

/** The joints of an arm or a sleeve from its round end at the shoulder on, and how thick it is there against an arm. */
interface ArmPlan {
  along: readonly Point[];
  widths: readonly number[];
  width: number;
}

/** From this bend of an elbow on, in radians, a single band would cross itself: the forearm lies over the upper arm. */
const FOLDED = 1.8;
const ELBOW = 3;

function modelBent(tools: FigureTools, { along, widths, width }: ArmPlan, color: Rgb): void {
  const thick = widths.map((part) => part * width);
  const [, start, , elbow] = along as [Point, Point, Point, Point];
  const after = along[ELBOW + 1];
  if (!after || bendAt(start, elbow, after) < FOLDED) {
    modelFromShoulder(tools, limb(along, thick), color, start);
    return;
  }
  const wide = thick[ELBOW]!;
  const upper = [...along.slice(0, ELBOW + 1), capOf(elbow, start, wide * 0.9)];
  modelFromShoulder(tools, limb(upper, [...thick.slice(0, ELBOW + 1), wide * 0.62]), color, start);
  const fore = [capOf(elbow, after, wide * 0.9), ...along.slice(ELBOW)];
  tools.model(limb(fore, [wide * 0.62, ...thick.slice(ELBOW)]), color, 0.016, 0.005);
}

function bendAt(from: Point, joint: Point, to: Point): number {
  const turn =
    Math.atan2(to[1] - joint[1], to[0] - joint[0]) - Math.atan2(joint[1] - from[1], joint[0] - from[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
}

/** An arm or a sleeve that grows out of the trunk: around the joint its outline is no more than a seam. */
function modelFromShoulder(
  { context, model, bones }: FigureTools,
  shape: Path2D,
  color: Rgb,
  [x, y]: Point,
): void {
  model(shape, color, 0.016, 0);
  const inwards = x - Math.sign(x || 1) * bones.length * 0.02;
  const joint = ellipse(inwards, y, bones.length * 0.062);
  const elsewhere = new Path2D();
  elsewhere.rect(-6, -6, 12, 12);
  elsewhere.addPath(joint);
  context.save();
  context.clip(elsewhere, 'evenodd');
  line(context, shape, toCss(scale(color, 0.3), 0.75), 0.005);
  context.restore();
  clipped(context, joint, () => line(context, shape, toCss(scale(color, 0.5), 0.4), 0.004));
}

/** Thumbs point forwards when arms hang and up when they reach out. */
function thumbSide({ bones }: FigureTools, side: 'near' | 'far', [, elbow, hand]: ArmJoints): -1 | 1 {
  const [x, y] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  if (Math.abs(x) > Math.abs(y) * 0.7) return x > 0 ? -1 : 1;
  const forwards = bones.turn > 0.55 || side === 'far' ? 1 : -1;
  return (y > 0 ? -forwards : forwards) as -1 | 1;
}

function armWidth({ look }: FigureTools): number {
  const suit = look.lower.kind === 'space-suit';
  return (suit ? 0.084 : look.feminine ? 0.046 : 0.056) * (look.build.limbs ?? 1);
}

/** Things that are held by their edge: the thumb lies on them, the fingers are behind. */
const BROAD: ReadonlySet<string> = new Set(
  'book letter map newspaper clipboard cards tray plate cake gift bread'.split(' '),
);

/** A hand that holds is closed, one that is thrown up is open. */
function handOf(
  { look, bones }: FigureTools,
  side: 'near' | 'far',
  [shoulder, , hand]: ArmJoints,
): HandShape {
  const holds = side === 'near' ? look.held : look.offhand || look.shield || needsBothHands(look.held?.kind);
  if (holds) return BROAD.has((side === 'near' ? look.held : look.offhand)?.kind ?? '') ? 'pinch' : 'grip';
  if (side === 'far' && bones.farHandShape) return bones.farHandShape;
  if (bones.hands) return bones.hands;
  return hand[1] < shoulder[1] + bones.length * 0.06 ? 'open' : 'relaxed';
}

function drawSleeve(tools: FigureTools, [start, elbow, hand]: ArmJoints, shade: number, width: number): void {
  const { look, model, context } = tools;
  const { sleeves } = look;
  if (sleeves.length === 'none') return;
  const cap = capOf(start, elbow, width * 1.2);
  const cloth = scale(sleeves.color, shade);
  if (sleeves.length === 'short') {
    const end = towards(start, elbow, 0.72);
    const puff = sleeves.puffed ? 1.9 : 1.34;
    const widths = [0.84, 1.34, puff, sleeves.puffed ? 1.1 : 1.3];
    modelBent(tools, { along: [cap, start, towards(start, elbow, 0.4), end], widths, width }, cloth);
    return;
  }
  const end = towards(elbow, hand, 0.9);
  const flare = sleeves.wide ? 2.2 : look.lower.kind === 'space-suit' ? 0.9 : 0.96;
  const puff = sleeves.puffed ? 1.7 : 1.22;
  const along = [cap, start, towards(start, elbow, 0.5), elbow, towards(elbow, end, 0.5), end];
  modelBent(tools, { along, widths: [0.84, 1.34, puff, 1.18, (1.1 + flare) * 0.5, flare], width }, cloth);
  drawCrook(context, [start, elbow, hand], width * 1.2, cloth);
  if (!look.trim) return;
  const cuff = limb(
    [towards(elbow, hand, 0.82), towards(elbow, hand, 0.92)],
    [width * flare * 0.98, width * flare * 1.02],
  );
  model(cuff, look.trim, 0.006, 0.003);
}

/** Plates over the shoulders of whoever wears armour. */
function drawPad(
  { look, model }: FigureTools,
  start: Point,
  side: 'near' | 'far',
  shade: number,
  width: number,
): void {
  const armoured = look.details?.some(
    ({ kind }) => kind === 'plate' || kind === 'lamellar' || kind === 'breastplate',
  );
  if (!armoured) return;
  const pad = ellipse(
    start[0] * 1.06,
    start[1] - 0.006,
    width * 0.92,
    width * 0.76,
    side === 'near' ? 0.4 : -0.4,
  );
  model(pad, mix(scale(look.torso, shade), [255, 255, 255], 0.14), 0.016, 0.005);
}

function towards(from: Point, to: Point, amount: number): Point {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount];
}

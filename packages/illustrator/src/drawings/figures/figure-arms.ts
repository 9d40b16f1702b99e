import { Path2D } from '@napi-rs/canvas';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import { clipped, ellipse, limb, line, type Point } from '../pen/pen.ts';
import type { FigureTools, HandShape } from './figure.types.ts';
import { drawHand, drawThumb, type HandPlan } from './figure-hands.ts';
import { drawCrook } from './folds.ts';
import { heldByEdge, needsBothHands } from './held/grips.ts';

/** Shoulder, elbow and hand. */
type ArmJoints = readonly [Point, Point, Point];

/** One arm with its sleeve and hand. */
export function drawArm(tools: FigureTools, side: 'near' | 'far'): void {
  drawArmAt(tools, jointsOf(tools, side), side, shadeOf(tools, side));
}

/** The thumb alone, over a thing that is before the rest of the hand. */
export function drawThumbOver(tools: FigureTools, side: 'near' | 'far'): void {
  const { look } = tools;
  const plan = handPlan(tools, jointsOf(tools, side), side);
  drawThumb(tools, plan, scale(look.gloves ?? look.skin, shadeOf(tools, side)));
}

function jointsOf({ bones }: FigureTools, side: 'near' | 'far'): ArmJoints {
  return side === 'near'
    ? [bones.nearShoulder, bones.nearElbow, bones.nearHand]
    : [bones.farShoulder, bones.farElbow, bones.farHand];
}

function shadeOf({ bones }: FigureTools, side: 'near' | 'far'): number {
  return side === 'far' && bones.turn > 0.5 ? 0.84 : 1;
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
    modelBent(tools, { along: bandOf([start, elbow, hand], width), widths: BARE, width }, skin);
  }
  const plan = handPlan(tools, [shoulder, elbow, hand], side, shape);
  drawHand(tools, plan, look.gloves ? scale(look.gloves, shade) : skin);
  drawSleeve(tools, [start, elbow, hand], shade, width);
  drawPad(tools, start, side, shade, width);
}

function handPlan(tools: FigureTools, joints: ArmJoints, side: 'near' | 'far', shape?: HandShape): HandPlan {
  const [, elbow, hand] = joints;
  return {
    shape: shape ?? handOf(tools, side, joints),
    wrist: hand,
    angle: Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]),
    width: armWidth(tools),
    thumb: thumbSide(tools, side, joints),
  };
}

/** How thick an arm is, against its breadth, at the points of `bandOf`: the forearm swells below a narrow elbow. */
const BARE = [0.56, 1.08, 1.14, 0.92, 0.88, 0.98, 1, 0.74, 0.6];
/** Where its points are on the upper arm, and on the forearm: two close to the elbow, so that it bends there alone. */
const ON_UPPER = [0.36, 0.84];
const ON_FORE = [0.16, 0.38, 0.78];

function bandOf([start, elbow, hand]: ArmJoints, width: number): Point[] {
  return [
    capOf(start, elbow, width),
    start,
    ...ON_UPPER.map((share) => towards(start, elbow, share)),
    elbow,
    ...ON_FORE.map((share) => towards(elbow, hand, share)),
    hand,
  ];
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
const ELBOW = 4;

function modelBent(tools: FigureTools, { along, widths, width }: ArmPlan, color: Rgb): void {
  const thick = widths.map((part) => part * width);
  const [start, elbow, after] = [along[1]!, along[ELBOW]!, along[ELBOW + 1]];
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

/** A hand that holds is closed, one that is thrown up is open. */
function handOf(
  { look, bones }: FigureTools,
  side: 'near' | 'far',
  [shoulder, , hand]: ArmJoints,
): HandShape {
  const own = side === 'near' ? look.held : look.offhand;
  const both = side === 'far' && needsBothHands(look.held?.kind) ? look.held : undefined;
  if (heldByEdge((own ?? both)?.kind)) return 'pinch';
  if (own || both || (side === 'far' && look.shield)) return 'grip';
  if (side === 'far' && bones.farHandShape) return bones.farHandShape;
  if (bones.hands) return bones.hands;
  return hand[1] < shoulder[1] + bones.length * 0.06 ? 'open' : 'relaxed';
}

function drawSleeve(tools: FigureTools, [start, elbow, hand]: ArmJoints, shade: number, width: number): void {
  const { look, model, context } = tools;
  const { sleeves } = look;
  if (sleeves.length === 'none') return;
  const cloth = scale(sleeves.color, shade);
  if (sleeves.length === 'short') {
    const cap = capOf(start, elbow, width * 1.2);
    const end = towards(start, elbow, 0.72);
    const puff = sleeves.puffed ? 1.9 : 1.34;
    const widths = [0.7, 1.34, puff, sleeves.puffed ? 1.1 : 1.3];
    modelBent(tools, { along: [cap, start, towards(start, elbow, 0.4), end], widths, width }, cloth);
    return;
  }
  const flare = sleeves.wide ? 2.2 : look.lower.kind === 'space-suit' ? 0.9 : 0.92;
  const puff = sleeves.puffed ? 1.7 : 1.26;
  const fore = lerp(1.14, flare, 0.4);
  const along = bandOf([start, elbow, towards(elbow, hand, 0.92)], width * 1.2);
  const widths = [0.7, 1.32, puff, 1.12, 1.14, 1.16, fore, lerp(1.08, flare, 0.8), flare];
  modelBent(tools, { along, widths, width }, cloth);
  drawCrook(context, [start, elbow, hand], width * 1.2, cloth);
  // Without its cuff a sleeve is a tube that the hand sticks out of.
  const trim = look.trim ?? (tools.fingers ? scale(cloth, 0.88) : undefined);
  if (!trim) return;
  const cuff = limb(
    [towards(elbow, hand, look.trim ? 0.82 : 0.84), towards(elbow, hand, 0.94)],
    [width * (flare + 0.06), width * (flare + 0.1)],
  );
  model(cuff, trim, 0.006, 0.003);
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

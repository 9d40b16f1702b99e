import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { around, ellipse, fade, fill, limb, type Point } from '../pen/pen.ts';
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
  const { look, model } = tools;
  const width = armWidth(tools);
  const start: Point = [shoulder[0] * 0.88, shoulder[1] + 0.014];
  const skin = scale(look.skin, shade);
  if (look.sleeves.length !== 'long') {
    const [upper, fore] = [towards(start, elbow, 0.42), towards(elbow, hand, 0.3)];
    const arm = limb(
      [start, upper, elbow, fore, hand],
      [width, width * 1.1, width * 0.86, width * 0.9, width * 0.6],
    );
    model(arm, skin, 0.016, 0.005);
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
  drawShoulder(tools, start, side, shade, width);
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
  const holds = side === 'near' ? look.held : look.offhand || look.shield || needsBothHands(look.held?.kind);
  if (holds) return 'grip';
  if (side === 'far' && bones.farHandShape) return bones.farHandShape;
  if (bones.hands) return bones.hands;
  return hand[1] < shoulder[1] + bones.length * 0.06 ? 'open' : 'relaxed';
}

function drawSleeve(
  { look, model, context }: FigureTools,
  [start, elbow, hand]: ArmJoints,
  shade: number,
  width: number,
): void {
  const { sleeves } = look;
  if (sleeves.length === 'none') return;
  const cloth = scale(sleeves.color, shade);
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
  drawCrook(context, [start, elbow, hand], width * 1.2, cloth);
  if (!look.trim) return;
  const cuff = limb(
    [towards(elbow, hand, 0.82), towards(elbow, hand, 0.92)],
    [width * flare * 0.98, width * flare * 1.02],
  );
  model(cuff, look.trim, 0.006, 0.003);
}

function drawShoulder(
  { look, model, context }: FigureTools,
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
  if (shade < 1) return;
  const tone = look.sleeves.length === 'none' ? look.skin : look.sleeves.color;
  const [x, y] = start;
  if (alike(tone, look.torso)) {
    // It has no edge of its own, or it would lie on the chest like a ball.
    const [inner, reach] = [x * 0.8, width * 0.92];
    const cloth = around(context, inner, y + 0.02, reach, fade(tone, [0.5, tone], toCss(tone, 0)));
    fill(context, ellipse(inner, y + 0.02, reach), cloth);
  } else fill(context, ellipse(x * 0.84, y + 0.012, width * 0.58, width * 0.66), tone);
}

function alike(one: Rgb, other: Rgb): boolean {
  return one.every((value, channel) => Math.abs(value - other[channel]!) < 14);
}

function towards(from: Point, to: Point, amount: number): Point {
  return [from[0] + (to[0] - from[0]) * amount, from[1] + (to[1] - from[1]) * amount];
}

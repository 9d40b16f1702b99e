import type { Path2D } from '@napi-rs/canvas';
import type { SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { drawFeatherWing } from '../birds/feather-wing.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { bandSides, ellipse, limb, line, type Point, pathAt } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawBeastBack } from './beast-back.ts';
import { drawBeastBust } from './beast-bust.ts';
import { moodOf } from './beast-expression.ts';
import { drawArmour, drawWishedHorns, drawWishedSpines, paintWishedPattern } from './beast-extras.ts';
import type { Build, Leg, Skeleton } from './build.types.ts';
import { drawCurledBody } from './curled.ts';
import { drawFoot } from './foot.ts';
import { drawFace } from './head/face.ts';
import { anchorFace, anchorSide } from './head/head-anchors.ts';
import { drawSideHead } from './head/side-head.ts';
import { paintHide, softPatch, unite } from './paint-hide.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';
import { drawShag } from './shag.ts';
import { type Stance, skeletonOf, stanceOf } from './skeleton.ts';
import { drawTail } from './tail.ts';
import { drawUpright, type UprightShape } from './upright.ts';

export function drawQuadruped(request: DrawingRequest, plan: QuadrupedPlan): Drawing {
  if (request.bust) return drawBeastBust(request, plan);
  if (request.fromBehind) return drawBeastBack(request, plan);
  if (usesHands(request, plan)) return drawUpright(request, plan, uprightShapeOf(plan.build));
  const build = grown(request, plan.build);
  const stance = stanceOf(request, build.sits ?? build.legs.foot === 'paw');
  const skeleton = skeletonOf(build, stance);
  const drawing = sketch(
    { size: request.size, left: -1.6, right: 1.6, top: -2.2, bottom: 0.06, facing: 'right' },
    (sheet) => {
      if (stance.body === 'curled' && plan.face && build.legs.foot === 'paw')
        drawCurledBody(sheet, request, plan, build);
      else drawBody(sheet, request, { ...plan, build }, skeleton, stance);
    },
  );
  return { ...drawing, units: drawing.canvas.height / (request.size * standingHeight(plan.build)) };
}

const HANDY_POSES: readonly string[] = [
  'reading',
  'playing',
  'waving',
  'dancing',
  'throwing',
  'praying',
  'climbing',
];

/** Whoever has paws and does what only hands can do sits up like a person. */
function usesHands(
  { pose, holding }: DrawingRequest,
  { face, build, eatsWithHands }: QuadrupedPlan,
): boolean {
  if (!face || build.legs.foot !== 'paw') return false;
  if (eatsWithHands && pose === 'eating') return true;
  return (
    HANDY_POSES.includes(pose ?? '') || (holding !== undefined && (pose === undefined || pose === 'standing'))
  );
}

function uprightShapeOf({ chest, rump, head, legs }: Build): UprightShape {
  return { shoulders: chest * 0.56, hips: rump * 0.72, height: 0.48, head, arm: legs.arm * 0.58 };
}

/** From the ground to the crown of the standing animal. */
function standingHeight({ hip, rump, shoulder, chest, neck, head }: Build): number {
  return Math.max(
    hip + rump * 0.5,
    shoulder + chest * 0.14 + Math.cos(neck.lean) * neck.length + head * 0.55,
  );
}

/** The young have large heads on short legs. */
function grown({ qualities }: DrawingRequest, build: Build): Build {
  if (!qualities.includes('tiny') && !qualities.includes('young') && !qualities.includes('baby'))
    return build;
  return {
    ...build,
    head: build.head * 1.22,
    hip: build.hip * 0.84,
    shoulder: build.shoulder * 0.84,
    length: build.length * 0.88,
    neck: { ...build.neck, length: build.neck.length * 0.84 },
  };
}

function drawBody(
  sheet: Sketch,
  request: DrawingRequest,
  plan: QuadrupedPlan,
  body: Skeleton,
  stance: Stance,
): void {
  const { context } = sheet;
  const { lightSide, random } = request;
  const winged =
    request.qualities.includes('winged') ||
    (request.pose === 'flying' && request.qualities.includes('flying'));
  if (winged) drawFeatherWing(sheet, [body.seat[0] + 0.1, body.seat[1] + 0.04], 0.82, [240, 240, 246], 0.78);
  plan.behind?.(sheet, body);
  if (request.qualities.includes('spiky')) drawWishedSpines(context, body, plan.coat);
  drawTail(sheet, plan.tail, body.tail, body.pose, lightSide, random);
  for (const leg of [body.hindFar, body.foreFar]) if (leg) drawLeg(context, plan, leg, lightSide, 0.78);
  const trunk = trunkShape(body);
  paintHide(context, trunk, plan.coat, {
    lightSide,
    depth: 0.06,
    markings: (clipped) => {
      paintBelly(clipped, body, plan.belly);
      plan.markings?.(clipped, body);
      paintWishedPattern(clipped, request, plan, body);
      paintSocks(clipped, plan, body);
      paintFolds(clipped, body, plan.coat);
    },
  });
  // Folded legs would be lost in the coat without an outline of their own.
  if (body.haunch && plan.build.legs.foot !== 'paw')
    for (const leg of [body.hindNear, body.foreNear]) if (leg) drawLeg(context, plan, leg, lightSide, 0.96);
  if (body.haunch) drawHaunch(context, plan, body, lightSide);
  drawFeet(context, plan, body, lightSide);
  drawShag(context, request, plan, body);
  plan.over?.(sheet, body);
  if (request.qualities.includes('armoured')) drawArmour(context, body, lightSide);
  if (winged) drawFeatherWing(sheet, body.seat, 1, [250, 250, 254], 1);
  drawHeadOf(sheet, request, plan, body, stance);
  sheet.anchor('seat', body.seat[0], body.seat[1] + 0.03);
  sheet.anchor('back', body.seat[0], body.seat[1]);
}

function trunkShape(body: Skeleton): Path2D {
  const [hips, , shoulders] = body.spine;
  const [rump, , chest] = body.spineWidths;
  const parts = [
    limb(body.spine, body.spineWidths),
    ellipse(hips![0], hips![1], rump! * 0.52, rump! * 0.5),
    ellipse(shoulders![0], shoulders![1], chest! * 0.5, chest! * 0.5),
    limb(body.neck, body.neckWidths),
  ];
  for (const leg of [body.hindNear, body.foreNear]) if (leg) parts.push(limb(leg.points, leg.widths));
  return unite(parts);
}

function paintBelly(context: SKRSContext2D, { spine, spineWidths }: Skeleton, belly: Rgb): void {
  const { left } = bandSides(spine, spineWidths);
  const under = `M${left.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const depth = spineWidths[1]!;
  for (const [width, alpha] of rows<2>('0.6,0.28 0.4,0.4 0.2,0.5'))
    line(context, under, toCss(belly, alpha), depth * width);
}

function paintSocks(context: SKRSContext2D, { socks, build }: QuadrupedPlan, body: Skeleton): void {
  if (!socks) return;
  for (const leg of [body.hindNear, body.foreNear]) {
    if (!leg) continue;
    const foot = leg.points[leg.points.length - 1]!;
    softPatch(
      context,
      foot[0],
      foot[1],
      build.legs.ankle * 2.2,
      socks.reach * build.shoulder * 1.3,
      socks.color,
      1,
    );
  }
}

/** Soft lines where thigh and shoulder lie over the trunk. */
function paintFolds(context: SKRSContext2D, { hindNear, foreNear, pose }: Skeleton, coat: Rgb): void {
  if (pose === 'sitting' || pose === 'lying') return;
  for (const [leg, side] of [
    [hindNear, 1],
    [foreNear, -1],
  ] as const) {
    if (!leg) continue;
    const [root, knee] = leg.points;
    const half = leg.widths[0]! * 0.5;
    const fold = `M${root![0] + side * half * 0.8} ${root![1] - half * 0.3}Q${root![0] + side * half * 1.3} ${(root![1] + knee![1]) / 2} ${knee![0] + side * half * 0.62} ${knee![1]}`;
    line(context, fold, toCss(scale(coat, 0.5), 0.16), half * 0.5);
    line(context, fold, toCss(scale(coat, 0.42), 0.3), half * 0.16);
  }
}

function drawLeg(
  context: SKRSContext2D,
  plan: QuadrupedPlan,
  leg: Leg,
  lightSide: -1 | 1,
  shade: number,
): void {
  paintHide(context, limb(leg.points, leg.widths), plan.coat, {
    lightSide,
    shade,
    depth: 0.03,
    markings: (clipped) => {
      if (!plan.socks) return;
      const foot = leg.points[leg.points.length - 1]!;
      softPatch(
        clipped,
        foot[0],
        foot[1],
        plan.build.legs.ankle * 2.2,
        plan.socks.reach * plan.build.shoulder * 1.3,
        scale(plan.socks.color, shade),
        1,
      );
    },
  });
  drawFoot(context, plan, leg, lightSide, shade);
}

function drawFeet(context: SKRSContext2D, plan: QuadrupedPlan, body: Skeleton, lightSide: -1 | 1): void {
  for (const leg of [body.hindNear, body.foreNear]) if (leg) drawFoot(context, plan, leg, lightSide, 1);
}

function drawHaunch(context: SKRSContext2D, plan: QuadrupedPlan, body: Skeleton, lightSide: -1 | 1): void {
  const { x, y, radiusX, radiusY } = body.haunch!;
  const { ankle } = plan.build.legs;
  const footLeg: Leg = { points: [[x + radiusX * 0.78, -ankle * 0.2]], widths: [ankle], tilt: 0 };
  drawFoot(context, plan, footLeg, lightSide, 0.98);
  const thigh = ellipse(x, y, radiusX, radiusY, -0.3);
  paintHide(context, thigh, plan.coat, {
    lightSide,
    depth: 0.05,
    outline: 0,
    markings: (clipped) => plan.markings?.(clipped, body),
  });
  const front = pathAt(x, y, 'M-0.2 -0.98Q1.1 -0.9 0.9 0.62', radiusX, radiusY);
  line(context, front, toCss(scale(plan.coat, 0.4), 0.55), 0.009);
}

/** Which head is shown: a howling or grazing animal is seen in profile. */
function showsFace(
  request: DrawingRequest,
  { face, side, frontal = 0.6 }: QuadrupedPlan,
  stance: Stance,
): boolean {
  if (!face) return false;
  if (!side) return true;
  if (stance.body === 'curled') return true;
  if (stance.head !== 'level' || stance.body === 'running' || stance.body === 'jumping') return false;
  return request.random.fork('look').chance(frontal);
}

function drawHeadOf(
  sheet: Sketch,
  request: DrawingRequest,
  plan: QuadrupedPlan,
  body: Skeleton,
  stance: Stance,
): void {
  const { context } = sheet;
  const { head: size } = plan.build;
  const mood = moodOf(request);
  context.save();
  if (showsFace(request, plan, stance)) {
    const face = plan.face!;
    const at: Point = [body.head[0] + size * 0.1, body.head[1] - size * face.halfHeight * 0.36];
    context.translate(at[0], at[1]);
    context.scale(size, size);
    drawFace(context, face, mood);
    if (request.qualities.includes('horned')) drawWishedHorns(context, face.halfHeight, request.lightSide);
    anchorFace(sheet, at, size, face);
  } else if (plan.side) {
    context.translate(body.head[0], body.head[1]);
    context.rotate(body.headTurn + (stance.head === 'level' ? (plan.side.tilt ?? 0) : 0));
    context.scale(size, size);
    drawSideHead(context, plan.side, mood, request.pose === 'howling');
    anchorSide(sheet, body, size, plan.side);
  }
  context.restore();
}

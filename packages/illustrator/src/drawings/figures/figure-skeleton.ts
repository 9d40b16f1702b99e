import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Point } from '../pen/pen.ts';
import type { FigureLook, LimbAngles, Skeleton } from './figure.types.ts';
import { THREE_QUARTER } from './head/head-frame.ts';
import type { PosePlan } from './pose-plans.ts';

const DEGREE = Math.PI / 180;

/** From the ankle joint to the sole. */
const SOLE = 0.034;

/** Thigh and shin as shares of a leg, and how far below the hip the ankle of a sitter is. */
const THIGH = 0.52;
const SHIN = 0.48;
const HEEL_BELOW_HIP = 0.02;

/** Places the joints of a figure one unit tall for a pose; the lowest foot, knee or seat rests on y = 0. */
export function poseFigure(look: FigureLook, plan: PosePlan): Skeleton {
  const { build } = look;
  const { turn, lean = 0 } = plan;
  const body = standingBody(look);
  const legs = poseLegs(look, plan, -body.hip - SOLE);
  const lowest = Math.max(...legs.lowest, plan.grounded ? 0.044 : 0);
  const rise = -lowest - (plan.lift ?? 0) - (plan.pointed ? 0.052 : 0) - body.hip;
  const move = ([x, y]: Point): Point => [x, y + rise];
  const wide = build.shoulders * shoulderSpread(turn);
  const shoulderY = body.shoulder + build.head * 0.2;
  const arms = poseArms(plan, body.length * (look.young ? 0.92 : 1));
  const tilt = Math.tan((plan.tilt ?? 0) * DEGREE);
  const nearShoulder: Point = [wide - turn * 0.012, shoulderY + tilt * wide];
  const farShoulder: Point = [-wide + turn * 0.03, shoulderY - tilt * wide];
  const from = (shoulder: Point, [x, y]: Point): Point => [shoulder[0] + x, shoulder[1] + y];
  const hipY = body.hip + rise;
  const foot = ([x, y]: Point): Point => [x, y + hipY + SOLE * 0.65];
  return {
    head: move([(plan.headTurn ?? turn) * build.head * 0.2, -1 + build.head]),
    headRadius: build.head,
    chin: body.chin + rise,
    neck: move([0, body.shoulder]),
    nearShoulder: move(nearShoulder),
    farShoulder: move(farShoulder),
    nearElbow: move(from(nearShoulder, arms.near[0])),
    farElbow: move(from(farShoulder, arms.far[0])),
    nearHand: move(from(nearShoulder, arms.near[1])),
    farHand: move(from(farShoulder, arms.far[1])),
    waist: body.waist + rise,
    hip: hipY,
    nearKnee: [legs.near[0][0], legs.near[0][1] + hipY],
    farKnee: [legs.far[0][0], legs.far[0][1] + hipY],
    nearFoot: foot(legs.near[1]),
    farFoot: foot(legs.far[1]),
    turn,
    headTurn: plan.headTurn ?? Math.min(turn, THREE_QUARTER),
    length: body.length,
    lean: lean * DEGREE,
    tilt,
    sway: Math.tan((plan.sway ?? 0) * DEGREE),
    nod: (plan.nod ?? 0) * DEGREE,
    seated: Math.abs(plan.nearLeg[0]) > 50 && Math.abs(plan.farLeg[0]) > 50,
    pointed: Boolean(plan.pointed),
    hands: plan.hands,
    farHandShape: plan.farHand,
  };
}

/** Shoulders keep to the sides of a chest that we see from the front, and meet in the middle of one seen from the side. */
function shoulderSpread(turn: number): number {
  return 1 - turn * lerp(0.36, 0.8, smoothstep(0.5, 0.62, turn));
}

function standingBody({ build: { head } }: FigureLook) {
  const chin = -1 + head * 2;
  const shoulder = chin + Math.min(head * 0.32, 0.032);
  const length = -shoulder;
  const hip = shoulder + length * 0.45;
  return { chin, shoulder, length, hip, waist: shoulder + length * 0.3 };
}

function along([upper, lower]: LimbAngles, first: number, second: number): [Point, Point] {
  const joint: Point = [Math.sin(upper * DEGREE) * first, Math.cos(upper * DEGREE) * first];
  return [
    joint,
    [joint[0] + Math.sin(lower * DEGREE) * second, joint[1] + Math.cos(lower * DEGREE) * second],
  ];
}

/** Joints of the legs relative to the middle of the hip; `reach` is the length of a straight leg to the ankle. */
function poseLegs({ build }: FigureLook, plan: PosePlan, reach: number) {
  const { turn, sway = 0, grounded } = plan;
  const [nearLeg, farLeg] = [plan.nearLeg, plan.farLeg].map((leg) => (grounded ? stretched(leg) : leg));
  const half = build.hips * 0.5 * (1 - turn * 0.85);
  const drop = Math.tan(sway * DEGREE) * half;
  const shift = ([joint, end]: [Point, Point], side: number): [Point, Point] => [
    [joint[0] + side * half, joint[1] + side * drop],
    [end[0] + side * half, end[1] + side * drop],
  ];
  const near = shift(along(nearLeg!, reach * THIGH, reach * SHIN), 1);
  const far = shift(along(farLeg!, reach * THIGH, reach * SHIN), -1);
  const lowest = [near, far].flatMap(([knee, ankle]) => [knee[1] + 0.036, ankle[1] + SOLE]);
  return { near, far, lowest };
}

/** Whose seat is on the ground has the heels there too: a steeper shin would lift the seat into the air. */
function stretched([upper, lower]: LimbAngles): LimbAngles {
  const fall = clamp((HEEL_BELOW_HIP - Math.cos(upper * DEGREE) * THIGH) / SHIN, -1, 1);
  const level = Math.acos(fall) / DEGREE;
  return [upper, Math.abs(lower) < level ? level * (lower < 0 ? -1 : 1) : lower];
}

/** Joints of the arms relative to the shoulders, in the frame of the leaning trunk. */
function poseArms({ near, far, lean = 0 }: PosePlan, length: number) {
  const upright = ([upper, lower]: LimbAngles): LimbAngles => [upper + lean, lower + lean];
  return {
    near: along(upright(near), length * 0.225, length * 0.205),
    far: along(upright(far), length * 0.225, length * 0.205),
  };
}

/** From the figure's frame to that of the leaning trunk. */
export function unleaned(bones: Skeleton, point: Point): Point {
  return leaned({ ...bones, lean: -bones.lean }, point);
}

/** Turns a point about the hip as the trunk leans: from the trunk's frame to the figure's. */
export function leaned({ hip, lean }: Skeleton, [x, y]: Point): Point {
  const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
  const rise = y - hip;
  return [x * cos - rise * sin, hip + x * sin + rise * cos];
}

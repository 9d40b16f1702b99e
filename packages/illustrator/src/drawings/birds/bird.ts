import type { SKRSContext2D } from '../../core/canvas.ts';
import { framed } from '../../core/ink.ts';
import { paintHide } from '../beasts/paint-hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, line, type Point, pathAt } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { drawBeak } from './bird-beak.ts';
import {
  bodyShape,
  drawFoldedWing,
  drawLegs,
  drawRunningLegs,
  drawTailFeathers,
  paintFeathers,
  turned,
} from './bird-body.ts';
import { drawBirdEye } from './bird-eye.ts';
import type { BirdAnchors, BirdPlan } from './bird-plan.ts';
import { drawSpreadWing } from './bird-wing.ts';

type BirdPose = 'standing' | 'running' | 'flying' | 'swimming' | 'sleeping' | 'eating' | 'bust';

/** Draws a bird: on its legs with folded wings, in flight, or afloat. */
export function drawBird(
  request: DrawingRequest,
  plan: BirdPlan,
  usual: 'standing' | 'flying' = 'standing',
): Drawing {
  const pose = poseOf(request, usual);
  const size = request.size * (pose === 'bust' ? 2 : 1);
  const drawing = sketch(
    {
      size,
      left: -1.5,
      right: 1.5,
      top: -1.9,
      bottom: pose === 'bust' ? -plan.legs.length - plan.body.depth * 0.5 : pose === 'flying' ? 0.9 : 0.06,
      facing: 'right',
    },
    (sheet) => drawPosed(sheet, request, plan, pose),
  );
  return { ...drawing, units: pose === 'bust' ? undefined : Math.min(1.1, drawing.canvas.height / size) };
}

function poseOf({ pose, bust, qualities }: DrawingRequest, usual: 'standing' | 'flying'): BirdPose {
  if (bust) return 'bust';
  if (pose === 'flying' || pose === 'jumping' || pose === 'fighting') return 'flying';
  if (pose === 'swimming' || pose === 'bathing') return 'swimming';
  if (pose === 'sleeping' || pose === 'lying') return 'sleeping';
  if (pose === 'eating' || pose === 'drinking') return 'eating';
  if (pose === 'running') return usual === 'flying' ? 'flying' : 'running';
  if (pose === undefined && (usual === 'flying' || qualities.includes('flying'))) return 'flying';
  return 'standing';
}

function drawPosed(sheet: Sketch, request: DrawingRequest, plan: BirdPlan, pose: BirdPose): void {
  const { lightSide } = request;
  const flying = pose === 'flying';
  const { body } = plan;
  const low = pose === 'swimming' || pose === 'sleeping';
  const legs = low ? 0 : flying ? plan.legs.length * 0.4 : plan.legs.length;
  const tilt = flying
    ? -0.06
    : pose === 'eating'
      ? body.tilt - 0.3
      : pose === 'running'
        ? body.tilt * 0.5
        : low
          ? Math.min(body.tilt, 0.12)
          : body.tilt;
  const at = anchorsOf(plan, legs, tilt, pose);
  const { context } = sheet;
  const [far, near] = flying ? request.random.fork('beat').pick(BEATS) : [0, 0];
  if (far)
    beatWing(context, [at.body[0] + body.length * 0.14, at.body[1] - body.depth * 0.2], far, (shoulder) =>
      drawSpreadWing(context, shoulder, body.length * plan.span * 0.86, plan, 0.8, true),
    );
  plan.behind?.(sheet, at);
  drawTailFeathers(context, plan, at.body, tilt, lightSide);
  if (pose === 'running') drawRunningLegs(context, plan, at.body, lightSide);
  else if (legs > 0) drawLegs(context, plan, at.body, legs, flying, lightSide);
  const shape = bodyShape(plan, at, tilt);
  paintHide(context, shape, plan.coat, {
    lightSide,
    depth: body.depth * 0.2,
    markings: (clipped) => paintFeathers(clipped, plan, at, tilt),
  });
  if (near)
    beatWing(context, [at.body[0] + body.length * 0.04, at.body[1] - body.depth * 0.12], near, (shoulder) =>
      drawSpreadWing(context, shoulder, body.length * plan.span, plan, 1, false),
    );
  else drawFoldedWing(context, plan, at.body, tilt, lightSide);
  plan.over?.(sheet, at);
  drawHead(context, plan, at, request, pose);
  noteAnchors(sheet, plan, at, low);
}

/** How high the far and the near wing are raised: a flock is not one bird many times. */
const BEATS = [
  [1, 1],
  [1, 1],
  [0.8, 0.6],
  [0.9, -0.72],
] as const;

function beatWing(
  context: SKRSContext2D,
  [x, y]: Point,
  raised: number,
  draw: (shoulder: Point) => void,
): void {
  framed(context, { at: [x, y], scale: [1, raised] }, () => draw([0, 0]));
}

function anchorsOf(plan: BirdPlan, legs: number, tilt: number, pose: BirdPose): BirdAnchors {
  const { body, neck, headRadius } = plan;
  const drop = Math.abs(Math.sin(tilt)) * body.length * 0.34 + body.depth * 0.46 * Math.cos(tilt);
  const centre: Point = [0, -legs - drop];
  const shoulder = turned([body.length * 0.4, -body.depth * 0.16], tilt, centre);
  if (!neck)
    return {
      body: centre,
      head: [shoulder[0] + headRadius * 0.2, shoulder[1] - headRadius * 0.62],
      headRadius,
    };
  const end = neck.points[neck.points.length - 1]!;
  if (pose === 'sleeping')
    return { body: centre, head: [centre[0] + body.length * 0.1, centre[1] - body.depth * 0.5], headRadius };
  if (pose === 'flying')
    return { body: centre, head: [shoulder[0] + Math.hypot(...end) * 0.9, shoulder[1] - 0.04], headRadius };
  return { body: centre, head: [shoulder[0] + end[0], shoulder[1] + end[1]], headRadius };
}

function drawHead(
  context: SKRSContext2D,
  plan: BirdPlan,
  { head, headRadius }: BirdAnchors,
  request: DrawingRequest,
  pose: BirdPose,
): void {
  const { eye } = plan;
  context.save();
  context.translate(head[0], head[1]);
  if (pose === 'eating') context.rotate(0.5);
  if (request.pose === 'reaching' || request.pose === 'howling') context.rotate(-0.45);
  drawBeak(
    context,
    plan.beak,
    headRadius,
    request.lightSide,
    request.pose === 'howling' || request.pose === 'dancing',
  );
  const x = headRadius * 0.3;
  const y = -headRadius * 0.18;
  if (eye.ring) fill(context, ellipse(x, y, eye.size * 1.7, eye.size * 1.6), eye.ring);
  if (pose === 'sleeping')
    line(context, pathAt(x, y, 'M-1 0Q0 1 1 0', eye.size, eye.size), [40, 26, 26], eye.size * 0.36);
  else drawBirdEye(context, x, y, eye.size, request.eyeColor ?? eye.iris);
  context.restore();
}

function noteAnchors(
  sheet: Sketch,
  plan: BirdPlan,
  { body, head, headRadius }: BirdAnchors,
  afloat: boolean,
): void {
  sheet.anchor('hat', head[0], head[1] - headRadius * 0.86);
  sheet.anchor('face', head[0], head[1]);
  sheet.anchor('hand', head[0] + headRadius + plan.beak.length * 0.8, head[1] + headRadius * 0.3);
  sheet.anchor('seat', body[0], body[1] - plan.body.depth * 0.4);
  sheet.anchor('back', body[0], body[1] - plan.body.depth * 0.45);
  if (afloat) sheet.anchor('waterline', 0, -plan.body.depth * 0.2);
  sheet.head(headRadius * 2);
}

import type { Path2D } from '@napi-rs/canvas';
import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, limb, line, type Point, smooth } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import { moodOf } from './beast-expression.ts';
import type { Skeleton } from './build.types.ts';
import { drawFace } from './head/face.ts';
import { anchorFace } from './head/head-anchors.ts';
import { paintHide, softPatch, unite } from './paint-hide.ts';
import type { QuadrupedPlan } from './quadruped-plan.ts';

/** Measures of an animal that sits or stands upright and faces the viewer; units of its height. */
export interface UprightShape {
  /** Half widths at the shoulders and at the hips. */
  shoulders: number;
  hips: number;
  /** From the ground to the neck. */
  height: number;
  head: number;
  arm: number;
  /** Length of standing legs; sitting ones show only the feet. */
  legs?: number;
}

/** Where the hands go: shoulder to hand on the right side, as fractions of the body. */
type Gesture = 'down' | 'mouth' | 'wave' | 'up' | 'hold' | 'hang';

/** Draws an animal that uses its paws as hands: it eats, reads, waves, plays or just sits there. */
export function drawUpright(request: DrawingRequest, plan: QuadrupedPlan, own: UprightShape): Drawing {
  const { size } = request;
  const gesture = gestureOf(request);
  // Whoever hangs or dances is stretched, and has legs.
  const upright = gesture === 'hang' || request.pose === 'dancing';
  const shape = upright ? { ...own, height: own.height + 0.2, legs: own.legs ?? 0.3 } : own;
  const drawing = sketch(
    { size, left: -1.2, right: 1.2, top: -1.8, bottom: 0.06, facing: 'right' },
    (sheet) => {
      const body = standInBody(shape);
      drawUprightTail(sheet, request, plan, shape);
      plan.behind?.(sheet, body);
      drawLegs(sheet, request, plan, shape);
      drawTorso(sheet, request, plan, shape, body);
      plan.over?.(sheet, body);
      const at: Point = [0.01, -shape.height - shape.head * plan.face!.halfHeight * 0.62];
      if (gesture !== 'mouth' && gesture !== 'hold') drawArms(sheet, request, plan, shape, gesture);
      // A head held askew tells one of a pair from the other.
      const turn = request.random.fork('askew').range(-0.13, 0.13);
      framed(sheet.context, { at: [at[0], at[1]], turn, scale: [shape.head, shape.head] }, () =>
        drawFace(sheet.context, plan.face!, { ...moodOf(request), turn: moodOf(request).turn * 0.6 }),
      );
      anchorFace(sheet, at, shape.head, plan.face!);
      if (gesture === 'mouth' || gesture === 'hold') drawArms(sheet, request, plan, shape, gesture);
      sheet.anchor('seat', 0, -0.02);
      sheet.anchor('back', -shape.shoulders, -shape.height * 0.8);
    },
  );
  const natural = shape.height + shape.head * (plan.face!.halfHeight * 1.6 + 0.12);
  return { ...drawing, units: drawing.canvas.height / (size * Math.max(natural, 0.7)) };
}

function gestureOf({ pose, holding, random }: DrawingRequest): Gesture {
  switch (pose) {
    case 'eating':
    case 'drinking':
    case 'praying':
      return 'mouth';
    case 'reading':
    case 'playing':
    case 'pushing':
      return 'hold';
    case 'waving':
    case 'throwing':
    case 'fighting':
      return 'wave';
    case 'climbing':
      return 'hang';
    case 'reaching':
    case 'dancing':
      return 'up';
    default:
      return holding || random.fork('hands').chance(0.25) ? 'hold' : 'down';
  }
}

function standInBody({ height, hips, shoulders, head }: UprightShape): Skeleton {
  return {
    pose: 'sitting',
    spine: [
      [-hips * 0.5, -height * 0.35],
      [0, -height * 0.5],
      [hips * 0.5, -height * 0.65],
    ],
    spineWidths: [height * 0.9, height * 0.95, height * 0.7],
    neck: [
      [0, -height * 0.9],
      [0, -height],
      [0, -height - head * 0.2],
    ],
    neckWidths: [shoulders, shoulders, shoulders],
    head: [0, -height],
    headTurn: 0,
    tail: [-hips * 0.8, -0.1],
    seat: [0, -0.02],
  };
}

function drawTorso(
  { context }: Sketch,
  { lightSide }: DrawingRequest,
  plan: QuadrupedPlan,
  shape: UprightShape,
  body: Skeleton,
): void {
  const { shoulders, hips, height, legs = 0 } = shape;
  const floor = -legs * 0.8;
  const torso = smooth([
    [0, -height - 0.06],
    [shoulders * 0.8, -height * 0.97],
    [shoulders * 1.04, -height * 0.72 + floor * 0.2],
    [hips, -height * 0.3 + floor * 0.6],
    [hips * 0.7, floor],
    [-hips * 0.7, floor],
    [-hips, -height * 0.3 + floor * 0.6],
    [-shoulders * 1.04, -height * 0.72 + floor * 0.2],
    [-shoulders * 0.8, -height * 0.97],
  ]);
  paintHide(context, torso, plan.coat, {
    lightSide,
    depth: 0.07,
    markings: (clipped) => {
      plan.markings?.(clipped, body);
      softPatch(
        clipped,
        0.01,
        (-height + floor) * 0.48,
        hips * 0.72,
        (height + floor) * 0.5,
        plan.belly,
        0.95,
      );
    },
  });
}

function drawLegs(
  { context }: Sketch,
  { lightSide }: DrawingRequest,
  plan: QuadrupedPlan,
  { hips, legs = 0, arm }: UprightShape,
): void {
  const color = plan.socks?.color ?? plan.coat;
  for (const side of [-1, 1]) {
    if (legs > 0) {
      const leg = limb(
        [
          [side * hips * 0.52, -legs],
          [side * hips * 0.58, -legs * 0.5],
          [side * hips * 0.6, -0.03],
        ],
        [arm * 1.8, arm * 1.4, arm * 1.2],
      );
      paintHide(context, leg, color, { lightSide, depth: 0.03 });
    } else {
      paintHide(context, ellipse(side * hips * 0.88, -0.12, hips * 0.36, 0.13), color, {
        lightSide,
        depth: 0.04,
      });
    }
    const foot = ellipse(side * hips * (legs > 0 ? 0.68 : 0.8), -0.045, arm * 1.25, 0.055);
    paintHide(context, foot, plan.foot, { lightSide, depth: 0.02 });
    for (const toe of [-0.3, 0.3])
      line(
        context,
        `M${side * hips * (legs > 0 ? 0.68 : 0.8) + toe * arm} -0.05v0.035`,
        toCss(scale(plan.foot, 0.45), 0.6),
        0.007,
      );
  }
}

function drawArms(
  sheet: Sketch,
  request: DrawingRequest,
  plan: QuadrupedPlan,
  shape: UprightShape,
  gesture: Gesture,
): void {
  const { shoulders, height, arm, head, hips } = shape;
  const color = plan.socks?.color ?? plan.coat;
  // Low enough that what is eaten does not hide the nose.
  const mouthY = -height + head * 0.27;
  const crown = -height - head * plan.face!.halfHeight * 1.75;
  for (const side of [-1, 1] as const) {
    const root: Point = [side * shoulders * 0.9, -height * 0.84];
    const raised = gesture === 'up' || (gesture === 'wave' && side > 0);
    const hangs = gesture === 'hang';
    const hand: Point = hangs
      ? [side * (shoulders * 0.7 + head * 0.1), crown - arm * 0.5]
      : raised
        ? [side * (shoulders + 0.24), -height - 0.1]
        : gesture === 'mouth'
          ? [side * 0.07, mouthY]
          : gesture === 'hold'
            ? [side * 0.1, -height * 0.56]
            : [side * hips * 0.78, -height * 0.34];
    const elbow: Point = hangs
      ? [side * (shoulders * 0.9 + head * 0.26), -height - head * 0.2]
      : raised
        ? [side * (shoulders + 0.16), -height * 0.76]
        : [
            side * (shoulders + (gesture === 'down' ? 0.06 : 0.1)),
            -height * (gesture === 'mouth' ? 0.62 : 0.56),
          ];
    paintHide(sheet.context, bentArm(root, elbow, hand, arm), color, {
      lightSide: request.lightSide,
      depth: 0.03,
    });
    drawPaw(sheet, request, mix(plan.foot, color, 0.3), { elbow, hand, arm });
    const together = hangs || gesture === 'mouth' || gesture === 'hold';
    if (side > 0) sheet.anchor('hand', together ? 0 : hand[0], hand[1]);
  }
}

/** A paw with four toes at the end of the forearm. */
function drawPaw(
  { context }: Sketch,
  { lightSide }: DrawingRequest,
  color: Rgb,
  { elbow, hand, arm }: { elbow: Point; hand: Point; arm: number },
): void {
  const turn = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) - Math.PI / 2;
  framed(context, { at: [hand[0], hand[1]], turn, scale: [arm, arm] }, () => {
    const toes = [-0.48, -0.17, 0.17, 0.48].map((x) => ellipse(x, 0.52 - Math.abs(x) * 0.34, 0.23, 0.3));
    paintHide(context, unite([ellipse(0, 0.08, 0.74, 0.62), ...toes]), color, {
      lightSide,
      depth: 0.16,
      outline: 0.1,
    });
    for (const x of [-0.32, 0, 0.32])
      line(context, `M${x} 0.74Q${x * 0.96} 0.56 ${x * 0.9} 0.42`, toCss(scale(color, 0.4), 0.75), 0.07);
  });
}

/** Upper and lower arm with a round elbow. */
function bentArm(root: Point, elbow: Point, hand: Point, width: number): Path2D {
  return unite([
    limb([root, elbow], [width * 1.6, width * 1.24]),
    ellipse(root[0], root[1], width * 0.8),
    ellipse(elbow[0], elbow[1], width * 0.58),
    limb([elbow, hand], [width * 1.16, width]),
  ]);
}

function drawUprightTail(
  { context }: Sketch,
  { lightSide }: DrawingRequest,
  { tail }: QuadrupedPlan,
  { hips, height }: UprightShape,
): void {
  if (tail.kind === 'none' || tail.kind === 'stub') return;
  const l = tail.length;
  const bushy = tail.kind === 'bushy';
  const curve: Point[] = bushy
    ? [
        [-hips * 0.3, -0.16],
        [-hips * 0.9 - l * 0.14, -0.2],
        [-hips - l * 0.3, -height * 0.6],
        [-hips - l * 0.16, -height * 0.6 - l * 0.42],
        [-hips - l * 0.42, -height * 0.6 - l * 0.66],
        [-hips - l * 0.66, -height * 0.6 - l * 0.44],
      ]
    : [
        [-hips * 0.5, -0.08],
        [-hips - l * 0.34, -0.06],
        [-hips - l * 0.62, -l * 0.26],
        [-hips - l * 0.5, -l * 0.6],
        [-hips - l * 0.7, -l * 0.78],
      ];
  const swell = bushy ? [0.45, 0.85, 1.15, 1.15, 0.85, 0.12] : [1, 1, 0.9, 0.8, 0.6];
  paintHide(
    context,
    limb(
      curve,
      swell.map((factor) => factor * tail.width),
    ),
    tail.color,
    {
      lightSide,
      depth: tail.width * 0.35,
      markings: (clipped) => {
        const end = curve[curve.length - 1]!;
        if (tail.rings)
          for (let ring = 1; ring < 4; ring++)
            softPatch(clipped, curve[ring]![0], curve[ring]![1], tail.width, tail.width * 0.3, tail.rings, 1);
        if (tail.tip) softPatch(clipped, end[0], end[1], l * 0.26, l * 0.26, tail.tip);
        if (bushy)
          softPatch(
            clipped,
            curve[2]![0],
            curve[2]![1],
            tail.width * 0.34,
            l * 0.6,
            mix(tail.color, [255, 236, 206], 0.5),
            0.45,
          );
      },
    },
  );
}

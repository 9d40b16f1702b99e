import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import type { Random } from '../../../core/random.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point, polygon } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { type Coat, coatOf } from '../coats.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { drawQuadruped } from '../quadruped.ts';
import { drawUpright } from '../upright.ts';
import { SHAPE, smallFace, smallPlan } from './small-body.ts';

const HAND_POSES: ReadonlySet<string> = new Set(['eating', 'reading', 'waving', 'playing', 'reaching']);

export function drawHedgehog(request: DrawingRequest): Drawing {
  const coat = coatOf(request, [
    { main: [238, 208, 172], pale: [255, 240, 218], dark: [122, 86, 62] },
    { main: [226, 192, 156], pale: [252, 232, 206], dark: [98, 74, 62] },
  ]);
  const spines = { color: coat.dark, random: request.random.fork('spines'), lightSide: request.lightSide };
  const upright = HAND_POSES.has(request.pose ?? '') || request.holding !== undefined;
  if (!request.bust && !upright) return drawOnFours(request, coat, spines);
  const plan = smallPlan(coat, {
    face: smallFace(coat, {
      jaw: 0.74,
      halfHeight: 0.42,
      muzzle: { width: 0.3, height: 0.3, y: 0.2, color: coat.pale },
      whiskers: false,
      ears: { kind: 'round', size: 0.2, spread: 0.4, y: -0.2 },
      nose: { kind: 'dog', width: 0.15, y: 0.12, color: [48, 36, 38] },
      behind: (context) =>
        drawSpines(context, { ...spines, at: [0, -0.06], reach: [0.72, 0.66], from: -0.62, to: 0.62 }),
    }),
    behind: ({ context }) =>
      drawSpines(context, { ...spines, at: [0, -0.2], reach: [0.36, 0.36], from: -0.6, to: 0.6 }),
  });
  if (request.bust) return drawQuadruped(request, plan);
  return drawUpright(request, plan, { ...SHAPE, height: 0.38, head: 0.42 });
}

type SpineLook = { color: Rgb; random: Random; lightSide: -1 | 1 };

/** From the side: a round back of spines down to the ground, a pointed face, four short legs. */
function drawOnFours(request: DrawingRequest, coat: Coat, spines: SpineLook): Drawing {
  const { size, lightSide, pose } = request;
  const asleep = pose === 'sleeping' || pose === 'lying';
  return sketch(
    { size: size * 1.1, left: -0.9, right: 1, top: -1, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      if (asleep) context.translate(0, 0.08);
      else for (const x of [-0.2, 0.3]) drawLeg(sheet, x, coat, 0.74, lightSide);
      paintHide(context, ellipse(0, -0.24, 0.5, 0.18), coat.main, { lightSide, depth: 0.05 });
      if (!asleep) for (const x of [-0.3, 0.18]) drawLeg(sheet, x, coat, 1, lightSide);
      drawPointedFace(sheet, request, coat, asleep);
      drawSpines(context, { ...spines, at: [-0.08, -0.22], reach: [0.56, 0.5], from: -0.56, to: 0.3 });
      paintHide(context, ellipse(0.24, -0.46, 0.085, 0.09), coat.main, {
        lightSide,
        depth: 0.02,
        markings: (clipped) => softPatch(clipped, 0.25, -0.45, 0.05, 0.06, [226, 140, 130], 0.7),
      });
      anchorAll(sheet, 'hat 0.26,-0.56 face 0.42,-0.34 hand 0.66,-0.2 seat -0.1,-0.7 back -0.14,-0.7');
      sheet.head(0.4);
    },
  );
}

function drawLeg({ context }: Sketch, x: number, coat: Coat, shade: number, lightSide: -1 | 1): void {
  const look = { lightSide, shade, depth: 0.02 };
  paintHide(
    context,
    limb(
      [
        [x, -0.22],
        [x + 0.01, -0.03],
      ],
      [0.15, 0.12],
    ),
    coat.main,
    look,
  );
  paintHide(context, ellipse(x + 0.04, -0.03, 0.095, 0.045), coat.main, look);
}

/** Long snout with a black nose, the cheek pale, the spines closing round it like a hood. */
function drawPointedFace({ context }: Sketch, request: DrawingRequest, coat: Coat, asleep: boolean): void {
  const { lightSide } = request;
  paintHide(
    context,
    '0.16,-0.5 0.32,-0.52 0.47,-0.42 0.6,-0.31 0.74,-0.25 0.76,-0.19 0.66,-0.14 0.46,-0.1 0.26,-0.1 0.12,-0.2',
    coat.main,
    {
      lightSide,
      depth: 0.06,
      markings: (clipped) => softPatch(clipped, 0.5, -0.14, 0.3, 0.12, coat.pale, 0.9),
    },
  );
  softPatch(context, 0.38, -0.22, 0.09, 0.06, [244, 120, 120], 0.4);
  drawEye(
    context,
    0.42,
    -0.35,
    1,
    { size: 0.055, spread: 0, y: 0 },
    { ...moodOf(request), closed: asleep || moodOf(request).closed },
  );
  fill(context, ellipse(0.75, -0.25, 0.05, 0.044), [44, 34, 36]);
  fill(context, ellipse(0.74, -0.265, 0.015, 0.012), 'rgba(255,255,255,0.8)');
  line(context, 'M0.7 -0.19Q0.6 -0.13 0.5 -0.19', toCss(scale(coat.dark, 0.6), 0.9), 0.014);
}

interface Spines extends SpineLook {
  at: Point;
  reach: Point;
  /** Where the coat begins and ends, in half turns from straight up; rising to the right. */
  from: number;
  to: number;
}

/** A dome of prickles in rows, each leaning backwards with a light tip. */
function drawSpines(
  context: Sketch['context'],
  { at, reach, from, to, color, random, lightSide }: Spines,
): void {
  const place = (turn: number, out: number): Point => [
    at[0] + Math.sin(turn * Math.PI) * reach[0] * out,
    at[1] - Math.cos(turn * Math.PI) * reach[1] * out,
  ];
  const teeth = 30;
  const jagged = Array.from({ length: teeth * 2 + 1 }, (_, index) =>
    place(from + ((to - from) * index) / (teeth * 2), index % 2 === 0 ? 0.86 : 1.04),
  );
  const floor = place(from, 0.2);
  paintHide(context, polygon([...jagged, place(to, 0.5), [at[0], at[1] + reach[1] * 0.2], floor]), color, {
    lightSide,
    depth: 0.05,
  });
  for (const [out, count] of rows<2>('0.8,22 0.62,18 0.44,13 0.26,8'))
    for (let spine = 0; spine < count; spine++) {
      const turn = from + ((to - from) * (spine + random.range(0.2, 0.8))) / count;
      const [root, tip] = [place(turn, out - 0.06), place(turn - 0.03, out + 0.14)];
      const middle: Point = [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2];
      line(context, `M${root.join(' ')}L${tip.join(' ')}`, toCss(scale(color, 0.55), 0.85), 0.02);
      line(context, `M${middle.join(' ')}L${tip.join(' ')}`, mix(color, [255, 238, 206], 0.7), 0.012);
    }
}

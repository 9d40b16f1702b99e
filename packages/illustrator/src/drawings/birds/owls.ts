import { type Rgb, toCss } from '../../core/color.ts';
import { points, pointsAt } from '../../core/number-tables.ts';
import { moodOf } from '../beasts/beast-expression.ts';
import { drawEye, type EyePlan } from '../beasts/head/face-eyes.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, modelled, path, pathAt, smooth } from '../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../pen/sketch.ts';
import { drawSpreadWing } from './bird-wing.ts';
import { plumageOf } from './plumage.ts';

/** Owls: round heads with discs around large eyes, seen from the front or from behind. */
export function drawOwl(request: DrawingRequest): Drawing {
  const plumage = plumageOf(request, [
    { coat: [150, 106, 70], belly: [240, 214, 174], wing: [118, 80, 54], tips: [84, 58, 44] },
    { coat: [188, 150, 104], belly: [252, 238, 210], wing: [156, 118, 78], tips: [110, 80, 58] },
    { coat: [136, 134, 140], belly: [236, 232, 228], wing: [108, 106, 114], tips: [76, 74, 84] },
  ]);
  return owl(request, plumage, true);
}

export function drawSnowyOwl(request: DrawingRequest): Drawing {
  return owl(
    request,
    plumageOf({ ...request, color: undefined }, [
      { coat: [250, 250, 250], belly: [255, 255, 255], wing: [232, 234, 240], tips: [150, 156, 170] },
    ]),
    false,
  );
}

function owl(request: DrawingRequest, plumage: ReturnType<typeof plumageOf>, tufts: boolean): Drawing {
  const { lightSide, size, bust, pose, fromBehind } = request;
  const flying = pose === 'flying' && !bust;
  const drawing = sketch(
    {
      size: size * (bust ? 1.6 : 1),
      left: -1.4,
      right: 1.4,
      top: -1.7,
      bottom: bust ? -0.3 : 0.06,
      facing: 'right',
    },
    (sheet) => {
      const { context } = sheet;
      if (flying)
        for (const side of [1, -1]) {
          context.save();
          context.scale(side, 1);
          drawSpreadWing(context, [-0.18, -0.5], 0.78, plumage, 1, false);
          context.restore();
        }
      if (!bust) drawOwlFeet(sheet, plumage.tips, lightSide);
      const body = smooth(
        points('0,-0.74 0.26,-0.68 0.33,-0.42 0.25,-0.14 0,-0.06 -0.25,-0.14 -0.33,-0.42 -0.26,-0.68'),
      );
      paintHide(context, body, plumage.coat, {
        lightSide,
        depth: 0.08,
        markings: (clipped) => {
          if (fromBehind) return;
          softPatch(clipped, 0, -0.32, 0.23, 0.3, plumage.belly, 1);
          for (let row = 0; row < 5; row++)
            for (let column = -2; column <= 2; column++) {
              const x = column * 0.075 + (row % 2) * 0.037;
              line(
                clipped,
                `M${x - 0.022} ${-0.46 + row * 0.07}q0.022 0.032 0.044 0`,
                toCss(plumage.wing, 0.8),
                0.011,
              );
            }
        },
      });
      if (!flying)
        for (const side of [-1, 1]) drawOwlWing(context, side, plumage, lightSide, fromBehind === true);
      drawOwlHead(sheet, request, plumage, tufts);
      anchorAll(sheet, 'hat 0,-1.02 face 0,-0.8 hand 0.28,-0.3 seat 0,-0.06 back 0,-0.6');
      sheet.head(0.6);
    },
  );
  return drawing;
}

function drawOwlFeet({ context }: Sketch, tail: Rgb, lightSide: -1 | 1): void {
  modelled(context, 'M-0.1 -0.2L-0.12 0.0Q0 0.03 0.12 0.0L0.1 -0.2Z', tail, { depth: 0.03, lightSide });
  for (const side of [-1, 1])
    for (const toe of [-0.05, 0, 0.05])
      modelled(
        context,
        limb(pointsAt(side * 0.11, 0, '0.6,-0.12 1,-0.05 1.1,-0.005', toe), [0.05, 0.05, 0.02]),
        [240, 184, 80],
        { depth: 0.01, lightSide, outline: 0.005 },
      );
}

function drawOwlWing(
  context: Sketch['context'],
  side: number,
  { wing, tips }: ReturnType<typeof plumageOf>,
  lightSide: -1 | 1,
  behind: boolean,
): void {
  const inner = behind ? 0.02 : 0.17;
  const shape = `M${side * 0.24} -0.66Q${side * 0.42} -0.5 ${side * 0.37} -0.26Q${side * 0.33} -0.1 ${side * 0.16} -0.03Q${side * inner} -0.3 ${side * 0.24} -0.66Z`;
  paintHide(context, shape, wing, {
    lightSide,
    depth: 0.05,
    markings: (clipped) => {
      for (const y of [-0.36, -0.24, -0.14])
        line(clipped, pathAt(0, y, 'M0.12 0q0.1 0.06 0.28 -0.02', side), toCss(tips, 0.8), 0.02);
    },
  });
}

function drawOwlHead(
  { context }: Sketch,
  request: DrawingRequest,
  plumage: ReturnType<typeof plumageOf>,
  tufts: boolean,
): void {
  const { lightSide, fromBehind } = request;
  const head = tufts
    ? path(
        'M0 -0.98Q0.12 -0.99 0.2 -1.0L0.34 -1.08Q0.34 -0.98 0.32 -0.92C0.4 -0.76 0.3 -0.54 0 -0.54C-0.3 -0.54 -0.4 -0.76 -0.32 -0.92Q-0.34 -0.98 -0.34 -1.08L-0.2 -1.0Q-0.12 -0.99 0 -0.98Z',
      )
    : ellipse(0, -0.78, 0.33, 0.26);
  paintHide(context, head, plumage.coat, {
    lightSide,
    depth: 0.07,
    markings: (clipped) => {
      if (fromBehind) return;
      for (const side of [-1, 1]) {
        softPatch(clipped, side * 0.145, -0.78, 0.2, 0.2, plumage.belly, 0.9);
        fill(clipped, ellipse(side * 0.145, -0.78, 0.15, 0.155), plumage.belly);
      }
    },
  });
  if (fromBehind) return;
  const eye: EyePlan = { size: 0.095, spread: 0.145, y: -0.78, iris: request.eyeColor ?? [248, 188, 50] };
  const mood = { ...moodOf(request), turn: 0.2 };
  for (const side of [-1, 1] as const) {
    if (mood.closed) drawEye(context, side * 0.145, -0.78, side, eye, mood);
    else {
      fill(context, ellipse(side * 0.145, -0.78, 0.1, 0.104), [36, 24, 24]);
      fill(context, ellipse(side * 0.145, -0.78, 0.088), eye.iris!);
      fill(context, ellipse(side * 0.145, -0.78, 0.054), [20, 14, 18]);
      fill(context, ellipse(side * 0.145 - 0.03, -0.815, 0.026), [255, 255, 255]);
    }
  }
  paintHide(
    context,
    'M-0.045 -0.73Q0 -0.77 0.045 -0.73Q0.04 -0.66 0 -0.62Q-0.04 -0.66 -0.045 -0.73Z',
    [240, 176, 70],
    { lightSide, depth: 0.015 },
  );
}

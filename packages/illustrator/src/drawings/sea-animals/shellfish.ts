import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { points, pointsAt } from '../../core/number-tables.ts';
import { moodOf } from '../beasts/beast-expression.ts';
import { drawEye } from '../beasts/head/face-eyes.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, pathAt, smooth } from '../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../pen/sketch.ts';

function shellOf({ color, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return color ?? random.fork('shell').pick(natural);
}

/** A crab seen from the front, claws raised. */
export function drawCrab(request: DrawingRequest): Drawing {
  const { size, lightSide, qualities } = request;
  const shell = shellOf(request, colorList('#e25434 #ec6e3c #d04642'));
  const fierce = qualities.includes('giant') || request.pose === 'fighting';
  return sketch({ size: size * 1.1, left: -1.1, right: 1.1, top: -1.1, bottom: 0.06 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1]) {
      for (const [index, spread] of [0.62, 0.78, 0.9].entries()) {
        const y = -0.3 + index * 0.05;
        paintHide(
          context,
          limb(
            [
              [side * 0.3, y],
              [side * (spread * 0.8), y - 0.14],
              [side * spread, -0.16 + index * 0.03],
              [side * (spread + 0.03), -0.01],
            ],
            [0.11, 0.1, 0.075, 0.018],
          ),
          scale(shell, 0.82),
          { lightSide, depth: 0.03 },
        );
      }
      drawClaw(sheet, side, shell, fierce ? 1.2 : 1, lightSide);
    }
    const body = smooth(
      points(`
      0,-0.56 0.3,-0.54 0.46,-0.38 0.36,-0.18 0.16,-0.08 -0.16,-0.08 -0.36,-0.18 -0.46,-0.38 -0.3,-0.54
    `),
    );
    paintHide(context, body, shell, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        softPatch(clipped, 0, -0.1, 0.34, 0.12, mix(shell, [255, 226, 180], 0.7), 0.9);
        for (const [x, y] of points('-0.24,-0.46 0.26,-0.44 0,-0.5 -0.1,-0.42 0.14,-0.4'))
          softPatch(clipped, x, y, 0.04, 0.03, mix(shell, [255, 230, 190], 0.6), 0.8);
      },
    });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const) {
      paintHide(
        context,
        limb(pointsAt(0, 0, '0.12,-0.5 0.13,-0.6 0.14,-0.66', side), [0.05, 0.045, 0.045]),
        shell,
        { lightSide, depth: 0.01 },
      );
      fill(context, ellipse(side * 0.14, -0.7, 0.078), [255, 252, 246]);
      drawEye(
        context,
        side * 0.14,
        -0.695,
        side,
        { size: 0.054, spread: 0.14, y: -0.7 },
        { ...mood, expression: fierce ? 'angry' : mood.expression },
      );
    }
    line(
      context,
      fierce ? 'M-0.12 -0.2Q0 -0.28 0.12 -0.2' : 'M-0.12 -0.26Q0 -0.17 0.12 -0.26',
      toCss(scale(shell, 0.35), 0.9),
      0.018,
    );
    anchorAll(sheet, 'hat 0,-0.6 face 0,-0.4 hand 0.72,-0.86 seat 0,-0.54 back 0,-0.54');
    sheet.head(0.6);
  });
}

function drawClaw({ context }: Sketch, side: number, shell: Rgb, size: number, lightSide: -1 | 1): void {
  paintHide(
    context,
    limb(pointsAt(0, 0, '0.36,-0.4 0.62,-0.44 0.68,-0.62', side), [0.13, 0.12, 0.11]),
    scale(shell, 0.9),
    { lightSide, depth: 0.03 },
  );
  framed(context, { at: [side * 0.68, -0.64], scale: [side * size, size] }, () => {
    const claw =
      'M-0.08 0.02C-0.22 -0.1 -0.2 -0.34 -0.04 -0.42C-0.06 -0.32 -0.02 -0.26 0.02 -0.2C0.06 -0.28 0.14 -0.36 0.24 -0.36C0.28 -0.18 0.22 0.0 0.08 0.05Q0 0.08 -0.08 0.02Z';
    paintHide(context, claw, shell, {
      lightSide: (lightSide * side) as -1 | 1,
      depth: 0.05,
      markings: (clipped) =>
        softPatch(clipped, -0.06, -0.24, 0.09, 0.1, mix(shell, [255, 226, 190], 0.6), 0.7),
    });
  });
}

/** A lobster from above and ahead: claws up, fanned tail down. */
export function drawLobster(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const shell = shellOf(request, colorList('#d0382c #be3034 #40568c'));
  return sketch({ size, left: -0.9, right: 0.9, top: -1.3, bottom: 0.06 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1]) {
      line(context, pathAt(0, 0, 'M0.06 -0.78Q0.2 -1.1 0.5 -1.22', side), scale(shell, 0.8), 0.018);
      for (const y of [-0.66, -0.56, -0.46])
        paintHide(
          context,
          limb(pointsAt(0, y, '0.12,0 0.34,0.02 0.4,0.14', side), [0.05, 0.045, 0.012]),
          scale(shell, 0.84),
          { lightSide, depth: 0.01 },
        );
      framed(context, { at: [0, -0.28], scale: [0.72, 0.94] }, () =>
        drawClaw(sheet, side, shell, 1.2, lightSide),
      );
    }
    for (const lean of [-0.26, 0.26, -0.13, 0.13, 0])
      paintHide(context, ellipse(lean, -0.06 - Math.abs(lean) * 0.2, 0.08, 0.11, -lean * 2), shell, {
        lightSide,
        depth: 0.02,
      });
    for (let segment = 5; segment >= 0; segment--)
      paintHide(
        context,
        ellipse(0, -0.4 + segment * 0.052, 0.16 - segment * 0.008, 0.07),
        scale(shell, segment % 2 ? 0.92 : 1),
        { lightSide, depth: 0.03 },
      );
    const body = smooth(
      points('0,-0.86 0.12,-0.76 0.18,-0.56 0.14,-0.38 -0.14,-0.38 -0.18,-0.56 -0.12,-0.76'),
    );
    paintHide(context, body, shell, { lightSide, depth: 0.05 });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const) {
      fill(context, ellipse(side * 0.08, -0.8, 0.05), [255, 252, 246]);
      drawEye(context, side * 0.08, -0.8, side, { size: 0.034, spread: 0.08, y: -0.8 }, mood);
    }
    sheet.anchor('hat', 0, -0.84);
    sheet.head(0.3);
  });
}

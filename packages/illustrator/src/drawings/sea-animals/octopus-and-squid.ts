import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { points, pointsAt, rows } from '../../core/number-tables.ts';
import { moodOf } from '../beasts/beast-expression.ts';
import { drawEye } from '../beasts/head/face-eyes.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point, pathAt, smooth } from '../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../pen/sketch.ts';

export function colorOf({ color, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return color ?? random.fork('coat').pick(natural);
}

/** Arms that curl at their ends, the outer ones wide, with suckers along one side. */
function drawArms(
  { context }: Sketch,
  coat: Rgb,
  arms: ReadonlyArray<readonly Point[]>,
  width: number,
  lightSide: -1 | 1,
): void {
  arms.forEach((curve, index) => {
    const widths = curve.map((_, at) => width * (1 - (at / (curve.length - 1)) * 0.86));
    const tone = index < arms.length / 2 ? scale(coat, 0.82) : coat;
    paintHide(context, limb(curve, widths), tone, {
      lightSide,
      depth: width * 0.3,
      markings: (clipped) => {
        curve.forEach(([x, y], at) => {
          if (at === 0 || at === curve.length - 1) return;
          const next = curve[at + 1]!;
          for (const part of [0.2, 0.7])
            fill(
              clipped,
              ellipse(
                x + (next[0] - x) * part,
                y + (next[1] - y) * part + widths[at]! * 0.3,
                widths[at]! * 0.15,
              ),
              mix(coat, [255, 236, 226], 0.6),
            );
        });
      },
    });
  });
}

function armsOf(random: DrawingRequest['random'], fromY: number, reach: number): Point[][] {
  const curls = random.fork('arms');
  return [-0.85, 0.85, -0.5, 0.5, -1.25, 1.25, -0.2, 0.2].map((lean, index) => {
    const side = lean < 0 ? -1 : 1;
    const far = Math.abs(lean);
    // Each pair ends at its own height, so that the eight can be told apart.
    const out = reach * (0.14 + far * 0.56) * curls.range(0.92, 1.08);
    const up = (far > 1 ? 0.34 : far > 0.7 ? 0.17 : far > 0.4 ? 0.05 : 0) + curls.range(0, 0.07);
    const floor = -0.04 - up - (index % 2) * 0.03;
    return [
      [side * 0.08 * (1 + far), fromY],
      [side * out * 0.5, fromY + 0.16],
      [side * out * 0.78, floor - 0.05],
      [side * out, floor],
      [side * (out + 0.09), floor - 0.1],
      [side * (out + 0.02), floor - 0.15],
    ];
  });
}

export function drawOctopus(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const coat = colorOf(request, colorList('#e0605a #ba68be #f08c5c'));
  const giant = request.qualities.includes('giant');
  return sketch({ size, left: -1, right: 1, top: -1.15, bottom: 0.05, selfLit: 0.25 }, (sheet) => {
    const { context } = sheet;
    drawArms(sheet, coat, armsOf(random, -0.36, 1), 0.16, lightSide);
    const head = smooth(
      points(`
      0,-1.02 0.24,-0.95 0.36,-0.74 0.28,-0.5 0.2,-0.3 -0.2,-0.3 -0.28,-0.5 -0.36,-0.74 -0.24,-0.95
    `),
    );
    paintHide(context, head, coat, {
      lightSide,
      depth: 0.1,
      markings: (clipped) => {
        for (const [x, y, r] of rows<3>('-0.2,-0.86,0.05 -0.08,-0.94,0.03 0.22,-0.82,0.04'))
          softPatch(clipped, x, y, r, r, mix(coat, [255, 240, 230], 0.6), 0.8);
      },
    });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const) {
      fill(context, ellipse(side * 0.12, -0.56, 0.09, 0.1), [255, 252, 246]);
      drawEye(
        context,
        side * 0.12 + 0.01,
        -0.55,
        side,
        { size: 0.06, spread: 0.12, y: -0.55, brow: giant ? scale(coat, 0.4) : undefined },
        { ...mood, expression: giant ? 'angry' : mood.expression },
      );
      softPatch(context, side * 0.2, -0.44, 0.06, 0.04, [255, 130, 130], 0.5);
    }
    line(context, 'M-0.06 -0.42Q0 -0.37 0.06 -0.42', toCss(scale(coat, 0.35), 0.9), 0.016);
    anchorAll(sheet, 'hat 0,-0.99 face 0,-0.55 hand 0.66,-0.34 seat 0,-0.95');
    sheet.head(0.6);
  });
}

/** Squid; giant ones are dark red, with long clubbed tentacles reaching up. */
export function drawSquid(request: DrawingRequest): Drawing {
  const { size, lightSide, random, qualities } = request;
  const giant = qualities.includes('giant');
  const coat = colorOf(request, giant ? colorList('#b03e42 #a03854') : colorList('#ec8c82 #de96be'));
  return sketch({ size, left: -1.1, right: 1.1, top: -1.5, bottom: 0.05, selfLit: 0.2 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1]) {
      const tentacle: Point[] = pointsAt(0, 0, '0.1,-0.4 0.46,-0.2 0.74,-0.5 0.66,-0.86 0.82,-1.06', side);
      paintHide(context, limb(tentacle, [0.08, 0.07, 0.06, 0.06, 0.12]), scale(coat, 0.9), {
        lightSide,
        depth: 0.02,
      });
      for (const drop of [0, 0.05, 0.1])
        fill(
          context,
          ellipse(side * (0.8 - drop * 0.3), -1.05 + drop, 0.016),
          mix(coat, [255, 240, 230], 0.7),
        );
    }
    drawArms(sheet, coat, armsOf(random, -0.34, 0.86), 0.11, lightSide);
    for (const side of [-1, 1])
      paintHide(
        context,
        pathAt(0, 0, 'M0.08 -1.34Q0.4 -1.16 0.42 -0.98Q0.26 -0.92 0.14 -0.94Z', side),
        scale(coat, 0.9),
        { lightSide, depth: 0.04 },
      );
    const mantle = smooth(
      points(`
      0,-1.4 0.14,-1.16 0.22,-0.82 0.2,-0.5 0.14,-0.3 -0.14,-0.3 -0.2,-0.5 -0.22,-0.82 -0.14,-1.16
    `),
    );
    paintHide(context, mantle, coat, {
      lightSide,
      depth: 0.07,
      markings: (clipped) => {
        const dot = random.fork('dots');
        for (let index = 0; index < 16; index++)
          softPatch(
            clipped,
            dot.range(-0.18, 0.18),
            dot.range(-1.3, -0.6),
            0.024,
            0.024,
            scale(coat, 0.72),
            0.7,
          );
      },
    });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const) {
      fill(context, ellipse(side * 0.13, -0.46, 0.085, 0.09), [255, 250, 226]);
      drawEye(
        context,
        side * 0.13,
        -0.45,
        side,
        { size: 0.056, spread: 0.13, y: -0.45, iris: giant ? [240, 190, 60] : undefined },
        { ...mood, expression: giant ? 'angry' : mood.expression },
      );
    }
    anchorAll(sheet, 'hat 0,-1.34 face 0,-0.46 waterline 0,-0.26 hand 0.8,-1.04');
    sheet.head(0.4);
  });
}

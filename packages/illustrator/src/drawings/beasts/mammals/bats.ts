import { mix, pickColor, type Rgb, scale, toCss } from '../../../core/color.ts';
import { points, pointsAt } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, line, path, pathAt, polygon } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';

/** A bat with spread wings; it hangs head down, wrapped up, when it sleeps. */
export function drawBat(request: DrawingRequest): Drawing {
  const { size, lightSide, pose, random } = request;
  const fur: Rgb = request.color ?? pickColor(random.fork('fur'), '#5c4c64 #705650 #464258');
  const wrapped = pose === 'sleeping' || pose === 'lying';
  return sketch({ size: size * 0.95, left: -1, right: 1, top: -0.95, bottom: 0.1 }, (sheet) => {
    const { context } = sheet;
    context.save();
    if (wrapped) {
      context.translate(0, -0.8);
      context.scale(1, -1);
    }
    for (const side of [-1, 1]) drawBatWing(sheet, side, fur, wrapped, (lightSide * side) as -1 | 1);
    paintHide(context, ellipse(0, -0.3, 0.15, 0.21), fur, {
      lightSide,
      depth: 0.05,
      markings: (clipped) => softPatch(clipped, 0, -0.26, 0.1, 0.14, mix(fur, [255, 240, 226], 0.45), 0.9),
    });
    for (const side of [-1, 1]) {
      const ear = pathAt(0, 0, 'M0.04 -0.62Q0.06 -0.84 0.17 -0.88Q0.22 -0.72 0.17 -0.56Z', side);
      paintHide(context, ear, fur, {
        lightSide,
        depth: 0.03,
        markings: (clipped) => softPatch(clipped, side * 0.13, -0.68, 0.06, 0.13, [240, 160, 160], 0.8),
      });
    }
    paintHide(context, ellipse(0, -0.53, 0.19, 0.165), fur, { lightSide, depth: 0.05 });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const) {
      drawEye(context, side * 0.075, -0.55, side, { size: 0.046, spread: 0.075, y: -0.55 }, mood);
      fill(context, polygon(pointsAt(0, 0, '0.02,-0.445 0.035,-0.405 0.05,-0.447', side)), [255, 252, 244]);
    }
    fill(context, ellipse(0, -0.5, 0.022, 0.016), scale(fur, 0.4));
    line(context, 'M-0.07 -0.455Q0 -0.43 0.07 -0.455', toCss(scale(fur, 0.35), 0.9), 0.012);
    context.restore();
    anchorAll(sheet, 'hat 0,-0.68 face 0,-0.53 back 0,-0.4');
    sheet.head(0.38);
  });
}

function drawBatWing({ context }: Sketch, side: number, fur: Rgb, wrapped: boolean, lightSide: -1 | 1): void {
  context.save();
  context.scale(side, 1);
  const wing = wrapped
    ? path('M0.1 -0.46Q0.26 -0.44 0.24 -0.2Q0.2 -0.02 0.0 0.02Q0.04 -0.2 0.1 -0.46Z')
    : path(
        'M0.1 -0.42Q0.26 -0.62 0.46 -0.74Q0.74 -0.74 0.94 -0.56Q0.84 -0.46 0.82 -0.28Q0.7 -0.36 0.6 -0.18Q0.5 -0.3 0.36 -0.14Q0.28 -0.24 0.1 -0.16Z',
      );
  paintHide(context, wing, scale(fur, 0.82), {
    lightSide,
    depth: 0.05,
    markings: (clipped) => {
      if (wrapped) return;
      for (const [x, y] of points('0.94,-0.56 0.82,-0.28 0.6,-0.18 0.36,-0.14'))
        line(
          clipped,
          `M0.46 -0.74Q${x * 0.8 + 0.08} ${y - 0.16} ${x} ${y}`,
          toCss(scale(fur, 0.5), 0.8),
          0.015,
        );
    },
  });
  context.restore();
}

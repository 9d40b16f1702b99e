import { colorList, mix, type Rgb, scale } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, pathAt } from '../../pen/pen.ts';
import { anchorAll, type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';
import { hueOf } from './crawling-insects.ts';

/** A round, striped bee with clear wings. */
export function drawBee(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const gold = hueOf(request, [[250, 198, 52]]);
  const dark: Rgb = [58, 44, 44];
  return sketch({ size, left: -0.8, right: 0.8, top: -1.05, bottom: 0.1, facing: 'right' }, (sheet) => {
    const { context } = sheet;
    drawClearWing(sheet, 0.02, -0.6, -0.5, 0.4);
    for (const x of [-0.14, 0.04, 0.2]) line(context, `M${x} -0.2q0.03 0.12 -0.02 0.2`, dark, 0.026);
    fill(context, 'M-0.5 -0.42L-0.64 -0.38L-0.5 -0.34Z', dark);
    const body = ellipse(-0.06, -0.4, 0.46, 0.28);
    paintHide(context, body, gold, {
      lightSide,
      depth: 0.09,
      markings: (clipped) => {
        for (const x of [-0.36, -0.16, 0.04])
          fill(clipped, limb(pointsAt(x, 0, '0,-0.72 -0.04,-0.4 0,-0.1'), [0.1, 0.11, 0.1]), dark);
      },
    });
    paintHide(context, ellipse(0.36, -0.44, 0.2, 0.19), mix(gold, [255, 240, 200], 0.3), {
      lightSide,
      depth: 0.05,
    });
    drawClearWing(sheet, -0.04, -0.62, -0.15, 0.46);
    const mood = moodOf(request);
    for (const x of [0.34, 0.46]) drawEye(context, x, -0.47, 1, { size: 0.044, spread: 0, y: 0 }, mood);
    line(context, 'M0.36 -0.36Q0.42 -0.32 0.47 -0.36', dark, 0.014);
    softPatch(context, 0.3, -0.38, 0.045, 0.035, [250, 120, 110], 0.7);
    for (const lean of [0.02, 0.14]) {
      line(context, `M${0.34 + lean} -0.61Q${0.36 + lean} -0.74 ${0.42 + lean * 1.5} -0.78`, dark, 0.018);
      fill(context, ellipse(0.42 + lean * 1.5, -0.79, 0.026), dark);
    }
    anchorAll(sheet, 'hat 0.36,-0.62 seat -0.06,-0.66');
    sheet.head(0.36);
  });
}

function drawClearWing({ context }: Sketch, x: number, y: number, lean: number, length: number): void {
  framed(context, { at: [x, y], turn: lean }, () => {
    const wing = ellipse(0, -length * 0.44, length * 0.27, length * 0.5);
    fill(context, wing, 'rgba(226,240,252,0.82)');
    line(context, wing, 'rgba(90,110,140,0.7)', 0.012);
    line(
      context,
      pathAt(0, 0, 'M0 0L0 -0.8M0 -0.3l0.16 -0.26', length, length),
      'rgba(120,140,170,0.5)',
      0.01,
    );
  });
}

export function drawDragonfly(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const hue = hueOf(request, colorList('#2ca0b0 #4078d2 #ce4646'));
  return sketch({ size, left: -0.85, right: 0.85, top: -1.05, bottom: 0.05 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1])
      for (const [y, lean, length] of rows<3>('-0.72,0.12,0.76 -0.64,-0.22,0.68')) {
        const wing = limb(
          [
            [side * 0.03, y],
            [side * length * 0.5, y - lean * 0.5 - 0.02],
            [side * length, y - lean],
          ],
          [0.05, 0.15, 0.06],
        );
        fill(context, wing, 'rgba(220,240,250,0.8)');
        line(context, wing, 'rgba(80,110,140,0.75)', 0.011);
        line(
          context,
          `M${side * 0.04} ${y}L${side * length * 0.96} ${y - lean}`,
          'rgba(100,130,160,0.6)',
          0.009,
        );
      }
    const body = limb('0,-0.78 0,-0.66 0,-0.5 0,-0.28 0,-0.02', [0.11, 0.13, 0.075, 0.06, 0.05]);
    paintHide(context, body, hue, {
      lightSide,
      depth: 0.02,
      markings: (clipped) => {
        for (let band = 0; band < 6; band++)
          fill(clipped, ellipse(0, -0.44 + band * 0.08, 0.06, 0.012), scale(hue, 0.5));
      },
    });
    paintHide(context, ellipse(0, -0.84, 0.1, 0.085), hue, { lightSide, depth: 0.02 });
    for (const side of [-1, 1]) {
      fill(context, ellipse(side * 0.065, -0.87, 0.062, 0.06), scale(hue, 0.5));
      fill(context, ellipse(side * 0.065 - 0.018, -0.89, 0.02), [255, 255, 255]);
    }
  });
}

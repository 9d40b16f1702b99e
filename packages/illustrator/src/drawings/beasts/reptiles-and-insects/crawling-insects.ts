import { colorList, mix, type Rgb, scale } from '../../../core/color.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point, pathAt } from '../../pen/pen.ts';
import { anchorAll, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';

export function hueOf({ color, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return color ?? random.fork('hue').pick(natural);
}

/** A ladybird in profile, smiling. */
export function drawLadybug(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const red = hueOf(request, colorList('#de3028 #f06e28'));
  const dark: Rgb = [44, 36, 42];
  return sketch(
    { size: size * 1.1, left: -0.8, right: 0.8, top: -0.95, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (const x of [-0.3, -0.04, 0.2])
        paintHide(context, limb(pointsAt(x, 0, '0,-0.16 0.03,-0.08 0.06,-0.01'), [0.07, 0.06, 0.05]), dark, {
          lightSide,
          depth: 0.01,
        });
      for (const lean of [0.06, 0.16]) {
        line(
          context,
          `M${0.42 + lean * 0.3} -0.46Q${0.46 + lean} -0.6 ${0.52 + lean * 1.4} -0.62`,
          dark,
          0.02,
        );
        fill(context, ellipse(0.52 + lean * 1.4, -0.62, 0.03), dark);
      }
      paintHide(context, ellipse(0.42, -0.3, 0.19, 0.18), dark, { lightSide, depth: 0.05 });
      const dome =
        'M-0.56 -0.12C-0.58 -0.5 -0.3 -0.66 -0.06 -0.66C0.2 -0.66 0.36 -0.44 0.34 -0.12Q-0.1 -0.04 -0.56 -0.12Z';
      paintHide(context, dome, red, {
        lightSide,
        depth: 0.1,
        markings: (clipped) => {
          for (const [x, y, r] of rows<3>(`
            -0.36,-0.34,0.085 -0.1,-0.22,0.08 -0.12,-0.5,0.085 0.14,-0.38,0.075 -0.42,-0.14,0.06
            0.22,-0.16,0.06
          `))
            fill(clipped, ellipse(x, y, r), dark);
          line(clipped, 'M-0.06 -0.66Q-0.3 -0.3 -0.56 -0.12', dark, 0.018);
        },
      });
      const mood = moodOf(request);
      for (const x of [0.42, 0.54]) {
        if (!mood.closed) fill(context, ellipse(x, -0.34, 0.055, 0.06), [255, 252, 246]);
        drawEye(context, x + 0.006, -0.335, 1, { size: 0.038, spread: 0, y: 0 }, mood);
      }
      line(context, 'M0.44 -0.22Q0.5 -0.18 0.55 -0.22', [250, 240, 230], 0.014);
      anchorAll(sheet, 'hat 0.44,-0.46 seat -0.1,-0.62');
      sheet.head(0.36);
    },
  );
}

export function drawSpider(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const coat = hueOf(request, colorList('#4a3e48 #78543c'));
  return sketch({ size, left: -0.9, right: 0.9, top: -1.0, bottom: 0.05 }, (sheet) => {
    const { context } = sheet;
    for (const side of [-1, 1])
      for (const [index, [x, y]] of rows<2>('0.5,-0.72 0.72,-0.6 0.78,-0.4 0.62,-0.26').entries()) {
        const foot: Point = [side * (x + (index < 2 ? 0.12 : 0.06)), -0.02 - (index === 0 ? 0.04 : 0)];
        paintHide(
          context,
          limb(
            [[side * 0.16, -0.4], [side * x * 0.8, y], [side * x, y + 0.18], foot],
            [0.07, 0.065, 0.055, 0.014],
          ),
          scale(coat, 0.9),
          { lightSide, depth: 0.02 },
        );
      }
    paintHide(context, ellipse(0, -0.56, 0.3, 0.28), coat, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        for (const y of [-0.72, -0.62])
          softPatch(clipped, 0, y, 0.14, 0.03, mix(coat, [255, 220, 160], 0.5), 0.8);
      },
    });
    paintHide(context, ellipse(0, -0.34, 0.2, 0.17), mix(coat, [255, 240, 220], 0.1), {
      lightSide,
      depth: 0.05,
    });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const) {
      for (const [x, y, r] of rows<3>('0.07,-0.36,0.052 0.14,-0.44,0.03')) {
        fill(context, ellipse(side * x, y, r * 1.25), [255, 252, 246]);
        drawEye(context, side * x, y, side, { size: r * 0.86, spread: 0, y: 0 }, mood);
      }
      fill(context, pathAt(0, 0, 'M0.03 -0.24l0.02 0.05l0.03 -0.05Z', side), [255, 250, 240]);
    }
    line(context, 'M-0.07 -0.26Q0 -0.22 0.07 -0.26', [30, 22, 26], 0.012);
    anchorAll(sheet, 'hat 0,-0.8 seat 0,-0.78');
    sheet.head(0.4);
  });
}

/** Ants: three beads on six legs. */
export function drawAnt(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const coat = hueOf(request, colorList('#8a422e #463636'));
  return sketch(
    { size: size * 1.1, left: -0.9, right: 0.9, top: -0.9, bottom: 0.05, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      for (const [from, to] of rows<2>('-0.1,-0.34 0,-0.04 0.1,0.28'))
        paintHide(
          context,
          limb(
            [
              [from, -0.32],
              [(from + to) / 2 + 0.02, -0.24],
              [to, -0.01],
            ],
            [0.045, 0.04, 0.02],
          ),
          scale(coat, 0.84),
          { lightSide, depth: 0.01 },
        );
      paintHide(context, ellipse(-0.36, -0.36, 0.25, 0.18, 0.2), coat, { lightSide, depth: 0.05 });
      paintHide(context, ellipse(0.0, -0.34, 0.14, 0.11), coat, { lightSide, depth: 0.03 });
      for (const lean of [0, 0.1])
        line(context, pathAt(lean, 0, 'M0.34 -0.58Q0.44 -0.76 0.58 -0.7'), scale(coat, 0.8), 0.022);
      paintHide(context, ellipse(0.32, -0.44, 0.19, 0.17), coat, { lightSide, depth: 0.04 });
      const mood = moodOf(request);
      for (const x of [0.3, 0.42]) drawEye(context, x, -0.47, 1, { size: 0.042, spread: 0, y: 0 }, mood);
      line(context, 'M0.32 -0.36Q0.38 -0.32 0.43 -0.36', [36, 20, 18], 0.013);
      anchorAll(sheet, 'hat 0.32,-0.6 back -0.1,-0.46');
      sheet.head(0.34);
    },
  );
}

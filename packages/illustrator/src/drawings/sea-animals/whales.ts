import { colorList, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { points, rows } from '../../core/number-tables.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import { drawBirdEye } from '../birds/bird-eye.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, line, smooth } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';

export function skinOf({ color, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  if (color) return color[0] + color[1] + color[2] < 150 ? mix(color, [90, 100, 130], 0.3) : color;
  return random.fork('skin').pick(natural);
}

/** A great whale with a pleated throat and raised flukes; it spouts above water. */
export function drawWhale(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const skin = skinOf(request, colorList('#466ea0 #527a96 #606e8c'));
  const pale = mix(skin, [246, 250, 252], 0.8);
  return sketch(
    { size: size * 0.95, left: -1.1, right: 1, top: -1.1, bottom: 0.5, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      paintHide(
        context,
        'M-0.74 -0.36C-0.86 -0.5 -1.0 -0.58 -1.02 -0.72C-0.9 -0.74 -0.8 -0.68 -0.74 -0.58C-0.7 -0.72 -0.6 -0.8 -0.46 -0.78C-0.48 -0.62 -0.58 -0.5 -0.66 -0.36Z',
        skin,
        { lightSide, depth: 0.05 },
      );
      const body = smooth(
        points(`
        0.86,-0.08 0.78,-0.36 0.5,-0.52 0.12,-0.52 -0.3,-0.36 -0.58,-0.3 -0.72,-0.42 -0.74,-0.3 -0.6,-0.06
        -0.3,0.18 0.1,0.3 0.5,0.28 0.78,0.14
      `),
      );
      paintHide(context, body, skin, {
        lightSide,
        depth: 0.12,
        markings: (clipped) => {
          fill(clipped, 'M0.95 0.0Q0.5 0.04 0.2 0.12Q-0.2 0.2 -0.5 0.06L-0.4 0.6H1Z', pale);
          for (let pleat = 0; pleat < 6; pleat++)
            line(
              clipped,
              `M${0.84 - pleat * 0.03} ${0.06 + pleat * 0.042}Q0.4 ${0.12 + pleat * 0.05} ${0.0 + pleat * 0.02} ${0.16 + pleat * 0.04}`,
              toCss(scale(pale, 0.74), 0.7),
              0.012,
            );
          for (const [x, y, r] of rows<3>('0.3,-0.42,0.04 0.44,-0.44,0.026 0.1,-0.4,0.03'))
            softPatch(clipped, x, y, r, r, pale, 0.5);
        },
      });
      line(
        context,
        'M0.86 -0.02Q0.66 0.04 0.5 -0.02Q0.44 -0.05 0.42 -0.1',
        toCss(scale(skin, 0.4), 0.85),
        0.016,
      );
      paintHide(context, 'M0.26 0.12Q0.22 0.4 0.02 0.46Q-0.02 0.3 0.08 0.12Z', scale(skin, 0.92), {
        lightSide,
        depth: 0.04,
      });
      fill(context, ellipse(0.46, -0.14, 0.056, 0.05), mix(skin, [255, 255, 255], 0.3));
      drawBirdEye(context, 0.465, -0.14, 0.038);
      softPatch(context, 0.52, -0.05, 0.06, 0.04, [250, 150, 150], 0.5);
      const inTheOpen = request.pose === 'lying' || request.pose === 'flying';
      if (!inTheOpen && request.pose !== 'swimming') drawSpout(sheet);
      noteSwimmer(sheet, 0.2, -0.5, 0.62, -0.42, 0.5);
    },
  );
}

function drawSpout({ context }: Sketch): void {
  for (let jet = -3; jet <= 3; jet++) {
    line(
      context,
      `M0.4 -0.52Q${0.4 + jet * 0.05} -0.86 ${0.4 + jet * 0.11} ${-0.76 + Math.abs(jet) * 0.06}`,
      'rgba(214,238,252,0.85)',
      0.026,
    );
    fill(
      context,
      ellipse(0.4 + jet * 0.115, -0.72 + Math.abs(jet) * 0.06, 0.026, 0.034),
      'rgba(236,248,255,0.95)',
    );
  }
}

export function noteSwimmer(
  sheet: Sketch,
  seatX: number,
  seatY: number,
  hatX: number,
  hatY: number,
  head: number,
): void {
  sheet.anchor('seat', seatX, seatY + 0.03);
  sheet.anchor('back', seatX, seatY);
  sheet.anchor('hat', hatX, hatY);
  sheet.anchor('face', hatX, hatY + head * 0.5);
  sheet.anchor('waterline', 0, 0.02);
  sheet.head(head);
}

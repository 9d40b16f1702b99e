import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { pointsAt, rows } from '../../../core/number-tables.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point, polygon, smooth } from '../../pen/pen.ts';
import { type Sketch, sketch } from '../../pen/sketch.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';

export function skinOf({ color, random }: DrawingRequest, natural: readonly Rgb[]): Rgb {
  return color ?? random.fork('skin').pick(natural);
}

interface Crawler {
  skin: Rgb;
  belly: Rgb;
  depth: number;
  snout: number;
  teeth: boolean;
  crest: boolean;
  tail: number;
}

export function drawLizard(request: DrawingRequest): Drawing {
  const skin = skinOf(request, colorList('#78ac4e #c49e5c #58a096'));
  return drawCrawler(request, {
    skin,
    belly: mix(skin, [252, 244, 206], 0.6),
    depth: 0.2,
    snout: 0.18,
    teeth: false,
    crest: request.qualities.includes('spiky'),
    tail: 0.7,
  });
}

export function drawCrocodile(request: DrawingRequest): Drawing {
  const skin = skinOf(request, colorList('#688a50 #607c5c'));
  return drawCrawler(request, {
    skin,
    belly: mix(skin, [250, 240, 190], 0.6),
    depth: 0.27,
    snout: 0.46,
    teeth: true,
    crest: true,
    tail: 0.72,
  });
}

function drawCrawler(request: DrawingRequest, plan: Crawler): Drawing {
  const { size, lightSide } = request;
  const { skin, depth: d, tail } = plan;
  return sketch(
    { size: size * 0.9, left: -1.4, right: 1.2, top: -0.9, bottom: 0.06, facing: 'right' },
    (sheet) => {
      const { context } = sheet;
      const y = -0.1 - d * 0.55;
      for (const [x, shade] of rows<2>('-0.26,0.78 0.32,0.78'))
        drawCrawlerLeg(sheet, x + 0.06, y, skin, shade, lightSide);
      const spine: Point[] = [
        [-0.5 - tail, -0.05],
        [-0.4 - tail * 0.5, -0.06],
        [-0.42, y + 0.04],
        [-0.1, y],
        [0.2, y],
        [0.46, y - 0.03],
      ];
      const widths = [0.02, d * 0.4, d * 0.74, d * 1.04, d, d * 0.76];
      if (plan.crest) drawCrest(context, spine, widths, scale(skin, 0.66));
      paintHide(context, limb(spine, widths), skin, {
        lightSide,
        depth: d * 0.3,
        markings: (clipped) => {
          softPatch(clipped, 0.05, y + d * 0.56, 0.5, d * 0.4, plan.belly, 0.95);
          for (let dot = 0; dot < 22; dot++)
            softPatch(
              clipped,
              -0.6 + (dot % 11) * 0.1,
              y - d * 0.3 + Math.floor(dot / 11) * d * 0.32,
              0.024,
              0.02,
              scale(skin, 0.66),
              0.7,
            );
        },
      });
      for (const x of [-0.32, 0.28]) drawCrawlerLeg(sheet, x, y, skin, 1, lightSide);
      drawCrawlerHead(sheet, request, plan, y);
      sheet.anchor('seat', 0, y - d * 0.45);
      sheet.anchor('back', 0, y - d * 0.5);
    },
  );
}

function drawCrest(
  context: Sketch['context'],
  spine: readonly Point[],
  widths: readonly number[],
  color: Rgb,
): void {
  for (let index = 0; index + 1 < spine.length; index++) {
    for (const part of [0.2, 0.6]) {
      const x = spine[index]![0] + (spine[index + 1]![0] - spine[index]![0]) * part;
      const y =
        spine[index]![1] +
        (spine[index + 1]![1] - spine[index]![1]) * part -
        (widths[index]! * (1 - part) + widths[index + 1]! * part) * 0.46;
      fill(context, polygon(pointsAt(x, y, '-0.04,0.02 -0.012,-0.055 0.04,0.02')), color);
    }
  }
}

function drawCrawlerLeg(
  { context }: Sketch,
  x: number,
  y: number,
  skin: Rgb,
  shade: number,
  lightSide: -1 | 1,
): void {
  paintHide(
    context,
    limb(
      [
        [x, y],
        [x - 0.08, y + 0.1],
        [x + 0.02, -0.03],
      ],
      [0.14, 0.11, 0.075],
    ),
    skin,
    { lightSide, shade, depth: 0.02 },
  );
  for (const toe of [0, 0.05, 0.1])
    paintHide(context, ellipse(x + toe, -0.018, 0.036, 0.022), skin, {
      lightSide,
      shade,
      depth: 0.01,
      outline: 0.006,
    });
}

function drawCrawlerHead(
  sheet: Sketch,
  request: DrawingRequest,
  { skin, belly, depth: d, snout, teeth }: Crawler,
  y: number,
): void {
  const { context } = sheet;
  const x = 0.52;
  const top = y - 0.06;
  if (teeth) {
    paintHide(
      context,
      `M${x - 0.04} ${top + 0.1}L${x + snout + 0.1} ${top + 0.13}Q${x + snout + 0.16} ${top + 0.17} ${x + snout + 0.08} ${top + 0.19}L${x - 0.02} ${top + 0.2}Z`,
      belly,
      { lightSide: request.lightSide, depth: 0.02 },
    );
    for (let tooth = 0; tooth < 8; tooth++)
      fill(
        context,
        polygon([
          [x + 0.06 + tooth * 0.058, top + 0.09],
          [x + 0.085 + tooth * 0.058, top + 0.145],
          [x + 0.11 + tooth * 0.058, top + 0.09],
        ]),
        [255, 252, 240],
      );
  }
  const head = smooth([
    [x - 0.14, top + 0.04],
    [x - 0.02, top - d * 0.5],
    [x + 0.12, top - d * 0.5],
    [x + 0.16 + snout * 0.5, top - (teeth ? 0.02 : d * 0.2)],
    [x + 0.14 + snout, top - (teeth ? 0.03 : 0)],
    [x + 0.15 + snout, top + 0.07],
    [x + 0.08, top + 0.11],
    [x - 0.1, top + 0.12],
  ]);
  paintHide(context, head, skin, { lightSide: request.lightSide, depth: 0.04 });
  if (teeth)
    paintHide(context, ellipse(x + 0.05, top - d * 0.48, 0.075, 0.07), skin, {
      lightSide: request.lightSide,
      depth: 0.02,
    });
  const eyeY = teeth ? top - d * 0.5 : top - d * 0.16;
  drawEye(
    context,
    x + 0.06,
    eyeY,
    1,
    { size: 0.045, spread: 0, y: 0, iris: [246, 206, 70], slit: true },
    moodOf(request),
  );
  fill(context, ellipse(x + 0.12 + snout, top, 0.012, 0.009), scale(skin, 0.4));
  if (!teeth)
    line(
      context,
      `M${x + 0.14 + snout} ${top + 0.05}Q${x + 0.1} ${top + 0.09} ${x} ${top + 0.05}`,
      toCss(scale(skin, 0.4), 0.9),
      0.012,
    );
  sheet.anchor('hat', x + 0.04, top - d * 0.55);
  sheet.anchor('face', x + 0.06, top);
  sheet.anchor('hand', x + 0.16 + snout, top + 0.08);
  sheet.head(0.26);
}

import { colorList, mix, scale, toCss } from '../../../core/color.ts';
import type { Drawing, DrawingRequest } from '../../pen/drawing.types.ts';
import { ellipse, fill, line } from '../../pen/pen.ts';
import { sketch } from '../../pen/sketch.ts';
import { colorOf } from '../../sea-animals/octopus-and-squid.ts';
import { moodOf } from '../beast-expression.ts';
import { drawEye } from '../head/face-eyes.ts';
import { paintHide, softPatch } from '../paint-hide.ts';

const BODY =
  'M-0.56 -0.02C-0.66 -0.12 -0.52 -0.2 -0.46 -0.34C-0.38 -0.56 -0.2 -0.72 -0.03 -0.86C0.02 -0.9 0.05 -0.87 0.08 -0.82' +
  'C0.24 -0.66 0.4 -0.54 0.47 -0.32C0.52 -0.18 0.66 -0.12 0.56 -0.02Q0.3 0.05 0 0.03Q-0.3 0.05 -0.56 -0.02Z';

/** The drop of living jelly that heroes of games meet first. */
export function drawSlime(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const coat = colorOf(request, colorList('#6ccf4e #4fb8e8 #58d0a0'));
  return sketch({ size, left: -0.7, right: 0.7, top: -0.94, bottom: 0.08, selfLit: 0.2 }, (sheet) => {
    const { context } = sheet;
    paintHide(context, BODY, coat, {
      lightSide,
      depth: 0.1,
      markings: (clipped) => {
        softPatch(clipped, 0, -0.14, 0.46, 0.2, mix(coat, [255, 255, 255], 0.45), 0.7);
        for (const [x, y, radius] of [
          [-0.3, -0.2, 0.04],
          [0.32, -0.26, 0.05],
          [0.2, -0.1, 0.03],
        ] as const)
          fill(clipped, ellipse(x, y, radius), toCss(mix(coat, [255, 255, 255], 0.55), 0.8));
      },
    });
    fill(context, ellipse(lightSide * 0.2, -0.58, 0.05, 0.09), 'rgba(255,255,255,0.75)');
    for (const side of [-1, 1] as const)
      drawEye(context, side * 0.15, -0.36, side, { size: 0.062, spread: 0.15, y: -0.36 }, moodOf(request));
    line(context, 'M-0.1 -0.22Q0 -0.14 0.1 -0.22', toCss(scale(coat, 0.35)), 0.022);
    sheet.anchor('hat', 0, -0.8);
    sheet.head(0.6);
  });
}

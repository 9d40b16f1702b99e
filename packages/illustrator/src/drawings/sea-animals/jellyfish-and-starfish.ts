import { colorList, mix, scale, toCss } from '../../core/color.ts';
import { moodOf } from '../beasts/beast-expression.ts';
import { drawEye } from '../beasts/head/face-eyes.ts';
import { paintHide, softPatch } from '../beasts/paint-hide.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { ellipse, fill, limb, line, type Point, smooth } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';
import { colorOf } from './octopus-and-squid.ts';

export function drawJellyfish(request: DrawingRequest): Drawing {
  const { size, lightSide, random } = request;
  const coat = colorOf(request, colorList('#ec96ce #82b4f0 #be96f0'));
  return sketch({ size, left: -0.6, right: 0.6, top: -1.1, bottom: 0.06, selfLit: 0.4 }, (sheet) => {
    const { context } = sheet;
    const sway = random.fork('sway');
    for (let strand = 0; strand < 11; strand++) {
      const x = -0.3 + strand * 0.06;
      const bend = sway.range(-0.08, 0.08);
      const frilled = strand % 3 === 1;
      const curve: Point[] = [
        [x, -0.6],
        [x + bend, -0.42],
        [x - bend, -0.24],
        [x + bend * 1.2, sway.range(-0.12, 0)],
      ];
      fill(
        context,
        limb(curve, frilled ? [0.08, 0.1, 0.07, 0.01] : [0.022, 0.02, 0.016, 0.005]),
        toCss(mix(coat, [255, 255, 255], frilled ? 0.4 : 0.2), frilled ? 0.7 : 0.85),
      );
    }
    const bell =
      'M-0.42 -0.6C-0.44 -0.92 -0.24 -1.06 0 -1.06C0.24 -1.06 0.44 -0.92 0.42 -0.6Q0.36 -0.54 0.3 -0.6Q0.22 -0.53 0.15 -0.6Q0.07 -0.53 0 -0.6Q-0.07 -0.53 -0.15 -0.6Q-0.22 -0.53 -0.3 -0.6Q-0.36 -0.54 -0.42 -0.6Z';
    context.globalAlpha = 0.9;
    paintHide(context, bell, coat, {
      lightSide,
      depth: 0.09,
      markings: (clipped) => {
        softPatch(clipped, 0, -0.68, 0.26, 0.18, mix(coat, [255, 255, 255], 0.7), 0.8);
        for (const x of [-0.2, 0, 0.2])
          line(
            clipped,
            `M${x * 0.5} -1.02Q${x * 1.5} -0.86 ${x * 1.7} -0.6`,
            toCss(mix(coat, [255, 255, 255], 0.5), 0.6),
            0.016,
          );
      },
    });
    context.globalAlpha = 1;
    const mood = moodOf(request);
    for (const side of [-1, 1] as const)
      drawEye(context, side * 0.1, -0.74, side, { size: 0.036, spread: 0.1, y: -0.74 }, mood);
    line(context, 'M-0.03 -0.68Q0 -0.655 0.03 -0.68', toCss(scale(coat, 0.4), 0.9), 0.012);
    sheet.anchor('hat', 0, -1.03);
    sheet.light(0, -0.8, 0.6, mix(coat, [255, 255, 255], 0.3));
    sheet.head(0.6);
  });
}

export function drawStarfish(request: DrawingRequest): Drawing {
  const { size, lightSide } = request;
  const coat = colorOf(request, colorList('#f68c4c #ec6064 #f4b450'));
  return sketch({ size, left: -0.7, right: 0.7, top: -1.1, bottom: 0.1 }, (sheet) => {
    const { context } = sheet;
    const points = Array.from({ length: 10 }, (_, index): Point => {
      const angle = -Math.PI / 2 + (index / 10) * Math.PI * 2;
      const reach = index % 2 === 0 ? 0.54 : 0.25;
      return [Math.cos(angle) * reach, -0.5 + Math.sin(angle) * reach];
    });
    paintHide(context, smooth(points), coat, {
      lightSide,
      depth: 0.08,
      markings: (clipped) => {
        for (let arm = 0; arm < 5; arm++) {
          const angle = -Math.PI / 2 + (arm / 5) * Math.PI * 2;
          for (const reach of [0.2, 0.29, 0.37, 0.44])
            fill(
              clipped,
              ellipse(Math.cos(angle) * reach, -0.5 + Math.sin(angle) * reach, 0.036 - reach * 0.04),
              mix(coat, [255, 240, 210], 0.55),
            );
        }
      },
    });
    const mood = moodOf(request);
    for (const side of [-1, 1] as const)
      drawEye(context, side * 0.08, -0.54, side, { size: 0.04, spread: 0.08, y: -0.54 }, mood);
    line(context, 'M-0.04 -0.46Q0 -0.42 0.04 -0.46', toCss(scale(coat, 0.4), 0.9), 0.013);
    sheet.head(0.4);
  });
}

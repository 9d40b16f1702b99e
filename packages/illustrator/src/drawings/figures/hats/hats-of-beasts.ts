import { mix } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { ellipse, fill, limb, line, pathAt } from '../../pen/pen.ts';
import type { DrawHeadwear } from './hat-shapes.ts';

/** Horns and ears. */
export const BEAST_HATS = {
  horns: ({ model }, color) => {
    for (const side of [-1, 1])
      model(
        limb(pointsAt(0, 0, '0.5,-0.86 0.72,-1.2 0.66,-1.6', side), [0.3, 0.22, 0.03]),
        color,
        0.08,
        0.045,
      );
  },
  'ram-horns': ({ model }, color) => {
    for (const side of [-1, 1])
      model(
        limb(
          pointsAt(0, 0, '0.5,-0.7 1.1,-0.9 1.44,-0.4 1.2,0.1 0.94,-0.06', side),
          [0.3, 0.34, 0.28, 0.18, 0.05],
        ),
        color,
        0.1,
        0.045,
      );
  },
  antlers: ({ context, model }, color) => {
    for (const side of [-1, 1]) {
      model(
        limb(pointsAt(0, 0, '0.4,-0.86 0.7,-1.3 0.9,-1.7 0.8,-2.2', side), [0.18, 0.16, 0.12, 0.04]),
        color,
        0.05,
        0.04,
      );
      line(
        context,
        pathAt(0, 0, 'M0.66 -1.3L1.1 -1.5M0.88 -1.7L1.3 -2M0.84 -1.8L0.5 -2.1', side),
        color,
        0.11,
      );
    }
  },
  antennae: ({ context, model }, color) => {
    for (const side of [-1, 1]) {
      line(context, pathAt(0, 0, 'M0.3 -0.96Q0.4 -1.5 0.7 -1.7', side), color, 0.07);
      model(ellipse(side * 0.72, -1.74, 0.14), mix(color, [255, 255, 180], 0.5), 0.05, 0.03);
    }
  },
  'bunny-ears': ({ context, model }, color) => {
    for (const side of [-1, 1]) {
      model(ellipse(side * 0.36, -1.66, 0.24, 0.74, side * 0.16), color, 0.1, 0.045);
      fill(context, ellipse(side * 0.36, -1.6, 0.11, 0.5, side * 0.16), [244, 176, 186]);
    }
  },
} satisfies Record<string, DrawHeadwear>;

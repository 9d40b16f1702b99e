import { mix, type Rgb, scale } from '../../../core/color.ts';
import { points, rows } from '../../../core/number-tables.ts';
import { ellipse, fill, limb, line } from '../../pen/pen.ts';
import { star } from '../../pen/star-shape.ts';
import { brimmedHat, type DrawHeadwear, dome, GOLD, WHITE } from './hat-shapes.ts';

export const FANCY_HATS = {
  'wizard-hat': (tools, color) => {
    const bend = tools.random.fork('hat').chance(0.5) ? 1 : -1;
    const crown = `M-0.9 -0.44Q-0.52 -1.3 ${-0.24 * bend} -1.9Q${-0.1 * bend} -2.36 ${0.44 * bend} -2.7Q${0.32 * bend} -2.2 ${0.36 * bend} -1.86Q0.62 -1.2 0.9 -0.44Q0 -0.2 -0.9 -0.44Z`;
    brimmedHat(
      tools,
      bend > 0
        ? crown
        : 'M-0.9 -0.44Q-0.62 -1.2 -0.36 -1.86Q-0.32 -2.2 -0.44 -2.7Q0.1 -2.36 0.24 -1.9Q0.52 -1.3 0.9 -0.44Q0 -0.2 -0.9 -0.44Z',
      { y: -0.46, radius: 1.62, rise: 0.2 },
      color,
      GOLD,
    );
    for (const [x, y, size] of rows<3>('-0.25,-1.05,0.14 0.28,-0.98,0.1 0.04,-1.55,0.11'))
      fill(tools.context, star(x, y, size), [255, 226, 130]);
  },
  'witch-hat': (tools, color) => {
    brimmedHat(
      tools,
      'M-0.88 -0.46Q-0.46 -1.2 -0.2 -1.7Q-0.06 -2.2 -0.6 -2.6Q0.3 -2.52 0.32 -1.84Q0.58 -1.1 0.88 -0.46Q0 -0.22 -0.88 -0.46Z',
      { y: -0.48, radius: 1.74, rise: 0.2 },
      color,
      [122, 62, 158],
    );
    line(tools.context, 'M-0.16 -0.48H0.16V-0.24H-0.16Z', GOLD, 0.06);
  },
  'top-hat': (tools, color) =>
    brimmedHat(
      tools,
      'M-0.8 -0.52L-0.86 -1.96Q0 -2.12 0.86 -1.96L0.8 -0.52Q0 -0.3 -0.8 -0.52Z',
      { y: -0.54, radius: 1.26, rise: 0.16 },
      color,
      [176, 44, 56],
    ),
  fedora: (tools, color) =>
    brimmedHat(
      tools,
      'M-0.84 -0.52C-0.82 -1.3 -0.56 -1.5 -0.2 -1.42Q0 -1.3 0.24 -1.44C0.6 -1.46 0.82 -1.2 0.84 -0.52Q0 -0.3 -0.84 -0.52Z',
      { y: -0.54, radius: 1.36, rise: 0.16 },
      color,
      [44, 38, 38],
    ),
  bowler: (tools, color) =>
    brimmedHat(
      tools,
      'M-0.86 -0.52C-0.9 -1.4 -0.5 -1.56 0 -1.56C0.5 -1.56 0.9 -1.4 0.86 -0.52Q0 -0.3 -0.86 -0.52Z',
      { y: -0.54, radius: 1.18, rise: 0.14 },
      color,
      scale(color, 0.5),
    ),
  'flower-comb': ({ context, model }, color) => {
    for (const [x, y] of points('-0.62,-0.9 -0.8,-0.66 -0.4,-1.06')) {
      model(ellipse(x, y, 0.19), color, 0.06, 0.03);
      fill(context, ellipse(x, y, 0.07), [252, 222, 110]);
    }
    line(context, 'M0.3 -1.3L1.0 -1.7M-0.3 -1.3L-1.0 -1.66', GOLD, 0.07);
    for (let drop = 0; drop < 3; drop++)
      fill(context, ellipse(-0.95 - drop * 0.02, -0.4 + drop * 0.2, 0.06), mix(color, WHITE, 0.4));
  },
  cloche: (tools, color) => {
    dome(tools, color, { brow: -0.16, top: -1.24, wide: 1.06 });
    line(tools.context, 'M-1.04 -0.24Q0 -0.52 1.04 -0.24', scale(color, 0.6), 0.2);
    tools.model(ellipse(0.7, -0.5, 0.2), mix(color, [255, 220, 200], 0.6), 0.07, 0.03);
  },
  'jester-hat': ({ context, model }, color) => {
    const other: Rgb = [240, 196, 70];
    model(limb('-0.5,-0.7 -1.2,-1.3 -1.7,-0.9 -1.8,-0.3', [0.9, 0.66, 0.4, 0.1]), color, 0.12, 0.045);
    model(limb('0.5,-0.7 1.2,-1.3 1.7,-0.9 1.8,-0.3', [0.9, 0.66, 0.4, 0.1]), other, 0.12, 0.045);
    model(
      limb('0,-0.7 0.06,-1.4 0.3,-1.9 0.1,-2.2', [1.0, 0.7, 0.4, 0.1]),
      mix(color, [60, 120, 200], 0.8),
      0.12,
      0.045,
    );
    for (const [x, y] of points('-1.8,-0.2 1.8,-0.2 0.08,-2.28'))
      model(ellipse(x, y, 0.16), GOLD, 0.06, 0.04);
    line(context, 'M-0.92 -0.4Q0 -0.66 0.92 -0.4', GOLD, 0.16);
  },
  'party-hat': ({ context, model }, color) => {
    model('M-0.56 -0.76L0 -2.0L0.56 -0.76Q0 -0.6 -0.56 -0.76Z', color, 0.12, 0.045);
    line(context, 'M-0.42 -1.06Q0 -0.94 0.42 -1.06M-0.26 -1.42Q0 -1.34 0.26 -1.42', [250, 214, 90], 0.1);
    model(ellipse(0, -2.04, 0.18), WHITE, 0.06, 0.03);
  },
  'leprechaun-hat': (tools, color) => {
    FANCY_HATS['top-hat'](tools, color);
    line(tools.context, 'M-0.84 -0.62Q0 -0.4 0.84 -0.62', [34, 34, 38], 0.24);
    line(tools.context, 'M-0.18 -0.66H0.18V-0.38H-0.18Z', GOLD, 0.08);
  },
} satisfies Record<string, DrawHeadwear>;

import { mix, scale, toCss } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { ellipse, fill, line } from '../../pen/pen.ts';
import { star } from '../../pen/star-shape.ts';
import { brimmedHat, type DrawHeadwear, dome, GOLD, WHITE } from './hat-shapes.ts';
import type { Headwear } from './headwear.types.ts';

type WorkHat = Extract<
  Headwear,
  | 'chef-hat'
  | 'hard-hat'
  | 'fire-helmet'
  | 'peaked-cap'
  | 'sailor-cap'
  | 'nurse-cap'
  | 'sports-helmet'
  | 'headband'
  | 'headphones'
  | 'goggles'
  | 'swim-cap'
  | 'straw-hat'
  | 'sun-hat'
  | 'cowboy-hat'
  | 'sombrero'
  | 'pirate-hat'
  | 'judge-wig'
  | 'graduate-cap'
  | 'cap'
  | 'flat-cap'
  | 'beret'
>;

export const WORK_HATS: Record<WorkHat, DrawHeadwear> = {
  'chef-hat': ({ context, model }, color) => {
    for (const [x, y, r] of rows<3>(
      '-0.62,-1.36,0.5 0.62,-1.36,0.5 -0.24,-1.66,0.52 0.3,-1.66,0.52 0,-1.3,0.6',
    ))
      model(ellipse(x, y, r), color, 0.12, 0.03);
    model('M-0.84 -1.2H0.84L0.88 -0.46Q0 -0.24 -0.88 -0.46Z', mix(color, [210, 214, 224], 0.12), 0.12, 0.045);
    for (let pleat = -3; pleat <= 3; pleat++)
      line(
        context,
        `M${pleat * 0.24} -1.1V${-0.4 + Math.abs(pleat) * -0.02}`,
        'rgba(120,124,140,0.3)',
        0.035,
      );
  },
  'hard-hat': (tools, color) => {
    dome(tools, color, { brow: -0.42, top: -1.36 });
    tools.model('M-1.18 -0.34Q0 -0.78 1.18 -0.34Q0 -0.5 -1.18 -0.34Z', scale(color, 0.86), 0.04, 0.04);
    line(tools.context, 'M0 -1.36V-0.6', mix(color, WHITE, 0.4), 0.16);
  },
  'fire-helmet': (tools, color) => {
    tools.model(ellipse(-0.1, -0.36, 1.36, 0.24), scale(color, 0.8), 0.07, 0.045);
    dome(tools, color, { brow: -0.44, top: -1.4 });
    line(tools.context, 'M0 -1.4Q0.06 -0.9 0 -0.56', scale(color, 0.7), 0.1);
    tools.model('M-0.3 -1.1Q0 -1.3 0.3 -1.1L0.24 -0.56Q0 -0.4 -0.24 -0.56Z', GOLD, 0.07, 0.04);
  },
  'peaked-cap': (tools, color) => {
    tools.model(
      'M-1.14 -0.82Q-1.1 -1.34 0 -1.36Q1.1 -1.34 1.14 -0.82Q0.6 -0.62 0 -0.62Q-0.6 -0.62 -1.14 -0.82Z',
      color,
      0.14,
      0.045,
    );
    tools.model('M-0.92 -0.76H0.92L0.9 -0.42Q0 -0.6 -0.9 -0.42Z', scale(color, 0.7), 0.06, 0.04);
    tools.model(
      'M-0.9 -0.44Q0 -0.62 0.9 -0.44Q0.6 -0.16 0 -0.14Q-0.6 -0.16 -0.9 -0.44Z',
      [30, 28, 34],
      0.06,
      0.04,
    );
    line(tools.context, 'M-0.86 -0.5Q0 -0.68 0.86 -0.5', GOLD, 0.05);
    fill(tools.context, star(0, -0.86, 0.2), GOLD);
  },
  'sailor-cap': ({ context, model }, color) => {
    model('M-0.8 -0.9Q-0.7 -1.34 0 -1.36Q0.7 -1.34 0.8 -0.9Z', color, 0.1, 0.045);
    model('M-1 -1.02Q0 -0.74 1 -1.02L0.92 -0.46Q0 -0.26 -0.92 -0.46Z', mix(color, WHITE, 0.3), 0.08, 0.045);
    line(context, 'M-0.93 -0.6Q0 -0.4 0.93 -0.6', [44, 74, 140], 0.07);
  },
  'nurse-cap': ({ context, model }, color) => {
    model('M-0.66 -0.72L-0.8 -1.2Q0 -1.44 0.8 -1.2L0.66 -0.72Q0 -0.92 -0.66 -0.72Z', color, 0.08, 0.045);
    line(context, 'M0 -1.26V-0.92M-0.17 -1.09H0.17', [214, 48, 56], 0.1);
  },
  'sports-helmet': (tools, color) => {
    dome(tools, color, { brow: -0.34, top: -1.36, wide: 1.02 });
    for (const x of [-0.5, 0, 0.5])
      line(tools.context, `M${x} -0.6Q${x * 0.8} -1.0 ${x * 0.5} -1.26`, toCss(scale(color, 0.4), 0.8), 0.09);
    line(tools.context, 'M-0.9 -0.3Q-0.8 0.5 -0.2 1M0.9 -0.3Q0.8 0.5 0.3 1', [40, 40, 48], 0.05);
  },
  headband: ({ context }, color) => line(context, 'M-0.93 -0.44Q0 -0.74 0.93 -0.44', color, 0.2),
  headphones: ({ context, model }, color) => {
    line(context, 'M-0.96 0C-1.1 -0.9 -0.6 -1.36 0 -1.36C0.6 -1.36 1.1 -0.9 0.96 0', scale(color, 0.7), 0.14);
    for (const side of [-1, 1]) model(ellipse(side * 0.98, 0.06, 0.22, 0.34), color, 0.09, 0.045);
  },
  goggles: ({ context, model }, color) => {
    line(context, 'M-0.95 -0.5Q0 -0.72 0.95 -0.5', [56, 46, 44], 0.2);
    for (const side of [-1, 1]) {
      model(ellipse(side * 0.36, -0.6, 0.32, 0.26), color, 0.06, 0.05);
      fill(context, ellipse(side * 0.36, -0.6, 0.22, 0.17), [120, 200, 226]);
      fill(context, ellipse(side * 0.36 - 0.07, -0.65, 0.08, 0.05), 'rgba(255,255,255,0.85)');
    }
  },
  'swim-cap': (tools, color) => {
    dome(tools, color, { brow: -0.44, top: -1.16, wide: 0.92 });
    line(tools.context, 'M-0.8 -0.8Q0 -1.06 0.8 -0.8', mix(color, WHITE, 0.7), 0.1);
  },
  'straw-hat': ({ context, model }, color) => {
    model('M-1.7 -0.3Q-0.8 -0.8 0 -1.5Q0.8 -0.8 1.7 -0.3Q0 0.04 -1.7 -0.3Z', color, 0.18, 0.045);
    for (let rib = -4; rib <= 4; rib++)
      line(
        context,
        `M0 -1.46L${rib * 0.38} ${-0.16 - Math.abs(rib) * 0.03}`,
        toCss(scale(color, 0.6), 0.5),
        0.035,
      );
    for (const rise of [0.25, 0.5, 0.75])
      line(
        context,
        `M${-1.7 * (1 - rise)} ${-0.3 - rise * 1.1}Q0 ${-0.06 - rise * 1.3} ${1.7 * (1 - rise)} ${-0.3 - rise * 1.1}`,
        toCss(scale(color, 0.6), 0.4),
        0.03,
      );
  },
  'sun-hat': (tools, color) => {
    brimmedHat(
      tools,
      'M-0.86 -0.5C-0.9 -1.2 -0.6 -1.42 0 -1.44C0.6 -1.42 0.9 -1.2 0.86 -0.5Q0 -0.26 -0.86 -0.5Z',
      { y: -0.5, radius: 1.66, rise: 0.2 },
      color,
      tools.look.trim ?? [206, 70, 70],
    );
    for (let weave = 0; weave < 5; weave++)
      line(
        tools.context,
        `M${-0.82 + weave * 0.03} ${-0.74 - weave * 0.13}Q0 ${-0.56 - weave * 0.16} ${0.82 - weave * 0.03} ${-0.74 - weave * 0.13}`,
        toCss(scale(color, 0.6), 0.35),
        0.03,
      );
  },
  'cowboy-hat': (tools, color) =>
    brimmedHat(
      tools,
      'M-0.86 -0.5C-0.84 -1.34 -0.56 -1.56 -0.3 -1.48Q0 -1.28 0.3 -1.48C0.56 -1.56 0.84 -1.34 0.86 -0.5Q0 -0.26 -0.86 -0.5Z',
      { y: -0.54, radius: 1.66, rise: 0.18 },
      color,
      scale(color, 0.42),
    ),
  sombrero: (tools, color) => {
    brimmedHat(
      tools,
      'M-0.8 -0.5Q-0.6 -1.4 -0.2 -2.0Q0 -2.14 0.2 -2.0Q0.6 -1.4 0.8 -0.5Q0 -0.24 -0.8 -0.5Z',
      { y: -0.52, radius: 2.2, rise: 0.26 },
      color,
      [206, 52, 52],
    );
    line(tools.context, 'M-2.1 -0.5Q0 0.16 2.1 -0.5', [60, 140, 100], 0.06);
  },
  'pirate-hat': ({ context, model }, color) => {
    model(
      'M-1.54 -0.42C-1.24 -0.94 -0.92 -1.58 0 -1.66C0.92 -1.58 1.24 -0.94 1.54 -0.42Q1.14 -0.72 0.84 -0.58Q0 -0.32 -0.84 -0.58Q-1.14 -0.72 -1.54 -0.42Z',
      color,
      0.2,
      0.045,
    );
    line(context, 'M-1.5 -0.46C-1.24 -0.96 -0.92 -1.58 0 -1.64C0.92 -1.58 1.24 -0.96 1.5 -0.46', GOLD, 0.07);
    fill(context, ellipse(0, -1.04, 0.24, 0.22), [244, 240, 230]);
    fill(context, 'M-0.13 -0.9H0.13V-0.72H-0.13Z', [244, 240, 230]);
    for (const x of [-0.09, 0.09]) fill(context, ellipse(x, -1.04, 0.065, 0.075), [30, 26, 30]);
    line(context, 'M-0.36 -0.78L0.36 -0.62M0.36 -0.78L-0.36 -0.62', [244, 240, 230], 0.06);
  },
  'judge-wig': ({ model }, color) => {
    for (let curl = 0; curl < 18; curl++) {
      const angle = Math.PI * (0.86 + (curl / 17) * 1.28);
      model(ellipse(Math.cos(angle) * 0.96, Math.sin(angle) * 0.98 - 0.06, 0.24), color, 0.08, 0.035);
    }
    for (const side of [-1, 1])
      for (let row = 0; row < 4; row++)
        model(ellipse(side * 0.98, 0.3 + row * 0.3, 0.24, 0.18), color, 0.08, 0.035);
    model('M-0.84 -0.44Q0 -1.5 0.84 -0.44Q0 -0.78 -0.84 -0.44Z', color, 0.1, 0.03);
  },
  'graduate-cap': (tools, color) => {
    dome(tools, color, { brow: -0.5, top: -1.1, wide: 0.86 });
    tools.model('M-1.4 -1.1L0 -1.56L1.4 -1.1L0 -0.72Z', color, 0.08, 0.045);
    line(tools.context, 'M0 -1.12L1.0 -0.98V-0.4', GOLD, 0.06);
  },
  cap: (tools, color) => {
    dome(tools, color, { brow: -0.46, top: -1.3 });
    const ahead = tools.bones.turn;
    tools.model(
      `M${-0.76 + ahead * 0.7} -0.48Q${0.1 + ahead * 0.3} -0.7 ${0.8 + ahead * 0.1} -0.48Q${0.9 + ahead * 0.6} -0.3 ${0.6 + ahead * 0.8} -0.24Q${0.1 + ahead * 0.4} -0.3 ${-0.62 + ahead * 0.6} -0.26Q${-0.86 + ahead * 0.5} -0.3 ${-0.76 + ahead * 0.7} -0.48Z`,
      scale(color, 0.8),
      0.05,
      0.045,
    );
    fill(tools.context, ellipse(0, -1.3, 0.09, 0.05), scale(color, 0.7));
    fill(tools.context, ellipse(ahead * 0.4, -0.84, 0.2), mix(color, WHITE, 0.75));
  },
  'flat-cap': ({ context, model }, color) => {
    model(
      'M-1.0 -0.4C-1.2 -1.1 -0.6 -1.3 0 -1.26C0.7 -1.3 1.2 -0.9 1.14 -0.46Q0.4 -0.66 -1.0 -0.4Z',
      color,
      0.16,
      0.045,
    );
    model('M-0.3 -0.54Q0.6 -0.74 1.16 -0.44Q0.7 -0.3 -0.2 -0.36Z', scale(color, 0.76), 0.04, 0.04);
    line(context, 'M-0.7 -1.0L0.6 -0.7M-0.2 -1.24L0.9 -0.84', toCss(mix(color, WHITE, 0.4), 0.4), 0.035);
  },
  beret: ({ model }, color) => {
    model(
      'M-0.92 -0.46C-1.6 -0.7 -1.3 -1.36 -0.3 -1.36C0.5 -1.4 1.1 -1.1 0.92 -0.5Q0 -0.78 -0.92 -0.46Z',
      color,
      0.18,
      0.045,
    );
    model(ellipse(-0.2, -1.38, 0.06, 0.12), scale(color, 0.8), 0.03, 0.03);
  },
};

import { colorList, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { framed } from '../../../core/ink.ts';
import { points } from '../../../core/number-tables.ts';
import { clipped, ellipse, fill, line, path, pathAt } from '../../pen/pen.ts';
import { type DrawHeadwear, dome, GOLD, WHITE } from './hat-shapes.ts';
import type { Headwear } from './headwear.types.ts';

type RankHat = Extract<
  Headwear,
  | 'crown'
  | 'tiara'
  | 'coronet'
  | 'laurel'
  | 'flower-wreath'
  | 'feather-crown'
  | 'peacock-crown'
  | 'mukuta'
  | 'sun-rays'
  | 'nemes'
  | 'vulture-crown'
  | 'sun-disc'
  | 'horned-disc'
  | 'double-crown'
  | 'mitre'
  | 'skull-cap'
>;

const JEWELS: readonly Rgb[] = colorList('#d6334a #3a8ad8 #2fa66a');

/** The round disc of the sun, as Egypt's gods wear it. */
const disc: DrawHeadwear = ({ model, sheet, context }) => {
  model(ellipse(0, -1.72, 0.62), [232, 92, 48], 0.14, 0.05);
  line(context, ellipse(0, -1.72, 0.62), GOLD, 0.09);
  sheet.backLight(0, -1, 0.2, [255, 190, 90]);
};

export const RANK_HATS: Record<RankHat, DrawHeadwear> = {
  crown: ({ context, model }, color) => {
    fill(context, 'M-0.86 -0.6Q0 -0.96 0.86 -0.6L0.76 -0.96H-0.76Z', scale(color, 0.5));
    model(
      'M-0.86 -0.52L-1.0 -1.46L-0.54 -1.04L0 -1.68L0.54 -1.04L1.0 -1.46L0.86 -0.52Q0 -0.3 -0.86 -0.52Z',
      color,
      0.14,
      0.05,
    );
    line(context, 'M-0.86 -0.6Q0 -0.38 0.86 -0.6', mix(color, WHITE, 0.4), 0.07);
    for (const [x, y] of points('-1,-1.5 0,-1.74 1,-1.5'))
      model(ellipse(x, y, 0.12), mix(color, WHITE, 0.4), 0.05, 0.04);
    [-0.48, 0, 0.48].forEach((x, index) => {
      fill(context, ellipse(x, -0.66 + Math.abs(x) * -0.1, 0.12, 0.14), JEWELS[index]!);
      fill(context, ellipse(x - 0.03, -0.72 + Math.abs(x) * -0.1, 0.035), 'rgba(255,255,255,0.8)');
    });
  },
  tiara: ({ context, model }, color) => {
    model(
      'M-0.74 -0.66L-0.62 -0.9L-0.42 -0.9L-0.28 -1.12L-0.15 -1.0L0 -1.36L0.15 -1.0L0.28 -1.12L0.42 -0.9L0.62 -0.9L0.74 -0.66Q0 -0.88 -0.74 -0.66Z',
      color,
      0.07,
      0.045,
    );
    fill(context, ellipse(0, -1.04, 0.09, 0.12), [226, 74, 122]);
  },
  coronet: ({ context, model }, color) => {
    model(
      'M-0.88 -0.46L-0.9 -0.76L-0.6 -0.7L-0.3 -0.86L0 -0.78L0.3 -0.86L0.6 -0.7L0.9 -0.76L0.88 -0.46Q0 -0.64 -0.88 -0.46Z',
      color,
      0.07,
      0.045,
    );
    fill(context, ellipse(0, -0.68, 0.08), [58, 138, 216]);
  },
  laurel: ({ model }, color) => {
    for (const side of [-1, 1])
      for (let leaf = 0; leaf < 6; leaf++) {
        const angle = -Math.PI / 2 + side * (0.22 + leaf * 0.25);
        model(
          ellipse(
            Math.cos(angle) * 0.98,
            Math.sin(angle) * 1.02,
            0.2,
            0.09,
            angle + side * 0.7 + Math.PI / 2,
          ),
          leaf % 2 ? color : mix(color, WHITE, 0.2),
          0.04,
          0.03,
        );
      }
  },
  'flower-wreath': ({ context, model, random }, color) => {
    const own = random.fork('wreath');
    const tones: readonly Rgb[] = [color, [248, 196, 80], [250, 246, 240], [186, 120, 200]];
    for (let bloom = 0; bloom < 11; bloom++) {
      const angle = Math.PI * (1.03 + (bloom / 10) * 0.94);
      const [x, y] = [Math.cos(angle) * 0.94, Math.sin(angle) * 0.62 - 0.36];
      fill(context, ellipse(x + 0.1, y + 0.04, 0.16, 0.08, angle), [84, 138, 70]);
      model(ellipse(x, y, 0.15), tones[(bloom + own.integer(2)) % tones.length]!, 0.06, 0.025);
      fill(context, ellipse(x, y, 0.05), [250, 214, 96]);
    }
  },
  'feather-crown': ({ context, model }, color) => {
    const tones: readonly Rgb[] = [color, [46, 140, 110], [240, 190, 70], [206, 62, 52]];
    for (let feather = -5; feather <= 5; feather++) {
      const angle = (feather / 5) * 1.25;
      framed(context, { at: [0, -0.5], turn: angle }, () => {
        model('M-0.12 -0.2Q-0.26 -1 0 -1.5Q0.26 -1 0.12 -0.2Z', tones[Math.abs(feather) % 4]!, 0.06, 0.035);
        line(context, 'M0 -0.2V-1.36', 'rgba(255,250,230,0.6)', 0.03);
      });
    }
    line(context, 'M-0.9 -0.44Q0 -0.74 0.9 -0.44', GOLD, 0.22);
    for (let gem = -2; gem <= 2; gem++)
      fill(context, ellipse(gem * 0.34, -0.6 + Math.abs(gem) * 0.05, 0.07), JEWELS[Math.abs(gem)]!);
  },
  'peacock-crown': (tools, color) => {
    RANK_HATS.mukuta(tools, color);
    const { context } = tools;
    line(context, 'M0.1 -1.2Q0.36 -1.7 0.6 -2.0', [70, 120, 60], 0.07);
    fill(context, ellipse(0.68, -2.16, 0.3, 0.42, 0.4), [46, 132, 84]);
    fill(context, ellipse(0.69, -2.16, 0.2, 0.28, 0.4), [214, 172, 66]);
    fill(context, ellipse(0.69, -2.14, 0.14, 0.19, 0.4), [34, 150, 176]);
    fill(context, ellipse(0.69, -2.11, 0.08, 0.11, 0.4), [30, 44, 120]);
  },
  mukuta: ({ context, model }, color) => {
    model(
      'M-0.86 -0.48C-0.9 -1.0 -0.5 -1.2 -0.34 -1.5Q-0.1 -1.76 0 -2.14Q0.1 -1.76 0.34 -1.5C0.5 -1.2 0.9 -1.0 0.86 -0.48Q0 -0.76 -0.86 -0.48Z',
      color,
      0.16,
      0.05,
    );
    for (const y of [-0.82, -1.12, -1.4])
      line(
        context,
        `M${-0.84 - (y + 0.82) * -0.85} ${y}Q0 ${y - 0.2} ${0.84 + (y + 0.82) * 0.85} ${y}`,
        toCss(scale(color, 0.55), 0.7),
        0.045,
      );
    model(ellipse(0, -0.86, 0.16, 0.2), [206, 40, 64], 0.06, 0.04);
    for (const side of [-1, 1]) {
      fill(context, ellipse(side * 0.46, -0.72, 0.1, 0.12), [40, 150, 110]);
      model(ellipse(side * 0.9, -0.3, 0.16, 0.3), color, 0.07, 0.04);
    }
    model(ellipse(0, -2.16, 0.1), [255, 236, 170], 0.04, 0.03);
  },
  'sun-rays': ({ model, sheet }, color) => {
    for (let ray = -4; ray <= 4; ray++) {
      const angle = (ray / 4) * 1.2;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const reach = ray % 2 === 0 ? 1.95 : 1.6;
      model(
        `M${sin * 0.86 - cos * 0.09} ${-cos * 0.92 - sin * 0.09}L${sin * reach} ${-cos * reach}L${sin * 0.86 + cos * 0.09} ${-cos * 0.92 + sin * 0.09}Z`,
        color,
        0.05,
        0.035,
      );
    }
    sheet.backLight(0, -0.9, 0.34, [255, 220, 130]);
  },
  nemes: ({ context, model }, color) => {
    const cloth = path(
      'M-0.94 -0.3C-0.96 -0.9 -0.56 -1.2 0 -1.2C0.56 -1.2 0.96 -0.9 0.94 -0.3L1.36 0.5Q1.3 0.9 1.08 1.5H0.66L0.82 0.2Q0.78 -0.2 0.7 -0.4Q0 -0.62 -0.7 -0.4Q-0.78 -0.2 -0.82 0.2L-0.66 1.5H-1.08Q-1.3 0.9 -1.36 0.5Z',
    );
    model(cloth, GOLD, 0.14, 0.045);
    clipped(context, cloth, () => {
      for (let stripe = 0; stripe < 13; stripe++)
        line(
          context,
          `M-1.5 ${-1.1 + stripe * 0.22 + 0.2}Q0 ${-1.3 + stripe * 0.22} 1.5 ${-0.9 + stripe * 0.22}`,
          color,
          0.09,
        );
    });
    line(context, 'M-0.74 -0.42Q0 -0.64 0.74 -0.42', GOLD, 0.14);
    model('M-0.07 -0.56Q-0.2 -0.9 0 -1.02Q0.2 -0.9 0.07 -0.56Z', [60, 150, 110], 0.05, 0.035);
  },
  'vulture-crown': ({ context, model }, color) => {
    model(
      'M-0.94 0.1C-1.04 -0.8 -0.6 -1.24 0 -1.24C0.6 -1.24 1.04 -0.8 0.94 0.1L0.8 -0.3Q0 -0.66 -0.8 -0.3Z',
      color,
      0.14,
      0.045,
    );
    for (let feather = 0; feather < 6; feather++)
      line(
        context,
        `M${-0.9 + feather * 0.08} ${-0.1 - feather * 0.16}Q${-0.5 + feather * 0.05} ${-0.3 - feather * 0.14} -0.2 ${-0.6 - feather * 0.1}`,
        [44, 84, 150],
        0.06,
      );
    for (let feather = 0; feather < 6; feather++)
      line(
        context,
        `M${0.9 - feather * 0.08} ${-0.1 - feather * 0.16}Q${0.5 - feather * 0.05} ${-0.3 - feather * 0.14} 0.2 ${-0.6 - feather * 0.1}`,
        [44, 84, 150],
        0.06,
      );
    model('M-0.08 -0.6Q-0.2 -1.0 0 -1.16Q0.2 -1.0 0.08 -0.6Z', [206, 62, 52], 0.05, 0.035);
  },
  'sun-disc': (tools, color) => disc(tools, color),
  'horned-disc': (tools, color) => {
    for (const side of [-1, 1])
      tools.model(
        pathAt(0, 0, 'M0.12 -1Q1.1 -1.2 0.86 -2.3Q0.6 -1.4 0.1 -1.3Z', side),
        [240, 230, 206],
        0.08,
        0.045,
      );
    disc(tools, color);
  },
  'double-crown': ({ model }) => {
    model('M-0.5 -0.7Q-0.62 -1.6 -0.2 -2.3Q0 -2.5 0.2 -2.3Q0.5 -1.6 0.46 -0.7Z', WHITE, 0.14, 0.045);
    model(
      'M-0.92 -0.36Q-0.98 -0.9 -0.86 -2.0L-0.52 -1.9Q-0.6 -1.1 -0.3 -1.0Q0.4 -0.9 0.94 -0.5L0.92 -0.36Q0 -0.6 -0.92 -0.36Z',
      [206, 52, 46],
      0.12,
      0.045,
    );
  },
  mitre: ({ context, model }, color) => {
    model('M-0.84 -0.44Q-1.1 -1.2 0 -2.3Q1.1 -1.2 0.84 -0.44Q0 -0.7 -0.84 -0.44Z', color, 0.16, 0.045);
    line(context, 'M-0.84 -0.5Q0 -0.76 0.84 -0.5M0 -0.7V-2.1', GOLD, 0.14);
    line(context, 'M-0.3 -1.4H0.3', GOLD, 0.12);
  },
  'skull-cap': (tools, color) => dome(tools, color, { brow: -0.7, top: -1.24, wide: 0.76 }),
};

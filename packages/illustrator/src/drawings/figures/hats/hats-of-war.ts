import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { pointsAt } from '../../../core/number-tables.ts';
import { clipped, ellipse, fill, limb, line, path, pathAt } from '../../pen/pen.ts';
import { type DrawHeadwear, dome, GOLD } from './hat-shapes.ts';

const BONE: Rgb = [238, 226, 196];

/** A brush of horse hair from the brow over the crown. */
function crest({ model, context }: Parameters<DrawHeadwear>[0], color: Rgb): void {
  const brush =
    'M0.66 -1.0Q0.6 -1.9 -0.2 -1.9Q-1.06 -1.8 -1.3 -0.7L-1.24 0.2Q-0.9 -0.7 -0.3 -1.16Q0.2 -1.3 0.66 -1.0Z';
  model(brush, color, 0.12, 0.045);
  for (let hair = 0; hair < 8; hair++)
    line(
      context,
      `M${0.4 - hair * 0.2} ${-1.2 + hair * 0.08}L${0.46 - hair * 0.26} ${-1.8 + hair * 0.12}`,
      toCss(scale(color, 0.5), 0.5),
      0.035,
    );
}

function wings({ model }: Parameters<DrawHeadwear>[0], y: number): void {
  for (const side of [-1, 1])
    for (let feather = 0; feather < 3; feather++)
      model(
        `M${side * 0.8} ${y}Q${side * (1.5 - feather * 0.14)} ${y - 0.3 + feather * 0.18} ${side * (1.6 - feather * 0.2)} ${y - 1.0 + feather * 0.36}Q${side * 1.1} ${y - 0.6 + feather * 0.2} ${side * 0.76} ${y - 0.3 + feather * 0.1}Z`,
        mix([250, 248, 242], [206, 212, 224], feather / 3),
        0.06,
        0.035,
      );
}

export const WAR_HATS = {
  'knight-helmet': (tools, color) => {
    const { context, model, look } = tools;
    model(
      limb('0,-1 -0.3,-1.62 -0.9,-1.74 -1.34,-1.2', [0.2, 0.44, 0.44, 0.1]),
      look.cape ?? [196, 46, 52],
      0.12,
      0.045,
    );
    model(
      'M-0.97 0.5C-1.12 -0.6 -0.72 -1.24 0 -1.26C0.72 -1.24 1.12 -0.6 0.97 0.5Q0.6 1.12 0 1.16Q-0.6 1.12 -0.97 0.5Z',
      color,
      0.3,
      0.05,
    );
    fill(context, 'M-0.76 -0.12H0.8V0.12H-0.76Z', [24, 24, 32]);
    line(context, 'M0.02 -1.24V1.12M-0.98 -0.2H1M-0.95 0.2H0.98', toCss(scale(color, 0.5), 0.9), 0.06);
    fill(
      context,
      ellipse(tools.lightSide * 0.46, -0.66, 0.13, 0.28, tools.lightSide * 0.5),
      'rgba(255,255,255,0.5)',
    );
    for (let hole = 0; hole < 6; hole++)
      fill(context, ellipse(0.22 + (hole % 3) * 0.2, 0.46 + Math.floor(hole / 3) * 0.22, 0.05), [40, 40, 50]);
  },
  'horned-helmet': (tools, color) => {
    for (const side of [-1, 1])
      tools.model(
        limb(pointsAt(0, 0, '0.76,-0.64 1.24,-0.78 1.4,-1.24 1.24,-1.7', side), [0.42, 0.36, 0.24, 0.04]),
        BONE,
        0.1,
        0.045,
      );
    dome(tools, color);
    line(tools.context, 'M-0.96 -0.3Q0 -0.54 0.96 -0.3', scale(color, 0.6), 0.17);
    fill(tools.context, 'M-0.1 -1.3H0.1V-0.3H-0.1Z', scale(color, 0.7));
    for (let rivet = -2; rivet <= 2; rivet++)
      fill(tools.context, ellipse(rivet * 0.36, -0.44 + Math.abs(rivet) * 0.05, 0.045), GOLD);
  },
  'winged-helmet': (tools, color) => {
    wings(tools, -0.4);
    dome(tools, color);
    line(tools.context, 'M-0.96 -0.3Q0 -0.54 0.96 -0.3', GOLD, 0.16);
  },
  'winged-hat': (tools, color) => {
    dome(tools, color, { brow: -0.5, top: -1.3 });
    tools.model(ellipse(0, -0.46, 1.24, 0.16), scale(color, 0.9), 0.06, 0.04);
    wings(tools, -0.5);
  },
  'roman-helmet': (tools, color) => {
    crest(tools, [196, 40, 46]);
    dome(tools, color);
    for (const side of [-1, 1])
      tools.model(
        pathAt(0, 0, 'M0.96 -0.34Q1.04 0.3 0.7 0.74L0.5 0.4Q0.74 0 0.72 -0.32Z', side),
        color,
        0.1,
        0.045,
      );
    line(tools.context, 'M-0.98 -0.3Q0 -0.56 0.98 -0.3', scale(color, 0.7), 0.15);
  },
  'greek-helmet': (tools, color) => {
    crest(tools, [60, 92, 170]);
    dome(tools, color, { brow: -0.5, top: -1.34 });
    tools.model(
      'M-0.9 -0.4L-0.5 -0.5L0 -0.76L0.5 -0.5L0.9 -0.4Q0.6 -0.9 0 -1.02Q-0.6 -0.9 -0.9 -0.4Z',
      mix(color, [255, 250, 220], 0.25),
      0.07,
      0.045,
    );
  },
  kabuto: ({ context, model }, color) => {
    model(
      'M-0.95 -0.5C-1.4 -0.1 -1.5 0.4 -1.5 0.72L-0.88 0.6L-0.8 -0.1Q-0.7 -0.4 -0.9 -0.46ZM0.95 -0.5C1.4 -0.1 1.5 0.4 1.5 0.72L0.88 0.6L0.8 -0.1Q0.7 -0.4 0.9 -0.46Z',
      scale(color, 0.72),
      0.12,
      0.045,
    );
    line(
      context,
      'M-1.2 0.06L-0.86 0.1M-1.36 0.4L-0.86 0.36M1.2 0.06L0.86 0.1M1.36 0.4L0.86 0.36',
      GOLD,
      0.05,
    );
    model(
      'M-0.1 -0.72C-0.5 -1.1 -0.98 -1.5 -0.95 -2.1C-0.66 -1.5 -0.3 -1.15 0 -1.1C0.3 -1.15 0.66 -1.5 0.95 -2.1C0.98 -1.5 0.5 -1.1 0.1 -0.72Z',
      GOLD,
      0.08,
      0.045,
    );
    model(
      'M-0.98 -0.3C-1.02 -0.9 -0.56 -1.3 0 -1.32C0.56 -1.3 1.02 -0.9 0.98 -0.3Q0 -0.62 -0.98 -0.3Z',
      color,
      0.24,
      0.045,
    );
    line(context, 'M-0.97 -0.32Q0 -0.64 0.97 -0.32', GOLD, 0.1);
    fill(context, ellipse(0, -0.86, 0.16), GOLD);
  },
  'iron-cap': (tools, color) => {
    dome(tools, color);
    line(tools.context, 'M-0.96 -0.3Q0 -0.54 0.96 -0.3', scale(color, 0.6), 0.14);
    fill(tools.context, 'M-0.07 -0.46H0.07L0.05 0.3H-0.05Z', scale(color, 0.75));
  },
  'army-helmet': (tools, color) => {
    dome(tools, color, { brow: -0.3, top: -1.3, wide: 1.06 });
    tools.model('M-1.1 -0.26Q0 -0.66 1.1 -0.26Q0 -0.42 -1.1 -0.26Z', scale(color, 0.74), 0.03, 0.03);
    line(tools.context, 'M-0.86 -0.2Q-0.8 0.6 -0.2 0.98M0.86 -0.2Q0.8 0.6 0.3 0.98', scale(color, 0.5), 0.05);
  },
  'ninja-hood': ({ context, model }, color) => {
    const hood = path(
      'M-0.97 0.6C-1.12 -0.6 -0.72 -1.24 0 -1.24C0.72 -1.24 1.12 -0.6 0.97 0.6Q0.5 1.18 0 1.18Q-0.5 1.18 -0.97 0.6ZM-0.78 -0.24Q0 -0.38 0.82 -0.24L0.78 0.3Q0 0.4 -0.76 0.3Z',
    );
    context.fillStyle = toCss(color);
    context.fill(hood, 'evenodd');
    line(context, hood, toCss(scale(color, 0.3)), 0.05);
    line(context, 'M-0.6 -0.9Q-0.2 -1.1 0.2 -1.06', toCss(mix(color, [255, 255, 255], 0.4), 0.5), 0.08);
    model(limb('-0.9,-0.5 -1.34,-0.34 -1.6,0.12', [0.2, 0.22, 0.1]), [200, 48, 52], 0.06, 0.04);
    line(context, 'M-0.94 -0.5Q0 -0.68 0.94 -0.5', [200, 48, 52], 0.2);
    model(ellipse(0, -0.6, 0.26, 0.13), [196, 204, 214], 0.05, 0.03);
  },
  'space-helmet': ({ context }, color) => {
    const shell = ellipse(0, -0.06, 1.34, 1.32);
    line(context, shell, color, 0.3);
    line(context, ellipse(0, -0.06, 1.48, 1.46), toCss(scale(color, 0.5), 0.7), 0.04);
    const glass = ellipse(0.04, -0.04, 1.16, 1.12);
    clipped(context, glass, () => {
      fill(context, glass, 'rgba(120,190,240,0.16)');
      fill(context, 'M-1 -0.6Q-0.5 -1.3 0.3 -1.2Q-0.5 -0.84 -0.9 0.06Z', 'rgba(255,255,255,0.5)');
      fill(context, 'M0.9 0.5Q0.7 0.9 0.3 1.06Q0.8 0.6 0.96 0.1Z', 'rgba(255,255,255,0.28)');
    });
    line(context, glass, [214, 168, 84], 0.08);
    for (const side of [-1, 1]) fill(context, ellipse(side * 1.42, 0, 0.14, 0.26), [206, 90, 70]);
  },
} satisfies Record<string, DrawHeadwear>;

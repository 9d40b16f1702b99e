import type { SKRSContext2D } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { ellipse, fill, limb, line, modelled, path, polygon } from '../pen.ts';
import type { Headwear } from './figure.types.ts';
import type { FigurePaintbox } from './figure-body.ts';

type DrawHeadwear = (context: SKRSContext2D, colour: Rgb, lightSide: -1 | 1) => void;

const GOLD: Rgb = [232, 184, 72];

/** Puts on a hat; head frame: origin in the middle of the head, 1 is half its height. */
export function drawHeadwear({ context, bones, look, lightSide }: FigurePaintbox): void {
  if (!look.headwear) return;
  context.save();
  context.translate(bones.head[0] + bones.turn * 0.006, bones.head[1]);
  context.scale(bones.headRadius, bones.headRadius);
  HEADWEAR[look.headwear.kind](context, look.headwear.colour, lightSide);
  context.restore();
}

const model = (lightSide: -1 | 1, depth = 0.2) => ({ depth, lightSide, outline: 0.05 });

function brimmedHat(
  context: SKRSContext2D,
  crown: string,
  brim: { y: number; radius: number; rise: number },
  colour: Rgb,
  band: Rgb,
  lightSide: -1 | 1,
): void {
  const back = ellipse(0, brim.y, brim.radius, brim.rise);
  modelled(context, back, scale(colour, 0.7), model(lightSide, 0.08));
  modelled(context, path(crown), colour, model(lightSide, 0.3));
  line(context, path(`M-0.82 ${brim.y - 0.06}Q0 ${brim.y + 0.16} 0.82 ${brim.y - 0.06}`), band, 0.17);
  const front = path(
    `M${-brim.radius} ${brim.y}Q${-brim.radius * 0.5} ${brim.y - 0.02} -0.84 ${brim.y}Q0 ${brim.y + 0.24} 0.84 ${brim.y}` +
      `Q${brim.radius * 0.5} ${brim.y - 0.02} ${brim.radius} ${brim.y}Q0 ${brim.y + brim.rise * 2.4} ${-brim.radius} ${brim.y}Z`,
  );
  modelled(context, front, colour, model(lightSide, 0.08));
}

const HEADWEAR: Record<Headwear, DrawHeadwear> = {
  crown: (context, colour, lightSide) => {
    const shape = path(
      'M-0.8 -0.5L-0.92 -1.36L-0.5 -0.98L0 -1.56L0.5 -0.98L0.92 -1.36L0.8 -0.5Q0 -0.3 -0.8 -0.5Z',
    );
    fill(context, path('M-0.8 -0.56Q0 -0.9 0.8 -0.56L0.7 -0.9H-0.7Z'), scale(colour, 0.5));
    modelled(context, shape, colour, model(lightSide, 0.16));
    for (const [x, y] of [
      [-0.92, -1.4],
      [0, -1.6],
      [0.92, -1.4],
    ] as const)
      modelled(context, ellipse(x, y, 0.11), mix(colour, [255, 255, 255], 0.3), model(lightSide, 0.05));
    for (const [x, tone] of [
      [-0.45, '#d6334a'],
      [0, '#3a8ad8'],
      [0.45, '#2fa66a'],
    ] as const)
      fill(context, ellipse(x, -0.6 + Math.abs(x) * -0.08, 0.11, 0.13), tone);
  },
  tiara: (context, colour, lightSide) => {
    const shape = path(
      'M-0.72 -0.62L-0.6 -0.86L-0.4 -0.84L-0.26 -1.06L-0.14 -0.96L0 -1.28L0.14 -0.96L0.26 -1.06L0.4 -0.84L0.6 -0.86L0.72 -0.62Q0 -0.82 -0.72 -0.62Z',
    );
    modelled(context, shape, colour, model(lightSide, 0.08));
    fill(context, ellipse(0, -0.98, 0.09, 0.12), '#e24a7a');
  },
  'wizard-hat': (context, colour, lightSide) => {
    const crown =
      'M-0.86 -0.44Q-0.5 -1.3 -0.22 -1.9Q-0.1 -2.3 0.42 -2.62Q0.3 -2.2 0.36 -1.86Q0.6 -1.2 0.86 -0.44Q0 -0.2 -0.86 -0.44Z';
    brimmedHat(context, crown, { y: -0.46, radius: 1.62, rise: 0.2 }, colour, GOLD, lightSide);
    for (const [x, y, size] of [
      [-0.25, -1.05, 0.13],
      [0.26, -0.98, 0.09],
      [0.06, -1.55, 0.1],
    ] as const)
      fill(context, star(x, y, size), [255, 226, 130]);
  },
  'witch-hat': (context, colour, lightSide) => {
    const crown =
      'M-0.84 -0.46Q-0.46 -1.2 -0.2 -1.7Q-0.06 -2.16 -0.52 -2.56Q0.28 -2.48 0.3 -1.84Q0.56 -1.1 0.84 -0.46Q0 -0.22 -0.84 -0.46Z';
    brimmedHat(context, crown, { y: -0.48, radius: 1.7, rise: 0.2 }, colour, [122, 62, 158], lightSide);
    line(context, path('M-0.15 -0.46H0.15V-0.22H-0.15Z'), GOLD, 0.06);
  },
  'knight-helmet': (context, colour, lightSide) => {
    modelled(
      context,
      limb(
        [
          [0, -1.0],
          [-0.3, -1.6],
          [-0.9, -1.7],
          [-1.3, -1.2],
        ],
        [0.2, 0.42, 0.42, 0.1],
      ),
      [196, 46, 52],
      model(lightSide, 0.14),
    );
    const helm = path(
      'M-0.95 0.5C-1.1 -0.6 -0.7 -1.2 0 -1.22C0.7 -1.2 1.1 -0.6 0.95 0.5Q0.6 1.1 0 1.14Q-0.6 1.1 -0.95 0.5Z',
    );
    modelled(context, helm, colour, model(lightSide, 0.34));
    fill(context, path('M-0.74 -0.12H0.78V0.12H-0.74Z'), [24, 24, 32]);
    line(context, path('M0.02 -1.2V1.1M-0.98 -0.2H1M-0.95 0.2H0.98'), toCss(scale(colour, 0.55), 0.9), 0.06);
    for (let hole = 0; hole < 6; hole++)
      fill(context, ellipse(0.2 + (hole % 3) * 0.2, 0.44 + Math.floor(hole / 3) * 0.22, 0.05), [40, 40, 50]);
  },
  'horned-helmet': (context, colour, lightSide) => {
    for (const side of [-1, 1]) {
      const horn = limb(
        [
          [side * 0.75, -0.6],
          [side * 1.2, -0.75],
          [side * 1.34, -1.2],
          [side * 1.18, -1.6],
        ],
        [0.4, 0.34, 0.22, 0.04],
      );
      modelled(context, horn, [238, 226, 196], model(lightSide, 0.12));
    }
    const dome = path(
      'M-0.92 -0.24C-0.96 -0.9 -0.56 -1.3 0 -1.32C0.56 -1.3 0.96 -0.9 0.92 -0.24Q0 -0.44 -0.92 -0.24Z',
    );
    modelled(context, dome, colour, model(lightSide, 0.26));
    line(context, path('M-0.92 -0.3Q0 -0.5 0.92 -0.3'), scale(colour, 0.6), 0.16);
    fill(context, path('M-0.09 -1.3H0.09L0.12 0.24Q0 0.32 -0.12 0.24Z'), scale(colour, 0.74));
  },
  kabuto: (context, colour, lightSide) => {
    const neck = path(
      'M-0.95 -0.5C-1.4 -0.1 -1.5 0.4 -1.5 0.72L-0.88 0.6L-0.8 -0.1H0.8L0.88 0.6L1.5 0.72C1.5 0.4 1.4 -0.1 0.95 -0.5Z',
    );
    modelled(context, neck, scale(colour, 0.72), model(lightSide, 0.16));
    line(
      context,
      path('M-1.2 0.06L-0.86 0.1M-1.36 0.4L-0.86 0.36M1.2 0.06L0.86 0.1M1.36 0.4L0.86 0.36'),
      GOLD,
      0.05,
    );
    const crest = path(
      'M-0.1 -0.72C-0.5 -1.1 -0.98 -1.5 -0.95 -2.1C-0.66 -1.5 -0.3 -1.15 0 -1.1C0.3 -1.15 0.66 -1.5 0.95 -2.1C0.98 -1.5 0.5 -1.1 0.1 -0.72Z',
    );
    modelled(context, crest, GOLD, model(lightSide, 0.1));
    const dome = path(
      'M-0.95 -0.3C-1 -0.9 -0.56 -1.28 0 -1.3C0.56 -1.28 1 -0.9 0.95 -0.3Q0 -0.62 -0.95 -0.3Z',
    );
    modelled(context, dome, colour, model(lightSide, 0.26));
    line(context, path('M-0.95 -0.32Q0 -0.64 0.95 -0.32'), GOLD, 0.1);
    fill(context, ellipse(0, -0.82, 0.16), GOLD);
  },
  'straw-hat': (context, colour, lightSide) => {
    const cone = path('M-1.7 -0.3Q-0.8 -0.8 0 -1.5Q0.8 -0.8 1.7 -0.3Q0 0.04 -1.7 -0.3Z');
    modelled(context, cone, colour, model(lightSide, 0.2));
    for (let rib = -4; rib <= 4; rib++)
      line(
        context,
        path(`M0 -1.46L${rib * 0.38} ${-0.16 - Math.abs(rib) * 0.03}`),
        toCss(scale(colour, 0.6), 0.5),
        0.035,
      );
    for (const rise of [0.25, 0.5, 0.75])
      line(
        context,
        path(
          `M${-1.7 * (1 - rise)} ${-0.3 - rise * 1.1}Q0 ${-0.06 - rise * 1.3} ${1.7 * (1 - rise)} ${-0.3 - rise * 1.1}`,
        ),
        toCss(scale(colour, 0.6), 0.4),
        0.03,
      );
  },
  'cowboy-hat': (context, colour, lightSide) => {
    brimmedHat(
      context,
      'M-0.82 -0.5C-0.8 -1.3 -0.52 -1.5 -0.3 -1.42Q0 -1.24 0.3 -1.42C0.52 -1.5 0.8 -1.3 0.82 -0.5Q0 -0.26 -0.82 -0.5Z',
      { y: -0.52, radius: 1.6, rise: 0.18 },
      colour,
      scale(colour, 0.45),
      lightSide,
    );
  },
  'pirate-hat': (context, colour, lightSide) => {
    const hat = path(
      'M-1.5 -0.42C-1.2 -0.9 -0.9 -1.5 0 -1.58C0.9 -1.5 1.2 -0.9 1.5 -0.42Q1.1 -0.7 0.8 -0.56Q0 -0.3 -0.8 -0.56Q-1.1 -0.7 -1.5 -0.42Z',
    );
    modelled(context, hat, colour, model(lightSide, 0.22));
    line(
      context,
      path('M-1.46 -0.46C-1.2 -0.92 -0.9 -1.5 0 -1.56C0.9 -1.5 1.2 -0.92 1.46 -0.46'),
      GOLD,
      0.07,
    );
    fill(context, ellipse(0, -0.98, 0.22, 0.2), [244, 240, 230]);
    fill(context, path('M-0.12 -0.86H0.12V-0.7H-0.12Z'), [244, 240, 230]);
    for (const x of [-0.085, 0.085]) fill(context, ellipse(x, -0.98, 0.06, 0.07), [30, 26, 30]);
    line(context, path('M-0.34 -0.76L0.34 -0.62M0.34 -0.76L-0.34 -0.62'), [244, 240, 230], 0.06);
  },
  'wool-cap': (context, colour, lightSide) => {
    const cap = path('M-0.9 -0.3C-0.94 -1 -0.5 -1.38 0 -1.38C0.5 -1.38 0.94 -1 0.9 -0.3Q0 -0.5 -0.9 -0.3Z');
    modelled(context, cap, colour, model(lightSide, 0.24));
    line(context, path('M-0.86 -0.36Q0 -0.58 0.86 -0.36'), mix(colour, [255, 255, 255], 0.25), 0.26);
    modelled(context, ellipse(0, -1.42, 0.2), mix(colour, [255, 255, 255], 0.5), model(lightSide, 0.1));
  },
  'ninja-hood': (context, colour, lightSide) => {
    const hood = path(
      'M-0.94 0.6C-1.1 -0.6 -0.7 -1.2 0 -1.22C0.7 -1.2 1.1 -0.6 0.94 0.6Q0.5 1.14 0 1.14Q-0.5 1.14 -0.94 0.6ZM-0.72 -0.22Q0 -0.36 0.76 -0.22L0.74 0.3Q0 0.38 -0.7 0.3Z',
    );
    context.save();
    const skin = context.fillStyle;
    context.fillStyle = toCss(colour);
    context.fill(hood, 'evenodd');
    context.fillStyle = skin;
    line(context, hood, toCss(scale(colour, 0.3)), 0.05);
    context.restore();
    line(context, path('M-0.92 -0.5Q0 -0.66 0.92 -0.5'), [200, 48, 52], 0.2);
    modelled(
      context,
      limb(
        [
          [-0.9, -0.5],
          [-1.3, -0.3],
          [-1.5, 0.1],
        ],
        [0.2, 0.2, 0.1],
      ),
      [200, 48, 52],
      model(lightSide, 0.08),
    );
  },
  'space-helmet': (context, colour) => {
    const shell = ellipse(0, -0.08, 1.36, 1.34);
    line(context, shell, colour, 0.3);
    line(context, shell, toCss(scale(colour, 0.55), 0.6), 0.03);
    const glass = ellipse(0.04, -0.06, 1.16, 1.12);
    context.save();
    context.clip(glass);
    fill(context, glass, 'rgba(120,190,240,0.18)');
    fill(context, path('M-1 -0.6Q-0.5 -1.3 0.3 -1.2Q-0.5 -0.8 -0.86 0.1Z'), 'rgba(255,255,255,0.5)');
    fill(context, path('M0.9 0.5Q0.7 0.9 0.3 1.06Q0.8 0.6 0.96 0.1Z'), 'rgba(255,255,255,0.28)');
    context.restore();
    line(context, glass, [214, 168, 84], 0.08);
  },
  laurel: (context, _colour, lightSide) => {
    for (const side of [-1, 1]) {
      for (let leaf = 0; leaf < 5; leaf++) {
        const angle = -Math.PI / 2 + side * (0.25 + leaf * 0.28);
        modelled(
          context,
          ellipse(
            Math.cos(angle) * 0.96,
            Math.sin(angle) * 1.02,
            0.2,
            0.09,
            angle + side * 0.7 + Math.PI / 2,
          ),
          GOLD,
          { depth: 0.05, lightSide, outline: 0.03 },
        );
      }
    }
  },
  'peacock-crown': (context, colour, lightSide) => {
    HEADWEAR.tiara(context, colour, lightSide);
    line(context, path('M0.1 -0.9Q0.3 -1.4 0.5 -1.7'), [70, 120, 60], 0.06);
    fill(context, ellipse(0.56, -1.86, 0.26, 0.36, 0.4), [46, 132, 84]);
    fill(context, ellipse(0.57, -1.86, 0.17, 0.24, 0.4), [214, 172, 66]);
    fill(context, ellipse(0.57, -1.84, 0.12, 0.16, 0.4), [34, 150, 176]);
    fill(context, ellipse(0.57, -1.82, 0.07, 0.09, 0.4), [30, 44, 120]);
  },
};

export function star(x: number, y: number, radius: number) {
  return polygon(
    Array.from({ length: 10 }, (_, corner) => {
      const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
      const reach = corner % 2 === 0 ? radius : radius * 0.42;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    }),
  );
}

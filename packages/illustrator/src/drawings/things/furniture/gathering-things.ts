import { fromHex, mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { box, clipped, path, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';
import { grain } from '../effects.ts';

/** A checked blanket spread on the ground, seen a little from above. */
export const drawSpreadBlanket = thing(
  { left: -1.3, right: 1.3, top: -0.5, bottom: 0.06 },
  (tools, { random, color }) => {
    const wool: Rgb = color ?? pickColor(random, '#c2403c #3f6fa8 #5a8a54 #d39a3c');
    const light = mix(wool, [255, 246, 230], 0.82);
    const sheet = path('M-0.86 -0.44Q0 -0.47 0.88 -0.43L1.24 0Q0.4 0.04 -0.2 0.01Q-0.8 0.05 -1.24 -0.01Z');
    tools.solid(sheet, light, 0.02);
    clipped(tools.context, sheet, () => {
      const cloth = `rgba(${wool.map(Math.round).join(',')},0.62)`;
      for (let stripe = -5; stripe <= 5; stripe++)
        tools.stroke(`M${stripe * 0.166} -0.48L${stripe * 0.236} 0.06`, cloth, 0.085);
      for (const [y, broad] of [
        [-0.41, 0.034],
        [-0.31, 0.042],
        [-0.2, 0.05],
        [-0.06, 0.06],
      ] as const)
        tools.stroke(`M-1.3 ${y}H1.3`, cloth, broad);
    });
    tools.stroke('M-1.24 -0.01Q-0.8 0.05 -0.2 0.01Q0.4 0.04 1.24 0', scale(wool, 0.7), 0.022);
    tools.sheet.anchor('seat', 0, -0.2);
  },
);

/** A counter as in a shop: boards below a thick worn top. */
export const drawCounter = thing({ left: -1.06, right: 1.06, top: -1.02 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? fromHex(random.pick(['#8f5f38', '#a9713e', '#6f4a30']));
  tools.solid(box(0, 0, 1.92, 0.86, 0.01), scale(wood, 0.92), 0.03);
  for (let board = 0; board < 6; board++) {
    const x = -0.8 + board * 0.32;
    tools.flat(box(x, -0.15, 0.25, 0.58, 0.01), scale(wood, 0.78));
    tools.flat(box(x, -0.18, 0.21, 0.52, 0.01), mix(wood, [255, 226, 180], board % 2 === 0 ? 0.1 : 0.05));
  }
  tools.solid(box(0, 0, 1.96, 0.09, 0.01), scale(wood, 0.6), 0.02);
  const top = mix(wood, [255, 232, 196], 0.3);
  tools.solid('M-0.92 -0.99H0.92L1.04 -0.9H-1.04Z', top, 0.01);
  tools.solid(box(0, -0.83, 2.08, 0.075, 0.02), mix(wood, [255, 232, 196], 0.14), 0.02);
  grain(tools, random, -0.86, 0.86, -0.98, -0.91, scale(wood, 0.8));
  tools.sheet.anchor('seat', 0, -0.94);
});

const AUTUMN = ['#c8501e', '#e08a24', '#d8b030', '#a83a22', '#b8742a', '#8a6a2a'] as const;
const LEAF =
  'M0 -0.06C0.03 -0.05 0.055 -0.01 0.03 0.03L0.004 0.06L-0.03 0.03C-0.055 -0.01 -0.03 -0.05 0 -0.06Z';

/** Fallen leaves raked into a heap. */
export const drawLeafPile = thing(
  { left: -1.5, right: 1.5, top: -0.94, bottom: 0.14 },
  (tools, { random, color, season }) => {
    const tones = color
      ? [color, scale(color, 0.8), mix(color, [255, 240, 190], 0.3)]
      : (season === 'summer' || season === 'spring'
          ? ['#5f8a3a', '#7aa046', '#c8a83a', '#4f7434']
          : AUTUMN
        ).map(fromHex);
    tools.solid(
      '-1.3,0 -1.1,-0.16 -0.76,-0.42 -0.36,-0.7 0,-0.8 0.38,-0.7 0.78,-0.4 1.1,-0.15 1.3,0 1,0.08 0,0.1 -1,0.08',
      scale(tones[0]!, 0.62),
      0.1,
    );
    const leaf = (x: number, y: number, light: number) => {
      const big = random.range(0.9, 1.5);
      tools.context.save();
      tools.context.translate(x, y);
      tools.context.rotate(random.range(-3.1, 3.1));
      const tone = scale(random.pick(tones), light);
      tools.flat(pathAt(0, 0, LEAF, big), tone);
      tools.stroke(pathAt(0, 0, 'M0 -0.05V0.07', big), scale(tone, 0.7), 0.006);
      tools.context.restore();
    };
    for (let index = 0; index < 300; index++) {
      const across = random.range(-1, 1);
      const top = -0.8 * (1 - Math.abs(across) ** 1.5);
      const up = random.next();
      leaf(across * 1.26, top * up + 0.06 * (1 - up), 0.72 + 0.4 * up);
    }
    for (let stray = 0; stray < 16; stray++) leaf(random.range(-1.4, 1.4), random.range(0.02, 0.11), 0.9);
  },
);

/** A steel rail on two feet, as skaters slide along. */
export const drawGrindRail = thing({ left: -1.3, right: 1.3, top: -0.5 }, (tools, { color }) => {
  const steel: Rgb = color ?? [176, 182, 192];
  for (const x of [-1.1, 0, 1.1]) {
    tools.rod(`${x},-0.38 ${x},-0.02`, '0.06 0.06', scale(steel, 0.7), 0.02);
    tools.solid(box(x, 0, 0.3, 0.03, 0.01), scale(steel, 0.6), 0.01);
  }
  tools.rod('-1.24,-0.39 1.24,-0.39', '0.085 0.085', steel, 0.03);
  tools.gleam('M-1.2 -0.412H1.2', 0.016);
  tools.sheet.anchor('seat', 0, -0.43);
});

/** A ramp of plywood with a rounded run and a steel edge. */
export const drawSkateRamp = thing({ left: -1.2, right: 1.2, top: -0.82 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#c99a62 #b8885a #d2a870');
  const side = path('M-1.16 0Q0.3 -0.04 0.66 -0.74H1.1V0Z');
  tools.solid(
    'M-1.0 -0.06Q0.24 -0.14 0.56 -0.8H1.02L1.1 -0.74H0.66Q0.3 -0.04 -1.16 0Z',
    mix(wood, [255, 240, 214], 0.4),
    0.02,
  );
  tools.solid(side, wood, 0.03);
  clipped(tools.context, side, () => {
    for (let post = 0; post < 7; post++)
      tools.stroke(`M${-0.5 + post * 0.26} -0.9V0.02`, scale(wood, 0.74), 0.03);
    tools.stroke('M-1.2 -0.06H1.2', scale(wood, 0.74), 0.03);
  });
  tools.rod('0.6,-0.77 0.7,-0.74', '0.05 0.05', [190, 196, 204], 0.01);
  tools.sheet.anchor('seat', 0.05, -0.24);
});

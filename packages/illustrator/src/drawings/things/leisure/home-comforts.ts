import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { rows } from '../../../core/number-tables.ts';
import { box, ellipse, path, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

const WOOD = '#a9713e #8f5f38 #b98a5a';
const STEEL: Rgb = [204, 210, 216];
const GOLD: Rgb = [226, 186, 92];

/** A chair on rockers, seen from its side. */
export const drawRockingChair = thing(
  { left: -0.62, right: 0.66, top: -1.12 },
  (tools, { random, color }) => {
    const wood: Rgb = color ?? pickColor(random, WOOD);
    const far = scale(wood, 0.7);
    tools.rod('0.28,-0.46 0.36,-0.08', '0.05 0.045', far);
    tools.rod('-0.26,-0.42 -0.22,-0.06', '0.05 0.045', far);
    for (const [x, lean] of rows<2>('-0.42,0.13 -0.33,0.1'))
      tools.rod(`${x + lean},-0.44 ${x - 0.08},-1.04`, '0.04 0.036', far);
    tools.solid('M-0.36 -0.46L0.4 -0.52L0.44 -0.46L-0.3 -0.38Z', mix(wood, [255, 232, 196], 0.2), 0.02);
    tools.rod('-0.3,-0.4 -0.52,-1.08', '0.06 0.05', wood);
    tools.rod('0.36,-0.46 0.44,-0.06', '0.055 0.05', wood);
    tools.rod('-0.28,-0.4 -0.34,-0.04', '0.055 0.05', wood);
    tools.rod('-0.38,-0.7 -0.1,-0.74 0.28,-0.72', '0.05 0.05 0.06', wood);
    tools.rod('0.24,-0.72 0.3,-0.48', '0.04 0.04', wood);
    for (const [y, x] of rows<2>('-0.98,-0.46 -0.82,-0.41 -0.62,-0.35'))
      tools.rod(`${x},${y} ${x + 0.1},${y - 0.02}`, '0.05 0.04', mix(wood, [255, 232, 196], 0.2));
    tools.solid('M-0.38 -1.12Q-0.52 -1.16 -0.6 -1.08L-0.54 -1.0L-0.38 -1.03Z', wood, 0.02);
    tools.solid(
      'M-0.3 -0.47Q-0.02 -0.62 0.36 -0.56L0.4 -0.49Q0.04 -0.46 -0.28 -0.42Z',
      pickColor(random, '#c8504a #5f8fb8 #7aa06a'),
      0.04,
    );
    tools.solid('M-0.6 -0.1Q0.02 0.14 0.64 -0.14L0.62 -0.2Q0.02 0.05 -0.58 -0.16Z', scale(wood, 0.86), 0.02);
    tools.sheet.anchor('seat', 0.02, -0.52);
  },
);

/** A pig of china with a slot in its back, a coin half in it. */
export const drawPiggyBank = thing({ left: -0.78, right: 0.8, top: -1.06 }, (tools, { random, color }) => {
  const pink: Rgb = color ?? pickColor(random, '#f2a0b4 #f4b0a4 #e890a8');
  for (const x of [-0.3, 0.28]) tools.solid(box(x, -0.02, 0.16, 0.22, 0.05), scale(pink, 0.78), 0.03);
  tools.stroke('M-0.6 -0.5q-0.14 -0.02 -0.1 -0.12q0.08 -0.06 0.08 0.04', scale(pink, 0.8), 0.04);
  tools.solid(ellipse(0.02, -0.8, 0.1, 0.1), GOLD, 0.03);
  tools.stroke(ellipse(0.02, -0.8, 0.068), scale(GOLD, 0.7), 0.014);
  tools.solid(ellipse(0, -0.44, 0.62, 0.38), pink, 0.1);
  tools.flat('M-0.14 -0.79Q0.02 -0.83 0.18 -0.79L0.16 -0.75Q0.02 -0.79 -0.12 -0.75Z', scale(pink, 0.4));
  tools.solid('0.2,-0.76 0.26,-0.98 0.42,-0.9 0.44,-0.72', pink, 0.04);
  tools.flat('0.27,-0.78 0.3,-0.91 0.38,-0.86 0.38,-0.76', scale(pink, 0.8));
  for (const x of [-0.38, 0.36]) tools.solid(box(x, 0, 0.17, 0.22, 0.05), pink, 0.04);
  tools.solid(ellipse(0.62, -0.42, 0.13, 0.16), mix(pink, [255, 255, 255], 0.14), 0.04);
  for (const y of [-0.47, -0.37]) tools.flat(ellipse(0.66, y, 0.026, 0.034), scale(pink, 0.5));
  tools.flat(ellipse(0.4, -0.56, 0.038, 0.046), [40, 30, 34]);
  tools.flat(ellipse(0.388, -0.575, 0.013), [255, 255, 255]);
  tools.flat(ellipse(0.38, -0.36, 0.07, 0.045), 'rgba(240,90,110,0.35)');
  tools.stroke('M0.48 -0.28Q0.54 -0.24 0.58 -0.27', scale(pink, 0.5), 0.016);
  tools.gleam('M-0.4 -0.58Q-0.24 -0.74 -0.02 -0.73', 0.04, 0.6);
});

/** A rolling pin, dusted with flour. */
export const drawRollingPin = thing({ left: -1, right: 1, top: -0.5 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#d8a468 #c89258 #e0b47c');
  tools.flat(ellipse(0, -0.03, 0.86, 0.06), 'rgba(252,250,244,0.9)');
  for (const side of [-1, 1]) {
    tools.rod(
      `${side * 0.6},-0.22 ${side * 0.74},-0.22 ${side * 0.94},-0.22`,
      '0.08 0.1 0.13',
      scale(wood, 0.86),
      0.03,
    );
    tools.ball(side * 0.95, -0.22, 0.066, scale(wood, 0.86));
  }
  tools.solid(box(0, -0.04, 1.28, 0.36, 0.06), wood, 0.08);
  for (const y of [-0.33, -0.22, -0.12])
    tools.stroke(`M-0.56 ${y}Q0 ${y - 0.012} 0.56 ${y}`, scale(wood, 0.86), 0.01);
  for (let dust = 0; dust < 18; dust++)
    tools.flat(
      ellipse(random.range(-0.58, 0.58), random.range(-0.36, -0.08), random.range(0.02, 0.07), 0.014),
      'rgba(255,253,248,0.5)',
    );
  tools.gleam('M-0.56 -0.34H0.5', 0.026, 0.4);
});

/** A balloon whisk. */
export const drawWhisk = thing({ left: -0.34, right: 0.34, top: -1.1 }, (tools, { random, color }) => {
  const grip: Rgb = color ?? pickColor(random, '#a9713e #c8403a #3a3c46');
  for (const half of [0.3, 0.22, 0.13, 0.04])
    for (const side of [-1, 1]) {
      const wire = pathAt(
        0,
        0,
        `M0.02 -0.6C0.06 -0.76 ${half} -0.84 ${half} -0.96C${half} -1.06 ${half * 0.5} -1.09 0 -1.09`,
        side,
      );
      tools.stroke(wire, [110, 116, 126], 0.022);
      tools.stroke(wire, STEEL, 0.013);
    }
  tools.turned(0, '0.045,-0.62 0.06,-0.54 0.05,-0.46', STEEL, { tilt: 0.2 });
  tools.turned(0, '0.05,-0.48 0.062,-0.34 0.05,-0.16 0.066,-0.06 0.05,0', grip, { tilt: 0.16 });
  tools.gleam('M-0.024 -0.42V-0.1', 0.016, 0.5);
});

/** Mortar and pestle, herbs in the bowl. */
export const drawMortar = thing({ left: -0.62, right: 0.66, top: -1.08 }, (tools, { random, color }) => {
  const stone: Rgb = color ?? pickColor(random, '#a8a8ac #d8d2c6 #8a8a84');
  tools.turned(0, '0.52,-0.62 0.54,-0.58 0.48,-0.3 0.26,-0.14 0.24,-0.1 0.34,-0.02 0.34,0', stone, {
    tilt: 0.22,
    inside: scale(stone, 0.5),
  });
  for (let leaf = 0; leaf < 9; leaf++) {
    const x = -0.32 + leaf * 0.075;
    tools.solid(
      ellipse(x, -0.62 - (leaf % 3) * 0.03, 0.085, 0.04, random.range(-0.9, 0.9)),
      leaf % 2 ? [96, 150, 72] : [122, 172, 84],
      0.016,
    );
  }
  tools.rod('-0.02,-0.6 0.34,-0.94 0.5,-1.04', '0.17 0.11 0.13', mix(stone, [255, 255, 255], 0.2), 0.05);
  tools.flat('M-0.5 -0.57A0.52 0.114 0 0 0 0.5 -0.57L0.48 -0.5A0.5 0.11 0 0 1 -0.48 -0.5Z', stone);
  tools.stroke('M-0.52 -0.6A0.52 0.114 0 0 0 0.52 -0.6', mix(stone, [255, 255, 255], 0.4), 0.03);
  tools.gleam('M-0.4 -0.44Q-0.36 -0.28 -0.24 -0.2', 0.03, 0.4);
});

/** A stand for coats with a coat and a hat on it. */
export const drawCoatRack = thing({ left: -0.44, right: 0.44, top: -1.08 }, (tools, { random, color }) => {
  const wood: Rgb = pickColor(random, WOOD);
  const coat: Rgb = color ?? pickColor(random, '#8a6a4a #3f5a7a #7a3a3a #4f6a4a');
  for (const x of [-0.26, 0.26]) tools.rod(`0,-0.16 ${x * 0.6},-0.06 ${x},0`, '0.04 0.036 0.03', wood);
  tools.rod('0,-0.02 0,-1.02', '0.045 0.036', wood);
  tools.ball(0, -1.03, 0.035, wood);
  for (const side of [-1, 1]) {
    tools.stroke(pathAt(0, 0, 'M0 -0.9Q0.14 -0.86 0.2 -0.98', side), scale(wood, 0.5), 0.034);
    tools.stroke(pathAt(0, 0, 'M0 -0.9Q0.14 -0.86 0.2 -0.98', side), wood, 0.024);
    tools.ball(side * 0.2, -0.99, 0.022, wood);
  }
  tools.solid(
    'M-0.2 -0.92Q-0.06 -0.9 -0.02 -0.78L0.0 -0.3Q-0.16 -0.24 -0.34 -0.3L-0.36 -0.76Q-0.32 -0.9 -0.2 -0.92Z',
    coat,
    0.05,
  );
  tools.solid('M-0.34 -0.8Q-0.42 -0.62 -0.4 -0.44L-0.33 -0.44L-0.3 -0.76Z', scale(coat, 0.86), 0.02);
  tools.stroke('M-0.19 -0.88L-0.17 -0.3', scale(coat, 0.6), 0.012);
  for (const y of [-0.72, -0.6, -0.48]) tools.flat(ellipse(-0.14, y, 0.014), scale(coat, 0.4));
  tools.solid(
    'M0.06 -0.92Q0.2 -0.86 0.36 -0.94Q0.38 -0.98 0.3 -0.98H0.1Q0.04 -0.97 0.06 -0.92Z',
    [70, 62, 60],
    0.014,
  );
  tools.solid('M0.11 -0.97Q0.11 -1.07 0.21 -1.06Q0.31 -1.07 0.31 -0.97Z', [70, 62, 60], 0.02);
  tools.stroke('M0.11 -0.98Q0.21 -0.95 0.31 -0.98', [180, 60, 52], 0.024);
});

/** An open box that plays: a dancer turns on its lid's mirror. */
export const drawMusicBox = thing({ left: -0.66, right: 0.74, top: -1.1 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#8a4a5a #7a4a2c #5a6a9a');
  tools.solid('M-0.5 -0.42L-0.44 -1.02H0.58L0.62 -0.42Z', scale(wood, 0.8), 0.03);
  tools.flat('M-0.42 -0.46L-0.37 -0.95H0.51L0.54 -0.46Z', [206, 222, 232]);
  tools.flat('M-0.28 -0.46L-0.02 -0.95H0.1L-0.16 -0.46Z', 'rgba(255,255,255,0.55)');
  tools.block(-0.02, 0, 1.1, 0.34, 0.14, wood, 0.02);
  tools.flat('M-0.5 -0.345L-0.42 -0.4H0.56L0.52 -0.345Z', [206, 70, 92]);
  tools.turned(0.04, '0.13,-0.41 0.13,-0.37', GOLD, { tilt: 0.26 });
  // The dancer: one leg up, arms over her head.
  tools.rod('0.04,-0.4 0.04,-0.56', '0.022 0.03', [246, 214, 196], 0.006);
  tools.rod('0.04,-0.56 -0.08,-0.5 0.02,-0.47', '0.03 0.024 0.014', [246, 214, 196], 0.006);
  tools.solid('-0.12,-0.58 0.04,-0.66 0.2,-0.58 0.12,-0.53 -0.04,-0.53', [250, 190, 208], 0.02);
  tools.solid('M0 -0.62L0.01 -0.74H0.07L0.08 -0.62Z', [236, 130, 160], 0.014);
  for (const side of [-1, 1])
    tools.stroke(pathAt(0.04, 0, 'M0.03 -0.73Q0.12 -0.84 0.02 -0.93', side), [246, 214, 196], 0.018);
  tools.ball(0.04, -0.8, 0.048, [246, 214, 196]);
  tools.flat('M-0.01 -0.8Q0 -0.86 0.04 -0.86Q0.09 -0.86 0.09 -0.8Q0.04 -0.83 -0.01 -0.8Z', [92, 60, 44]);
  tools.ball(0.04, -0.86, 0.02, [92, 60, 44]);
  tools.stroke('M-0.52 -0.08H0.48M-0.52 -0.27H0.48', GOLD, 0.014);
  for (const [x, y] of rows<2>('-0.3,-0.17 -0.02,-0.17 0.26,-0.17')) {
    tools.flat(ellipse(x, y, 0.05, 0.032), GOLD);
    tools.flat(ellipse(x, y, 0.02), scale(wood, 0.7));
  }
  tools.rod('0.6,-0.18 0.7,-0.18', '0.024 0.024', GOLD, 0.006);
  tools.stroke(path('M0.7 -0.23V-0.13'), GOLD, 0.04);
});

import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { box, ellipse, pathAt } from '../../pen/pen.ts';
import { thing } from '../../pen/thing-tools.ts';

/** A potter's wheel on its frame, wet clay rising on it. */
export const drawPottersWheel = thing(
  { left: -0.62, right: 0.62, top: -1.24 },
  (tools, { random, color }) => {
    const clay: Rgb = color ?? pickColor(random, '#b8754e #a86a48 #9a8a7c');
    const wood: Rgb = [150, 106, 68];
    for (const side of [-1, 1])
      tools.rod(`${side * 0.34},-0.42 ${side * 0.46},0`, '0.09 0.07', scale(wood, 0.86));
    tools.turned(0, '0.05,-0.5 0.05,-0.14', [104, 102, 106], { tilt: 0.2 });
    tools.turned(0, '0.38,-0.14 0.38,-0.06', [120, 112, 108], { tilt: 0.22 });
    tools.turned(0, '0.54,-0.54 0.56,-0.5 0.54,-0.34 0.5,-0.3', wood, {
      tilt: 0.2,
      inside: scale(wood, 0.62),
    });
    tools.flat(ellipse(0, -0.53, 0.5, 0.092), mix(clay, [240, 226, 210], 0.25));
    tools.turned(0, '0.33,-0.58 0.33,-0.53', [176, 172, 168], { tilt: 0.2 });
    tools.flat(ellipse(0, -0.585, 0.27, 0.05), scale(clay, 0.8));
    tools.turned(0, '0.13,-1.16 0.11,-1.1 0.12,-1.04 0.22,-0.9 0.25,-0.78 0.2,-0.65 0.15,-0.585', clay, {
      tilt: 0.26,
      inside: scale(clay, 0.42),
      contrast: 1.1,
    });
    // The grooves that fingers leave.
    for (const [y, half] of [
      [-0.97, 0.17],
      [-0.9, 0.215],
      [-0.83, 0.238],
      [-0.76, 0.24],
      [-0.69, 0.215],
    ] as const)
      tools.stroke(`M${-half} ${y}Q0 ${y + half * 0.3} ${half} ${y}`, scale(clay, 0.8), 0.01);
    tools.gleam(pathAt(0, 0, 'M0.1 -1.02Q0.19 -0.88 0.17 -0.72', tools.lightSide), 0.03, 0.35);
    tools.sheet.anchor('seat', 0, -0.56);
  },
);

/** A cradle on rockers, made up with a blanket. */
export const drawCradle = thing({ left: -0.86, right: 0.86, top: -1.04 }, (tools, { random, color }) => {
  const wood: Rgb = pickColor(random, '#b98a5a #a9713e #c89a68');
  const cloth: Rgb = color ?? pickColor(random, '#a8cce0 #f0b8c4 #f4e0a8 #b8dab0');
  tools.solid('M-0.72 -0.6V-1Q-0.62 -1.06 -0.5 -1Q-0.46 -0.8 -0.48 -0.56Z', scale(wood, 0.82), 0.03);
  tools.solid('-0.6,-0.56 -0.56,-0.74 -0.36,-0.76 -0.24,-0.66 -0.26,-0.54', [250, 248, 242], 0.05);
  tools.solid('M-0.32 -0.52Q-0.26 -0.72 -0.02 -0.7Q0.4 -0.72 0.62 -0.58L0.64 -0.46H-0.32Z', cloth, 0.05);
  tools.solid(
    'M-0.32 -0.52Q-0.26 -0.72 -0.1 -0.71L-0.14 -0.46H-0.32Z',
    mix(cloth, [255, 255, 255], 0.6),
    0.02,
  );
  for (const [x, y] of [
    [0.1, -0.62],
    [0.3, -0.58],
    [0.48, -0.6],
    [0.2, -0.52],
  ] as const)
    tools.flat(ellipse(x, y, 0.022), mix(cloth, [255, 255, 255], 0.6));
  tools.solid('M-0.78 -0.56H0.76L0.62 -0.16H-0.64Z', wood, 0.05);
  for (let slat = -4; slat <= 4; slat++)
    tools.stroke(`M${slat * 0.155} -0.5L${slat * 0.13} -0.2`, scale(wood, 0.66), 0.012);
  tools.solid(box(0, -0.52, 1.62, 0.08, 0.03), mix(wood, [255, 232, 196], 0.24), 0.02);
  tools.solid('M0.6 -0.2L0.66 -0.78Q0.74 -0.84 0.8 -0.78L0.78 -0.2Z', scale(wood, 0.92), 0.03);
  tools.solid('M-0.84 -0.22L-0.82 -0.98Q-0.74 -1.06 -0.66 -0.98L-0.64 -0.22Z', scale(wood, 0.96), 0.03);
  tools.solid('M-0.84 -0.13Q0 0.14 0.84 -0.13L0.8 -0.19Q0 0.03 -0.8 -0.19Z', scale(wood, 0.8), 0.02);
  tools.flat('M-0.74 -0.76c0.03 -0.05 0.08 0 0 0.07c-0.08 -0.07 -0.03 -0.12 0 -0.07Z', scale(wood, 0.6));
  tools.sheet.anchor('seat', 0, -0.6);
  tools.sheet.opening(0, -0.56, 0.6, 0.06);
});

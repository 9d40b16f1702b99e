import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { box, ellipse, path, pathAt } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';
import { grain } from './effects.ts';

/** A traffic light on its post. */
export const drawTrafficLight = thing(
  { left: -0.24, right: 0.24, top: -1.04 },
  (tools, { random, color, qualities }) => {
    const lights = ['red', 'yellow', 'green'];
    const on = lights.findIndex((name) => qualities.includes(name));
    const lit = on >= 0 ? on : random.integer(3);
    tools.turned(0, '0.03,-0.5 0.03,-0.06 0.08,-0.01', [92, 96, 100]);
    tools.solid(box(0, -0.44, 0.3, 0.56, 0.06), color ?? [58, 62, 66], 0.04);
    (['#e8302c', '#f5b82e', '#3fc05a'] as const).forEach((hex, index) => {
      const y = -0.9 + index * 0.175;
      const tone = fromHex(hex);
      tools.flat(ellipse(0, y, 0.078), [28, 28, 32]);
      tools.ball(0, y, 0.066, index === lit ? mix(tone, [255, 255, 255], 0.25) : scale(tone, 0.36));
      tools.stroke(`M-0.085 ${y - 0.01}A0.085 0.085 0 0 1 0.085 ${y - 0.01}`, [36, 38, 42], 0.024);
      if (index === lit) tools.sheet.light(0, y, 0.3, tone);
    });
  },
);

/** A wooden signpost with two empty boards. */
export const drawSignpost = thing(
  { left: -0.52, right: 0.52, top: -1.04 },
  (tools, { random, color, snow }) => {
    const wood: Rgb = color ?? pickColor(random, '#a9794a #8f6238');
    tools.solid(box(0, 0, 0.09, 1, 0.02), scale(wood, 0.8), 0.02);
    const board = (y: number, side: number, tone: Rgb) => {
      tools.solid(pathAt(0, y, 'M-0.36 0H0.34L0.48 0.09L0.34 0.18H-0.36L-0.32 0.09Z', side), tone, 0.03);
      grain(tools, random, -0.3, 0.3, y + 0.02, y + 0.17, scale(tone, 0.6));
      for (const x of [-0.03, 0.03]) tools.ball(x, y + 0.09, 0.014, [90, 84, 80]);
      tools.stroke(pathAt(0, y, 'M-0.24 0.09h0.13M0.1 0.09h0.18', side), [92, 60, 36], 0.024);
    };
    board(-0.92, 1, mix(wood, [255, 230, 190], 0.15));
    board(-0.66, -1, wood);
    if (snow)
      for (const y of [-0.92, -0.66])
        tools.solid(
          pathAt(0, y, 'M-0.34 0.01Q-0.2 -0.06 0 -0.03Q0.2 -0.06 0.34 0.01Z'),
          [244, 248, 253],
          0.01,
        );
  },
);

/** A dustbin with its lid. */
export const drawBin = thing({ left: -0.44, right: 0.44, top: -1.03 }, (tools, { random, color }) => {
  const metal: Rgb = color ?? pickColor(random, '#8f989e #4f7a5a #5f7a94');
  tools.turned(0, '0.36,-0.76 0.35,-0.5 0.29,-0.04', metal, { tilt: 0.14, contrast: 1.1 });
  for (const x of [-0.24, -0.12, 0, 0.12, 0.24])
    tools.stroke(`M${x} -0.68L${x * 0.84} -0.05`, scale(metal, 0.72), 0.016);
  tools.solid(
    'M-0.4 -0.76C-0.36 -0.92 0.36 -0.92 0.4 -0.76Q0 -0.66 -0.4 -0.76Z',
    mix(metal, [255, 255, 255], 0.12),
    0.04,
  );
  tools.stroke('M-0.1 -0.88C-0.1 -1 0.1 -1 0.1 -0.88', scale(metal, 0.6), 0.035);
  for (const side of [-1, 1])
    tools.stroke(`M${side * 0.33} -0.58q${side * 0.1} 0.05 0 0.12`, scale(metal, 0.6), 0.028);
  tools.sheet.opening(0, -0.76, 0.34, 0.05);
});

/** A flag on its pole, waving. */
export const drawFlag = thing({ left: -0.1, right: 0.86, top: -1.04 }, (tools, { random, color }) => {
  const cloth: Rgb = color ?? pickColor(random, '#d8323a #2f6fc0 #f0b02e #3f9a5a');
  const second = mix(cloth, [255, 255, 255], 0.8);
  tools.rod('0,0 0,-0.98', '0.035 0.028', [156, 112, 70], 0.012);
  tools.ball(0, -1, 0.03, [226, 182, 92]);
  const wave = (y: number) => pathAt(0, y, 'M0.012 0C0.2 -0.1 0.36 0.1 0.54 0S0.74 -0.05 0.8 0');
  tools.solid(
    `${wave(-0.94)}L0.78 -0.5C0.7 -0.55 0.6 -0.5 0.54 -0.47C0.36 -0.38 0.2 -0.58 0.012 -0.48Z`,
    cloth,
    0.05,
  );
  tools.context.save();
  tools.context.clip(
    path(`${wave(-0.94)}L0.78 -0.5C0.7 -0.55 0.6 -0.5 0.54 -0.47C0.36 -0.38 0.2 -0.58 0.012 -0.48Z`),
  );
  tools.stroke('M-0.1 -0.71H0.02C0.2 -0.81 0.36 -0.61 0.54 -0.71S0.72 -0.77 0.9 -0.72', second, 0.11);
  for (const x of [0.18, 0.42, 0.64])
    tools.stroke(`M${x} -1.04Q${x + 0.05} -0.7 ${x} -0.4`, 'rgba(30,20,40,0.16)', 0.05);
  tools.context.restore();
});

/** A suitcase that stands on its edge, with straps and brass corners. */
export const drawSuitcase = thing({ left: -0.62, right: 0.62, top: -1.04 }, (tools, { random, color }) => {
  const hide: Rgb = color ?? pickColor(random, '#9a5f36 #7d4630 #4f6f86');
  const strap = scale(hide, 0.6);
  tools.stroke('M-0.14 -0.76V-0.88Q-0.14 -0.94 -0.06 -0.94H0.06Q0.14 -0.94 0.14 -0.88V-0.76', strap, 0.055);
  tools.solid(box(0, 0, 1.08, 0.78, 0.1), hide, 0.06);
  tools.stroke('M-0.53 -0.3H0.53', scale(hide, 0.66), 0.014);
  for (const x of [-0.28, 0.28]) {
    tools.solid(box(x, 0, 0.1, 0.78, 0.01), strap, 0.02);
    tools.solid(box(x, -0.3, 0.13, 0.1, 0.02), [222, 184, 96], 0.02);
  }
  for (const side of [-1, 1])
    for (const y of [-0.06, -0.72]) tools.ball(side * 0.48, y, 0.045, [216, 178, 96]);
  tools.sheet.anchor('hand', 0, -0.93);
});

import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { box, ellipse } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';
import { grain } from './effects.ts';

/** A swing of a board on ropes, hung from a wooden frame. */
export const drawSwing = thing({ left: -0.7, right: 0.7, top: -1.06 }, (tools, { random, color }) => {
  const wood: Rgb = pickColor(random, '#a9713e #8f5f38');
  for (const side of [-1, 1])
    for (const reach of [0.62, 0.4])
      tools.rod(`${side * 0.46},-0.98 ${side * reach},0`, '0.05 0.06', scale(wood, reach > 0.5 ? 1 : 0.74));
  tools.rod('-0.56,-0.97 0.56,-0.97', '0.065 0.065', wood);
  const lean = random.range(-0.1, 0.1);
  for (const side of [-1, 1])
    tools.stroke(`M${side * 0.2} -0.95L${side * 0.2 + lean} -0.34`, [196, 168, 120], 0.022);
  tools.solid(box(lean, -0.3, 0.54, 0.06, 0.015), color ?? [206, 62, 54], 0.02);
  tools.sheet.anchor('seat', lean, -0.35);
});

/** A slide with its ladder. */
export const drawSlide = thing({ left: -0.9, right: 0.9, top: -1.04 }, (tools, { random, color }) => {
  const paint: Rgb = color ?? pickColor(random, '#e0433c #2f86d0 #f0a82e');
  const steel: Rgb = [112, 128, 146];
  tools.rod('-0.66,0 -0.44,-0.98', '0.045 0.045', steel);
  tools.rod('-0.28,0 -0.26,-0.8', '0.05 0.05', scale(steel, 0.8));
  for (let rung = 0; rung < 6; rung++)
    tools.rod(
      `${-0.64 + rung * 0.03},${-0.1 - rung * 0.13} ${-0.4 + rung * 0.02},${-0.12 - rung * 0.12}`,
      '0.034 0.034',
      mix(steel, [255, 255, 255], 0.3),
      0.01,
    );
  tools.solid(
    'M-0.44 -0.8H-0.16C0.1 -0.76 0.34 -0.2 0.82 -0.12V-0.02C0.2 -0.08 0.08 -0.6 -0.2 -0.68H-0.44Z',
    paint,
    0.04,
  );
  tools.solid(
    'M-0.44 -0.98C-0.3 -1 -0.16 -0.98 -0.1 -0.8C0.12 -0.72 0.36 -0.24 0.82 -0.18V-0.12C0.34 -0.2 0.1 -0.76 -0.16 -0.8H-0.44Z',
    mix(paint, [255, 255, 255], 0.25),
    0.02,
  );
  tools.sheet.anchor('seat', 0.06, -0.62);
});

/** A spoked waggon wheel. */
export const drawWheel = thing({ left: -0.54, right: 0.54, top: -1.04 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#a9713e #7f5230');
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke / 10) * Math.PI * 2;
    tools.rod(
      `${Math.cos(angle) * 0.06},${-0.5 + Math.sin(angle) * 0.06} ${Math.cos(angle) * 0.43},${-0.5 + Math.sin(angle) * 0.43}`,
      '0.06 0.045',
      mix(wood, [255, 230, 190], 0.12),
      0.015,
    );
  }
  tools.stroke(ellipse(0, -0.5, 0.44), scale(wood, 0.45), 0.115);
  tools.stroke(ellipse(0, -0.5, 0.44), wood, 0.085);
  tools.stroke(ellipse(0, -0.5, 0.487), [92, 90, 94], 0.024);
  tools.ball(0, -0.5, 0.105, wood);
  tools.ball(0, -0.5, 0.05, [120, 116, 118]);
});

/** A wheelbarrow with earth and flowers. */
export const drawWheelbarrow = thing(
  { left: -0.98, right: 0.98, top: -0.98, facing: 'left' },
  (tools, { random, color }) => {
    const paint: Rgb = color ?? pickColor(random, '#3f8a5a #d8433c #3f7ab8');
    tools.rod('0.94,-0.56 0.3,-0.34 -0.5,-0.2', '0.06 0.05 0.045', [150, 104, 62]);
    tools.rod('0.36,-0.34 0.46,0', '0.05 0.045', [92, 96, 100]);
    tools.ball(-0.58, -0.2, 0.2, [58, 56, 60]);
    tools.ball(-0.58, -0.2, 0.11, [190, 194, 200]);
    tools.solid('-0.54,-0.56 -0.3,-0.7 0,-0.74 0.34,-0.7 0.54,-0.6 0.3,-0.5 -0.3,-0.48', [112, 78, 52], 0.04);
    for (let bloom = 0; bloom < 9; bloom++) {
      const [x, y] = [-0.4 + bloom * 0.1, -0.74 - random.range(0.02, 0.16)];
      tools.stroke(`M${x} -0.64L${x} ${y}`, [88, 142, 70], 0.018);
      for (let petal = 0; petal < 5; petal++)
        tools.flat(
          ellipse(x + Math.cos(petal * 1.257) * 0.036, y + Math.sin(petal * 1.257) * 0.036, 0.03),
          fromHex(['#e8607a', '#f2c23a', '#f4f0ea'][bloom % 3]!),
        );
      tools.flat(ellipse(x, y, 0.02), [246, 200, 70]);
    }
    tools.solid('M-0.62 -0.6H0.66L0.36 -0.24H-0.34Z', paint, 0.05);
    tools.sheet.opening(0.02, -0.6, 0.58, 0.07);
    tools.sheet.anchor('hand', 0.9, -0.55);
  },
);

/** A watering can, dripping. */
export const drawWateringCan = thing({ left: -0.8, right: 0.86, top: -0.98 }, (tools, { random, color }) => {
  const metal: Rgb = color ?? pickColor(random, '#5f9ab8 #4f8f5a #d8584a #a8b0b8');
  tools.rod('0.22,-0.16 0.5,-0.4 0.68,-0.66', '0.16 0.09 0.07', metal, 0.03);
  tools.solid('M0.58 -0.62L0.8 -0.8L0.84 -0.64L0.72 -0.56Z', mix(metal, [255, 255, 255], 0.14), 0.02);
  tools.stroke('M-0.3 -0.62C-0.74 -0.74 -0.72 -0.1 -0.32 -0.16', scale(metal, 0.64), 0.075);
  tools.stroke('M-0.3 -0.625C-0.73 -0.735 -0.71 -0.11 -0.32 -0.165', metal, 0.05);
  tools.turned(0, '0.3,-0.62 0.34,-0.36 0.35,-0.03', metal, { tilt: 0.16, inside: scale(metal, 0.5) });
  tools.stroke('M-0.28 -0.64C-0.2 -0.98 0.24 -0.98 0.28 -0.64', scale(metal, 0.8), 0.045);
  for (const y of [-0.5, -0.1])
    tools.stroke(`M-0.335 ${y}A0.335 0.05 0 0 0 0.335 ${y}`, mix(metal, [255, 255, 255], 0.4), 0.02);
});

/** A wooden barrel with hoops. */
export const drawBarrel = thing({ left: -0.46, right: 0.46, top: -1.03 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#a9713e #8f5f38');
  tools.turned(0, '0.32,-0.92 0.39,-0.72 0.42,-0.48 0.39,-0.24 0.32,-0.05', wood, {
    tilt: 0.2,
    contrast: 1.1,
  });
  for (const x of [-0.72, -0.4, -0.06, 0.28, 0.62])
    tools.stroke(`M${x * 0.32} -0.87Q${x * 0.46} -0.48 ${x * 0.32} -0.01`, scale(wood, 0.6), 0.012);
  for (const [y, half] of rows<2>('-0.8,0.372 -0.66,0.402 -0.3,0.402 -0.14,0.362')) {
    tools.stroke(`M${-half} ${y}A${half} ${half * 0.2} 0 0 0 ${half} ${y}`, [76, 74, 80], 0.05);
    tools.stroke(
      `M${-half * 0.9} ${y + 0.026}A${half} ${half * 0.2} 0 0 0 0 ${y + half * 0.2 - 0.01}`,
      'rgba(255,255,255,0.3)',
      0.012,
    );
  }
  tools.stroke(ellipse(0, -0.92, 0.29, 0.056), scale(wood, 0.6), 0.014);
  tools.sheet.opening(0, -0.92, 0.3, 0.06);
  tools.sheet.anchor('seat', 0, -0.92);
});

/** A crate of boards. */
export const drawCrate = thing(
  { left: -0.6, right: 0.98, top: -1.04 },
  (tools, { random, color, qualities }) => {
    const wood: Rgb = color ?? pickColor(random, '#c8945a #b07f48');
    const open = qualities.includes('open');
    tools.block(0, 0, 1.04, 0.74, 0.34, scale(wood, 0.86));
    for (let board = 0; board < 4; board++)
      tools.solid(
        box(0, -0.02 - board * 0.18, 1.04, 0.165, 0.008),
        scale(wood, 0.94 + (board % 2) * 0.08),
        0.02,
      );
    for (const x of [-0.46, 0.46])
      tools.solid(box(x, 0, 0.13, 0.74, 0.008), mix(wood, [255, 236, 200], 0.15), 0.02);
    for (const x of [-0.46, 0.46])
      for (const y of [-0.1, -0.28, -0.46, -0.64]) tools.ball(x, y, 0.014, [96, 84, 76]);
    if (open) tools.flat('M-0.46 -0.76L-0.24 -0.89H0.7L0.48 -0.76Z', scale(wood, 0.4));
    grain(tools, random, -0.36, 0.36, -0.7, -0.04, scale(wood, 0.6));
    tools.sheet.opening(0.12, -0.8, 0.5, 0.07);
    tools.sheet.anchor('seat', 0.1, -0.8);
  },
);

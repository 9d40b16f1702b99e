import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { box, ellipse } from '../../pen/pen.ts';
import { type ThingTools, thing } from '../../pen/thing-tools.ts';

const STEEL: Rgb = [190, 196, 204];
const ASH: Rgb = [186, 138, 88];

/** A long shaft that leans a little; `head` draws what is at its upper end. */
const longTool = (head: (tools: ThingTools, metal: Rgb) => void) =>
  thing({ left: -0.4, right: 0.4, top: -1.1 }, (tools, { color }) => {
    const { context } = tools;
    context.rotate(0.14);
    tools.rod('0,0 0,-0.9', '0.034 0.03', ASH, 0.01);
    head(tools, color ?? STEEL);
  });

export const drawPitchfork = longTool((tools, metal) => {
  for (const x of [-0.13, -0.045, 0.045, 0.13])
    tools.rod(`${x * 0.5},-0.82 ${x},-0.9 ${x},-1.08`, '0.022 0.024 0.01', metal, 0.008);
  tools.solid(box(0, -0.74, 0.06, 0.1, 0.02), metal, 0.014);
});

export const drawRake = longTool((tools, metal) => {
  for (let tine = -4; tine <= 4; tine++)
    tools.stroke(
      `M0 -0.82L${tine * 0.05} -1.02q${tine * 0.004} -0.04 ${tine * 0.012} -0.045`,
      scale(metal, 0.62),
      0.016,
    );
  tools.stroke('M-0.16 -0.98Q0 -0.95 0.16 -0.98', scale(metal, 0.8), 0.016);
  tools.solid(box(0, -0.76, 0.06, 0.1, 0.02), scale(metal, 0.7), 0.014);
});

export const drawSpear = longTool((tools, metal) => {
  tools.solid('M-0.02 -0.84L-0.07 -0.92L0 -1.1L0.07 -0.92L0.02 -0.84Z', metal, 0.02);
  tools.stroke('M0 -0.86V-1.06', scale(metal, 0.7), 0.008);
  tools.stroke('M-0.02 -0.82L0.02 -0.8M-0.02 -0.78L0.02 -0.76', [150, 60, 48], 0.03);
  tools.rod('0.02,-0.78 0.08,-0.66', '0.03 0.012', [206, 62, 52], 0.008);
});

export const drawScythe = longTool((tools, metal) => {
  tools.solid('M0.02 -0.94C-0.2 -1.06 -0.42 -0.98 -0.5 -0.76C-0.38 -0.9 -0.2 -0.92 0.02 -0.86Z', metal, 0.02);
  tools.stroke('M0 -0.5L0.1 -0.54', ASH, 0.03);
});

/** An oar, its blade up. */
export const drawOar = longTool((tools, metal) => {
  const blade: Rgb = metal === STEEL ? [206, 96, 70] : metal;
  tools.solid(
    'M-0.03 -0.72Q-0.1 -0.78 -0.1 -0.9L-0.08 -1.06Q0 -1.12 0.08 -1.06L0.1 -0.9Q0.1 -0.78 0.03 -0.72Z',
    blade,
    0.03,
  );
  tools.stroke('M-0.09 -0.94H0.09', [250, 246, 236], 0.034);
  tools.solid(box(0, 0, 0.13, 0.04, 0.02), ASH, 0.01);
});

/** A basin of stone on its foot, water in it. */
export const drawBirdbath = thing({ left: -0.66, right: 0.66, top: -1.02 }, (tools, { random, color }) => {
  const stone: Rgb = color ?? pickColor(random, '#b8b2a6 #a8aca8 #c4b8a4');
  tools.turned(0, '0.3,-0.1 0.32,0', scale(stone, 0.92), { tilt: 0.2 });
  tools.turned(0, '0.12,-0.78 0.09,-0.66 0.1,-0.4 0.16,-0.18 0.2,-0.08', stone, { tilt: 0.16 });
  tools.turned(0, '0.6,-0.94 0.62,-0.9 0.5,-0.8 0.2,-0.74', stone, {
    tilt: 0.24,
    inside: scale(stone, 0.66),
  });
  tools.flat(ellipse(0, -0.935, 0.52, 0.115), [150, 196, 220]);
  tools.flat(ellipse(-0.1, -0.95, 0.26, 0.045), 'rgba(255,255,255,0.45)');
  tools.stroke(ellipse(0.16, -0.92, 0.16, 0.03), 'rgba(255,255,255,0.6)', 0.01);
  tools.stroke(ellipse(0, -0.94, 0.57, 0.132), mix(stone, [255, 255, 255], 0.35), 0.05);
  tools.sheet.anchor('seat', 0, -0.93);
  tools.sheet.opening(0, -0.94, 0.5, 0.11);
});

/** A horseshoe with its nails. */
export const drawHorseshoe = thing({ left: -0.52, right: 0.52, top: -1.06 }, (tools, { color }) => {
  const iron: Rgb = color ?? [128, 134, 144];
  tools.solid(
    'M-0.3 -0.02H-0.12C-0.3 -0.34 -0.34 -0.82 0 -0.84C0.34 -0.82 0.3 -0.34 0.12 -0.02H0.3C0.56 -0.4 0.54 -1.04 0 -1.06C-0.54 -1.04 -0.56 -0.4 -0.3 -0.02Z',
    iron,
    0.05,
  );
  for (const side of [-1, 1])
    for (const [x, y] of [
      [0.27, -0.24],
      [0.36, -0.44],
      [0.37, -0.66],
      [0.25, -0.86],
    ] as const)
      tools.flat(ellipse(side * x, y, 0.026, 0.04), scale(iron, 0.4));
  tools.gleam('M-0.42 -0.6Q-0.36 -0.92 -0.06 -0.98', 0.026, 0.5);
});

/** A vane on its post: a cock over the four winds. */
export const drawWeatherVane = thing({ left: -0.6, right: 0.6, top: -1.14 }, (tools, { random, color }) => {
  const metal: Rgb = color ?? pickColor(random, '#4a4a54 #8a5a34 #5a7a6a');
  tools.solid('M-0.5 -0.06L0 -0.3L0.5 -0.06L0.46 0L0 -0.2L-0.46 0Z', [150, 78, 58], 0.02);
  tools.rod('0,-0.2 0,-0.84', '0.04 0.026', metal, 0.01);
  tools.stroke('M-0.4 -0.46H0.4M-0.16 -0.52L0.16 -0.4', metal, 0.022);
  // Balls and no letters: a drawing may be mirrored.
  for (const [x, y] of [
    [-0.42, -0.46],
    [0.42, -0.46],
    [-0.18, -0.53],
    [0.18, -0.39],
  ] as const)
    tools.ball(x, y, 0.035, metal);
  tools.ball(0, -0.64, 0.055, [222, 182, 96]);
  tools.stroke('M-0.5 -0.8H0.5', metal, 0.024);
  tools.solid('M0.5 -0.88L0.62 -0.8L0.5 -0.72Z', metal, 0.014);
  tools.solid('M-0.42 -0.88H-0.58L-0.52 -0.8L-0.58 -0.72H-0.42L-0.36 -0.8Z', metal, 0.014);
  tools.solid(
    '-0.32,-1.1 -0.2,-1.06 -0.12,-0.96 0.08,-0.94 0.14,-1.06 0.22,-1.1 0.28,-1.03 0.2,-0.92 0.12,-0.82 -0.06,-0.8 -0.2,-0.86 -0.3,-0.96',
    metal,
    0.03,
  );
  tools.solid('0.12,-1.08 0.15,-1.15 0.18,-1.11 0.22,-1.15 0.24,-1.09 0.26,-1.06', [196, 58, 50], 0.01);
  tools.solid('M0.27 -1.05L0.34 -1.02L0.27 -1.0Z', [222, 182, 96], 0.008);
});

/** A saddle with its blanket, to lie on a horse or a fence. */
export const drawSaddle = thing({ left: -0.66, right: 0.66, top: -1.02 }, (tools, { random, color }) => {
  const leather: Rgb = color ?? pickColor(random, '#8a5230 #6a3f26 #a0683a');
  tools.solid(
    '-0.5,-0.72 -0.3,-0.78 0.3,-0.78 0.48,-0.7 0.46,-0.3 0.3,-0.2 -0.24,-0.2 -0.46,-0.3',
    [188, 62, 54],
    0.04,
  );
  tools.solid('-0.28,-0.7 0.12,-0.72 0.28,-0.62 0.22,-0.3 0.02,-0.22 -0.2,-0.34', scale(leather, 0.88), 0.05);
  tools.solid(
    '-0.6,-0.94 -0.48,-0.98 -0.38,-0.82 -0.06,-0.72 0.22,-0.76 0.32,-0.92 0.42,-0.98 0.46,-0.88 0.4,-0.68 0.1,-0.6 -0.3,-0.62 -0.52,-0.72',
    leather,
    0.06,
  );
  tools.solid(
    'M0.34 -0.9Q0.3 -1 0.36 -1.04Q0.44 -1.06 0.48 -1Q0.46 -0.96 0.42 -0.94L0.42 -0.86Z',
    scale(leather, 0.8),
    0.02,
  );
  tools.stroke('M0 -0.5V-0.16', scale(leather, 0.6), 0.05);
  tools.stroke('M-0.09 -0.16H0.09L0.07 -0.02Q0 0.01 -0.07 -0.02Z', STEEL, 0.03);
  tools.stroke('M-0.5 -0.86Q-0.3 -0.68 0.1 -0.68', mix(leather, [255, 236, 200], 0.5), 0.012);
  tools.gleam('M-0.4 -0.78Q-0.2 -0.7 0.06 -0.7', 0.022, 0.35);
});

/** A board with its hoop and net on a post. */
export const drawBasketballHoop = thing({ left: -0.5, right: 0.5, top: -1.1 }, (tools, { color }) => {
  const board: Rgb = color ?? [246, 248, 250];
  tools.rod('0,0 0,-0.72', '0.07 0.06', [84, 90, 102]);
  tools.solid(box(0, 0, 0.34, 0.06, 0.02), [84, 90, 102], 0.02);
  tools.solid(box(0, -0.6, 0.92, 0.5, 0.03), board, 0.03);
  tools.stroke(box(0, -0.63, 0.85, 0.44, 0.02), [206, 62, 52], 0.022);
  tools.stroke(box(0, -0.66, 0.32, 0.24), [206, 62, 52], 0.022);
  tools.solid(box(0, -0.63, 0.14, 0.07, 0.01), [206, 92, 44], 0.014);
  for (let cord = 0; cord < 8; cord++) {
    const [x, low] = [-0.16 + cord * 0.0457, -0.1 + cord * 0.0286];
    tools.stroke(
      `M${x} -0.62L${low + 0.02} -0.5L${x * 0.62} -0.38M${-x} -0.62L${-low - 0.02} -0.5L${-x * 0.62} -0.38`,
      [244, 244, 240],
      0.012,
    );
  }
  tools.stroke(ellipse(0, -0.63, 0.18, 0.042), [160, 62, 30], 0.036);
  tools.stroke(ellipse(0, -0.63, 0.18, 0.042), [232, 106, 48], 0.024);
});

/** A dial of stone with its shadow, on a short pillar. */
export const drawSundial = thing({ left: -0.56, right: 0.56, top: -1.1 }, (tools, { random, color }) => {
  const stone: Rgb = color ?? pickColor(random, '#b8b2a6 #a8aca8 #c4b8a4');
  tools.turned(0, '0.36,-0.1 0.38,0', scale(stone, 0.9), { tilt: 0.2 });
  tools.turned(0, '0.24,-0.72 0.16,-0.64 0.15,-0.3 0.26,-0.1', stone, { tilt: 0.16 });
  tools.turned(0, '0.5,-0.8 0.52,-0.72', stone, { tilt: 0.32 });
  tools.flat(ellipse(0, -0.8, 0.44, 0.14), [206, 170, 100]);
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    tools.stroke(`M${x * 0.34} ${-0.8 + y * 0.108}L${x * 0.41} ${-0.8 + y * 0.13}`, [96, 70, 40], 0.018);
  }
  tools.flat('M0 -0.8L0.3 -0.76L0.24 -0.72Z', 'rgba(60,40,20,0.5)');
  tools.solid('M-0.2 -0.79L0.12 -0.79L0.1 -1.08Z', [150, 118, 66], 0.02);
});

import { fromHex, mix, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import { around, box, ellipse, fade, pathAt } from '../pen/pen.ts';
import { anchorAll } from '../pen/sketch.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

const SNOW: Rgb = [238, 244, 252];

const CLOTHS = ['#c8323a', '#2f6fb0', '#3f8a5a', '#8a4fa0', '#d98a2b'] as const;

/** A snowman of three balls with coal, carrot, scarf, twigs and a hat. */
export const drawSnowman = thing(
  { left: -0.62, right: 0.62, top: -1.08 },
  (tools, { random, color, bareHead, holding }) => {
    const scarf: Rgb = color ?? fromHex(random.pick(CLOTHS));
    const { sheet } = tools;
    for (const side of [-1, 1]) {
      const lift = random.range(0.02, 0.12);
      tools.rod(
        `${side * 0.2},-0.5 ${side * 0.38},${-0.56 - lift} ${side * 0.54},${-0.66 - lift}`,
        '0.03 0.024 0.014',
        [104, 74, 50],
        0.01,
      );
      for (const [at, reach] of rows<2>('0.44,0.09 0.5,0.07'))
        tools.rod(
          `${side * at},${-0.6 - lift} ${side * (at + 0.02)},${-0.6 - lift - reach}`,
          '0.016 0.008',
          [104, 74, 50],
          0.006,
        );
    }
    for (const [y, radius] of rows<2>('-0.2,0.28 -0.5,0.205 -0.745,0.155')) drawSnowball(tools, y, radius);
    for (const y of [-0.58, -0.5, -0.42, -0.26]) tools.ball(0, y, 0.024, [52, 52, 60]);
    for (const side of [-1, 1]) {
      tools.ball(side * 0.056, -0.79, 0.022, [40, 40, 48]);
      tools.flat(ellipse(side * 0.056 - 0.007, -0.797, 0.007), [255, 255, 255]);
      tools.flat(ellipse(side * 0.1, -0.735, 0.024, 0.016), 'rgba(240,130,140,0.4)');
    }
    for (let dot = -2; dot <= 2; dot++)
      tools.ball(dot * 0.03, -0.682 - Math.abs(dot) ** 1.5 * 0.006, 0.011, [46, 46, 54]);
    const nose = random.pick([-1, 1]);
    tools.solid(pathAt(0, 0, 'M-0.02 -0.772L0.14 -0.732L-0.014 -0.722Z', nose), [240, 130, 40], 0.012);
    if (holding?.name !== 'scarf') drawSnowScarf(tools, scarf, nose);
    if (!bareHead) drawSnowHat(tools, random.integer(3), scarf);
    anchorAll(sheet, 'hat 0,-0.88 tools 0.5,-0.66 face 0,-0.75');
    sheet.head(0.31);
  },
);

function drawSnowball({ context, ...tools }: ThingTools, y: number, radius: number): void {
  const side = tools.lightSide;
  tools.flat(
    ellipse(0, y, radius, radius * 0.94),
    around(
      context,
      side * radius * 0.4,
      y - radius * 0.5,
      radius * 1.7,
      fade([255, 255, 255], [0.4, SNOW], [0.75, [196, 212, 236]], [160, 180, 214]),
    ),
  );
  tools.stroke(ellipse(0, y, radius, radius * 0.94), 'rgba(112,134,176,0.55)', 0.006);
}

function drawSnowHat(tools: ThingTools, kind: number, cloth: Rgb): void {
  if (kind === 2) {
    tools.solid('M-0.15 -0.83Q-0.14 -1.02 0 -1.02Q0.14 -1.02 0.15 -0.83Z', cloth, 0.03);
    tools.solid(box(0, -0.8, 0.34, 0.07, 0.03), mix(cloth, [255, 255, 255], 0.55), 0.02);
    tools.ball(0, -1.02, 0.045, [250, 246, 240]);
    return;
  }
  const felt: Rgb = kind === 0 ? [44, 44, 54] : [116, 82, 56];
  tools.solid('M-0.2 -0.84Q0 -0.79 0.2 -0.84Q0.2 -0.875 0 -0.87Q-0.2 -0.875 -0.2 -0.84Z', felt, 0.015);
  tools.solid('M-0.125 -0.86L-0.115 -1.04Q0 -1.07 0.115 -1.04L0.125 -0.86Q0 -0.83 -0.125 -0.86Z', felt, 0.03);
  tools.solid('M-0.124 -0.9Q0 -0.87 0.124 -0.9L0.125 -0.86Q0 -0.83 -0.125 -0.86Z', cloth, 0.01);
}

/** Not about the neck of whoever gives it away. */
function drawSnowScarf(tools: ThingTools, scarf: Rgb, nose: number): void {
  tools.solid('M-0.155 -0.66Q0 -0.59 0.155 -0.66L0.165 -0.605Q0 -0.53 -0.165 -0.605Z', scarf, 0.02);
  tools.solid(
    pathAt(0, 0, 'M-0.06 -0.59L-0.15 -0.58L-0.17 -0.36L-0.08 -0.37Z', nose),
    scale(scarf, 0.9),
    0.02,
  );
  for (let fringe = 0; fringe < 4; fringe++)
    tools.stroke(`M${-nose * (0.09 + fringe * 0.024)} -0.365v0.035`, scale(scarf, 0.8), 0.012);
  tools.stroke(
    pathAt(0, 0, 'M-0.066 -0.5L-0.16 -0.49M-0.072 -0.45L-0.164 -0.44', nose),
    mix(scarf, [255, 255, 255], 0.6),
    0.014,
  );
}

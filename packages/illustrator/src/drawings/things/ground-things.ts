import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';

const SAND: Rgb = [226, 190, 130];

/** Four towers and a keep of sand, with a moat and a flag. */
export const drawSandcastle = thing({ left: -0.8, right: 0.8, top: -1.1 }, (tools, { random, color }) => {
  tools.flat(ellipse(0, -0.03, 0.78, 0.1), toCss(scale(SAND, 0.7), 0.8));
  tools.flat(ellipse(0, -0.05, 0.66, 0.075), SAND);
  drawTower(tools, 0, 0.17, -0.84);
  for (const [x, wide, top] of rows<3>('-0.44,0.13,-0.56 0.44,0.13,-0.6')) drawTower(tools, x, wide, top);
  tools.solid(box(0, -0.04, 0.86, 0.3, 0.02), SAND, 0.05);
  for (let tooth = -4; tooth <= 4; tooth++) tools.solid(box(tooth * 0.1, -0.33, 0.055, 0.06), SAND, 0.014);
  tools.solid(pathAt(0, -0.04, 'M-0.1 0V-0.12Q0 -0.26 0.1 -0.12V0Z'), scale(SAND, 0.5), 0.02);
  for (const x of [-0.28, 0.28]) tools.flat(box(x, -0.16, 0.05, 0.08, 0.02), scale(SAND, 0.6));
  for (let grain = 0; grain < 60; grain++)
    tools.flat(
      ellipse(random.range(-0.5, 0.5), random.range(-0.32, -0.04), 0.006),
      toCss(scale(SAND, random.chance(0.5) ? 0.7 : 1.15), 0.7),
    );
  tools.stroke('M0 -0.9V-1.08', [120, 86, 56], 0.018);
  tools.solid('M0 -1.08L0.2 -1.02L0 -0.96Z', color ?? [206, 60, 60], 0.02);
  for (const [x, y] of rows<2>('-0.62,-0.02 0.6,-0.03 0.68,0')) {
    tools.solid(pathAt(x, y, 'M-0.05 0Q-0.04 -0.07 0 -0.07Q0.04 -0.07 0.05 0Z'), [246, 222, 210], 0.014);
  }
});

function drawTower(tools: ThingTools, x: number, wide: number, top: number): void {
  tools.turned(x, `${wide},${top} ${wide * 1.04},-0.3 ${wide * 1.2},-0.04`, SAND, {
    inside: scale(SAND, 0.75),
  });
  for (let tooth = -2; tooth <= 2; tooth++)
    tools.solid(
      box(x + tooth * wide * 0.42, top + 0.02, wide * 0.26, 0.07),
      mix(SAND, [255, 240, 210], 0.2),
      0.012,
    );
}

const WATER: Rgb = [128, 158, 184];

/** Water on the ground that mirrors the sky, with rings; drops spring from it where somebody is in it. */
export const drawPuddle = thing(
  { left: -1.3, right: 1.3, top: -0.6, bottom: 0.2 },
  (tools, { random, color, qualities }) => {
    const water = color ?? WATER;
    const shore =
      'M-1.24 0.01C-1.18 -0.1 -0.8 -0.1 -0.5 -0.13C-0.1 -0.18 0.3 -0.13 0.6 -0.14C1 -0.14 1.26 -0.06 1.22 0.03C1.16 0.12 0.8 0.1 0.5 0.13C0.1 0.17 -0.3 0.12 -0.6 0.13C-1 0.13 -1.26 0.08 -1.24 0.01Z';
    // Wet ground around it first: it lies in the ground rather than on it.
    for (const [wide, high, shade, alpha] of rows<4>('1.04,1.16,0.3,0.22 1,1,0.36,0.4 0.95,0.86,0.82,0.9'))
      tools.flat(pathAt(0, 0, shore, wide, high), toCss(scale(water, shade), alpha));
    tools.flat(
      'M-1 -0.01C-0.7 -0.1 -0.2 -0.12 0.2 -0.1C-0.2 -0.05 -0.6 -0.02 -1 -0.01Z',
      'rgba(232,242,250,0.55)',
    );
    for (const [wide, alpha] of rows<2>('0.3,0.7 0.54,0.4'))
      tools.stroke(ellipse(0, 0.01, wide, wide * 0.14), `rgba(240,248,255,${alpha})`, 0.012);
    if (qualities.includes('splashed')) drawDrops(tools, random);
    tools.sheet.anchor('seat', 0, 0.02);
  },
);

function drawDrops(tools: ThingTools, random: Random): void {
  for (const side of [-1, 1])
    for (const [out, up, wide] of rows<3>('0.34,0.3,0.05 0.56,0.42,0.04 0.74,0.26,0.04 0.46,0.16,0.06')) {
      const spread = random.range(0.9, 1.1);
      tools.rod(
        `${side * out * 0.5},0 ${side * out * 0.8 * spread},${-up * 0.8} ${side * out * spread},${-up}`,
        `${wide * 0.5} ${wide} ${wide * 0.6}`,
        [176, 206, 228],
        0.01,
      );
      tools.ball(side * (out + 0.1) * spread, -up - random.range(0, 0.1), wide * 0.5, [196, 222, 240]);
    }
}

/** A bubble, thin and bright at its rim. */
export const drawSoapBubble = thing({ left: -0.5, right: 0.5, top: -1 }, (tools) => {
  tools.flat(ellipse(0, -0.5, 0.46), 'rgba(206,234,250,0.28)');
  for (const [radius, paint, wide] of [
    [0.45, 'rgba(250,190,236,0.75)', 0.05],
    [0.41, 'rgba(170,226,250,0.75)', 0.04],
    [0.47, 'rgba(255,255,255,0.8)', 0.02],
  ] as const)
    tools.stroke(ellipse(0, -0.5, radius), paint, wide);
  tools.stroke('M-0.3 -0.62Q-0.26 -0.8 -0.08 -0.84', 'rgba(255,255,255,0.95)', 0.06);
  tools.flat(ellipse(0.22, -0.28, 0.06, 0.04), 'rgba(255,255,255,0.8)');
});

const IRON: Rgb = [92, 98, 110];

/** An anvil on its block, a glowing blade on it. */
export const drawAnvil = thing({ left: -0.9, right: 0.9, top: -1.1 }, (tools) => {
  tools.turned(0, '0.3,-0.5 0.31,-0.25 0.34,-0.02', [132, 92, 58]);
  for (const y of [-0.4, -0.12]) tools.stroke(`M-0.32 ${y}Q0 ${y + 0.06} 0.32 ${y}`, [70, 72, 80], 0.035);
  tools.solid(
    'M-0.34 -0.5H0.34L0.2 -0.62Q0.16 -0.72 0.3 -0.76H0.4V-0.9H-0.36Q-0.7 -0.92 -0.84 -0.88Q-0.7 -0.74 -0.34 -0.74Q-0.16 -0.7 -0.2 -0.62Z',
    IRON,
    0.06,
  );
  tools.stroke('M-0.7 -0.89H0.38', mix(IRON, [255, 255, 255], 0.5), 0.02);
  tools.solid('M-0.6 -0.93L0.5 -0.95L0.62 -0.93L0.5 -0.905L-0.6 -0.9Z', [255, 150, 60], 0.01);
  tools.solid(box(-0.66, -0.885, 0.2, 0.05, 0.02), [96, 62, 40], 0.01);
  const { glow } = tools.sheet;
  glow.fillStyle = 'rgba(255,170,80,0.85)';
  glow.fillRect(-0.56, -0.945, 1.06, 0.04);
  for (const [x, y] of rows<2>('0.1,-1.02 0.2,-1.07 -0.02,-1.06 0.3,-1 0.16,-0.99'))
    tools.ball(x, y, 0.014, [255, 206, 110]);
  tools.sheet.light(0.1, -0.95, 0.5, [255, 160, 80]);
  tools.sheet.anchor('seat', 0.1, -0.93);
});

/** Prints of shoes that lead away, smaller the further they are. */
export const drawFootprints = thing({ left: -1, right: 1, top: -0.75 }, (tools) => {
  for (let step = 0; step < 9; step++) {
    const far = step / 8;
    const size = 0.16 * (1 - far * 0.6);
    const x = -0.75 + far * 1.45 + (step % 2 ? 0.5 : -0.5) * size;
    const y = -0.03 - 0.64 * far ** 0.8;
    tools.flat(ellipse(x, y, size * 0.5, size * 0.3), 'rgba(40,52,80,0.55)');
    tools.flat(ellipse(x - size * 0.62, y + size * 0.16, size * 0.26, size * 0.18), 'rgba(40,52,80,0.55)');
  }
});

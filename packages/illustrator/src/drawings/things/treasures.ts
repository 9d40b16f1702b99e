import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { around, box, ellipse, fade, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import { grain, sparkle } from './effects.ts';

const GOLD: Rgb = [242, 190, 62];

/** One coin lying at an angle. */
function drawCoin(
  { context, ...tools }: ThingTools,
  x: number,
  y: number,
  radius: number,
  turn: number,
  flat: number,
): void {
  framed(context, { at: [x, y], turn }, () => {
    tools.flat(ellipse(0, radius * 0.16, radius, radius * flat), scale(GOLD, 0.56));
    tools.flat(ellipse(0, 0, radius, radius * flat), mix(GOLD, [255, 250, 200], 0.2));
    tools.stroke(ellipse(0, 0, radius, radius * flat), scale(GOLD, 0.52), radius * 0.09);
    tools.stroke(ellipse(0, 0, radius * 0.7, radius * flat * 0.7), scale(GOLD, 0.78), radius * 0.09);
    tools.gleam(
      `M${-radius * 0.5} ${-radius * flat * 0.5}Q0 ${-radius * flat} ${radius * 0.5} ${-radius * flat * 0.5}`,
      radius * 0.1,
      0.8,
    );
  });
}

/** Gold coins heaped within a hill shape, the topmost last. */
function heapCoins(
  tools: ThingTools,
  random: Random,
  half: number,
  top: number,
  foot: number,
  count: number,
  radius: number,
): void {
  const coins = Array.from({ length: count }, (_, index) => {
    const t = index / count;
    const y = top + (foot - top) * (1 - t) ** 0.0001 * Math.sqrt(random.next());
    const reach = half * Math.sqrt(Math.max(0, (y - top) / (foot - top))) ** 0.8;
    return { x: random.range(-1, 1) * reach, y };
  }).sort((a, b) => a.y - b.y);
  for (const { x, y } of coins)
    drawCoin(tools, x, y, radius * random.range(0.86, 1.1), random.range(-0.4, 0.4), random.range(0.3, 0.62));
}

const JEWELS = ['#e0303e', '#2f8fe0', '#3fb86a', '#b05ae0'] as const;

function drawJewel(tools: ThingTools, x: number, y: number, size: number, color: Rgb): void {
  tools.flat(pathAt(x, y, 'M-1 -0.3L-0.5 -0.8H0.5L1 -0.3L0 1Z', size, size), color);
  tools.flat(pathAt(x, y, 'M-0.5 -0.8H0.5L0.4 -0.3H-0.4Z', size, size), mix(color, [255, 255, 255], 0.55));
  tools.flat(pathAt(x, y, 'M-1 -0.3H-0.4L0 1Z', size, size), mix(color, [255, 255, 255], 0.25));
  tools.stroke(
    pathAt(x, y, 'M-1 -0.3L-0.5 -0.8H0.5L1 -0.3L0 1Z', size, size),
    scale(color, 0.5),
    size * 0.08,
  );
}

/** Coins that have rolled off the heap lie about its foot, so that it has no straight edge. */
function drawStrayCoins(tools: ThingTools, random: Random): void {
  for (let coin = 0; coin < 26; coin++) {
    const angle = ((coin + random.range(0, 0.8)) / 26) * Math.PI;
    const away = random.range(0.94, 1.1);
    drawCoin(
      tools,
      -Math.cos(angle) * 1.26 * away,
      Math.sin(angle) * 0.13 * away,
      0.08,
      random.range(-0.2, 0.2),
      0.4,
    );
  }
}

/** A string of pearls over the heap's slope. */
function drawPearls(tools: ThingTools): void {
  for (let pearl = 0; pearl <= 16; pearl++) {
    const t = pearl / 16;
    tools.ball(-0.46 + t * 0.6, -0.44 + Math.sin(t * Math.PI) * 0.2 - t * 0.1, 0.026, [250, 244, 234]);
  }
}

/** A hill of gold coins with a goblet, a crown and jewels in it. */
export const drawGoldPile = thing(
  { left: -1.5, right: 1.5, top: -1.06, bottom: 0.24, selfLit: 0.3 },
  (tools, { random }) => {
    tools.solid(
      '-1.26,-0.02 -1.05,-0.14 -0.7,-0.36 -0.34,-0.68 0,-0.8 0.36,-0.66 0.72,-0.36 1.05,-0.14 1.26,-0.02 1,0.08 0.4,0.13 -0.4,0.13 -1,0.08',
      scale(GOLD, 0.7),
      0.1,
    );
    tools.turned(-0.42, '0.13,-0.92 0.15,-0.82 0.1,-0.68 0.03,-0.62 0.03,-0.52 0.1,-0.46', GOLD, {
      inside: [150, 100, 30],
      contrast: 1.2,
    });
    tools.solid(
      'M0.24 -0.62L0.18 -0.92L0.32 -0.8L0.4 -0.98L0.48 -0.8L0.62 -0.92L0.56 -0.62Z',
      mix(GOLD, [255, 250, 200], 0.1),
      0.04,
    );
    for (const [x, tone] of rows<2>('0.28,0 0.4,1 0.52,2'))
      tools.ball(x, -0.68, 0.032, fromHex(JEWELS[tone]!));
    heapCoins(tools, random, 1.2, -0.8, 0.08, 200, 0.085);
    drawStrayCoins(tools, random);
    for (let jewel = 0; jewel < 7; jewel++)
      drawJewel(
        tools,
        random.range(-0.9, 0.9),
        -random.range(0.06, 0.34),
        0.055,
        fromHex(JEWELS[jewel % 4]!),
      );
    drawPearls(tools);
    for (const [x, y, reach] of rows<3>('-0.1,-0.72,0.11 0.62,-0.34,0.08 -0.74,-0.28,0.09 0.1,-0.2,0.07'))
      sparkle(tools, x, y, reach);
    tools.sheet.light(0, -0.4, 0.7, [255, 210, 100]);
    tools.sheet.anchor('seat', 0, -0.76);
  },
);

/** An open chest of planks and iron bands, heaped with gold. */
export const drawTreasureChest = thing(
  { left: -0.82, right: 0.82, top: -1.1, bottom: 0.09, selfLit: 0.35 },
  (tools, { random, color, qualities }) => {
    const wood: Rgb = color ?? pickColor(random, '#8a5430 #7a4a2c #96623a');
    const iron: Rgb = random.chance(0.5) ? [214, 168, 74] : [104, 100, 104];
    const open = !qualities.includes('closed');
    if (open) {
      tools.solid(
        'M-0.66 -0.52L-0.6 -0.9C-0.56 -1.08 0.56 -1.08 0.6 -0.9L0.66 -0.52Z',
        scale(wood, 0.62),
        0.04,
      );
      tools.flat('M-0.58 -0.54L-0.53 -0.86C-0.5 -0.98 0.5 -0.98 0.53 -0.86L0.58 -0.54Z', scale(wood, 0.36));
      for (const x of [-0.4, 0.4]) tools.stroke(`M${x * 1.08} -0.52L${x} -0.98`, iron, 0.06);
      tools.flat(ellipse(0, -0.52, 0.6, 0.13), scale(GOLD, 0.66));
      tools.solid('-0.56,-0.52 -0.36,-0.66 0,-0.76 0.36,-0.66 0.56,-0.52 0,-0.42', scale(GOLD, 0.78), 0.04);
      heapCoins(tools, random, 0.54, -0.78, -0.48, 62, 0.066);
      for (const [x, tone] of rows<2>('-0.3,0 0.16,1 0.38,3 -0.08,2'))
        drawJewel(tools, x, -0.56 - (tone % 2) * 0.06, 0.055, fromHex(JEWELS[tone]!));
      tools.stroke('M-0.5 -0.5C-0.54 -0.34 -0.36 -0.3 -0.32 -0.46', [250, 244, 232], 0.026);
      tools.sheet.light(0, -0.64, 0.6, [255, 210, 100]);
      tools.sheet.opening(0, -0.52, 0.56, 0.1);
    } else tools.solid('M-0.66 -0.46C-0.68 -0.92 0.68 -0.92 0.66 -0.46Z', wood, 0.08);
    tools.solid('M-0.66 -0.5H0.66L0.6 -0.02Q0 0.03 -0.6 -0.02Z', wood, 0.06);
    for (const y of [-0.36, -0.2]) tools.stroke(`M-0.63 ${y}H0.63`, scale(wood, 0.6), 0.012);
    grain(tools, random, -0.58, 0.58, -0.46, -0.04, scale(wood, 0.6));
    tools.solid('M-0.68 -0.54H0.68V-0.44H-0.68Z', iron, 0.02);
    for (const x of [-0.42, 0.42])
      tools.solid(`M${x - 0.06} -0.54H${x + 0.06}L${x * 0.94 + 0.05} 0H${x * 0.94 - 0.05}Z`, iron, 0.02);
    for (const x of [-0.42, 0.42])
      for (const y of [-0.48, -0.26, -0.06]) tools.ball(x * 0.98, y, 0.018, mix(iron, [255, 255, 255], 0.3));
    for (const side of [-1, 1])
      tools.solid(
        pathAt(0, 0, 'M0.615 -0.14L0.47 -0.1L0.46 0.005L0.5 0.045H0.6L0.62 -0.02Z', side),
        iron,
        0.02,
      );
    tools.solid(box(0, -0.3, 0.2, 0.24, 0.04), iron, 0.03);
    tools.flat(
      'M0 -0.46a0.03 0.03 0 0 1 0.014 0.056L0.024 -0.35H-0.024L-0.014 -0.404A0.03 0.03 0 0 1 0 -0.46Z',
      [40, 30, 26],
    );
  },
);

/** A sword thrust into a rock. */
export const drawSwordInStone = thing({ left: -0.6, right: 0.6, top: -1.06 }, (tools, { random, color }) => {
  const steel: Rgb = [206, 216, 228];
  tools.solid('M-0.045 -0.82H0.045L0.04 -0.2H-0.04Z', steel, 0.02);
  tools.stroke('M0 -0.8V-0.24', scale(steel, 0.7), 0.014);
  tools.solid(box(0, -0.8, 0.36, 0.05, 0.02), GOLD, 0.02);
  for (const side of [-1, 1]) tools.ball(side * 0.18, -0.825, 0.03, GOLD);
  tools.solid(box(0, -0.85, 0.05, 0.13, 0.01), color ?? [116, 52, 44], 0.015);
  tools.ball(0, -1.01, 0.042, GOLD);
  tools.flat(ellipse(0, -1.01, 0.018), [222, 44, 60]);
  const stone: Rgb = pickColor(random, '#8f9098 #9a948c');
  tools.solid(
    '-0.52,0 -0.5,-0.16 -0.3,-0.3 -0.12,-0.34 0,-0.31 0.14,-0.36 0.34,-0.28 0.5,-0.12 0.54,0',
    stone,
    0.08,
  );
  tools.stroke(
    'M-0.3 -0.22L-0.16 -0.12L-0.2 -0.02M0.2 -0.26L0.28 -0.14M0 -0.3L0.03 -0.2',
    scale(stone, 0.66),
    0.012,
  );
  for (let moss = 0; moss < 12; moss++)
    tools.flat(
      ellipse(random.range(-0.46, 0.46), -random.range(0, 0.07), random.range(0.03, 0.06), 0.02),
      [104, 142, 74],
    );
  sparkle(tools, 0.05, -0.6, 0.09);
});

/** A golden oil lamp with a wisp of smoke that glitters. */
export const drawMagicLamp = thing({ left: -0.86, right: 0.86, top: -1.04 }, (tools, { random, color }) => {
  const metal: Rgb = color ?? GOLD;
  const tone = pickColor(random, '#8a6ae0 #4ab0e0 #e07ab0');
  for (const width of [0.13, 0.07])
    tools.stroke(
      'M0.72 -0.42C0.86 -0.62 0.5 -0.62 0.6 -0.78C0.7 -0.92 0.4 -0.9 0.46 -1',
      `rgba(${tone.join(',')},${width > 0.1 ? 0.3 : 0.5})`,
      width,
    );
  tools.stroke('M-0.4 -0.32C-0.8 -0.5 -0.8 -0.06 -0.36 -0.2', scale(metal, 0.7), 0.06);
  tools.stroke('M-0.4 -0.325C-0.79 -0.495 -0.79 -0.07 -0.36 -0.205', metal, 0.036);
  tools.turned(0, '0.07,-0.14 0.05,-0.09 0.24,-0.04 0.25,-0.01', metal, { contrast: 1.2 });
  tools.solid(
    'M-0.5 -0.3C-0.46 -0.14 -0.2 -0.08 0.02 -0.1C0.3 -0.12 0.5 -0.3 0.76 -0.44L0.68 -0.3C0.5 -0.4 0.4 -0.36 0.3 -0.36C0.1 -0.44 -0.3 -0.44 -0.5 -0.3Z',
    metal,
    0.06,
  );
  tools.solid(
    'M-0.3 -0.37C-0.24 -0.52 0.14 -0.52 0.2 -0.37Q-0.05 -0.32 -0.3 -0.37Z',
    mix(metal, [255, 250, 210], 0.12),
    0.04,
  );
  tools.ball(-0.05, -0.52, 0.04, metal);
  tools.gleam('M-0.38 -0.24Q-0.2 -0.14 0.04 -0.16', 0.03, 0.7);
  for (const [x, y, reach] of rows<3>('0.66,-0.66,0.07 0.46,-0.86,0.06 0.3,-0.5,0.06 -0.3,-0.56,0.05'))
    sparkle(tools, x, y, reach);
  tools.sheet.light(0.6, -0.6, 0.5, tone);
});

/** A ball of glass with a misty glow, on a carved stand. */
export const drawCrystalBall = thing({ left: -0.5, right: 0.5, top: -1.03 }, (tools, { random, color }) => {
  const mist: Rgb = color ?? pickColor(random, '#9a7ae8 #5ab8e8 #6ad8a8');
  const { context, sheet } = tools;
  tools.turned(0, '0.3,-0.22 0.22,-0.16 0.26,-0.08 0.36,-0.03', [150, 98, 52], { contrast: 1.1 });
  for (const target of [context, sheet.glow]) {
    target.globalAlpha = target === context ? 1 : 0.55;
    target.fillStyle = around(
      target,
      0.06,
      -0.5,
      0.46,
      fade(mix(mist, [255, 255, 255], 0.8), [0.4, mist], [0.85, scale(mist, 0.5)], scale(mist, 0.4)),
    );
    target.fill(ellipse(0, -0.6, 0.41));
    target.globalAlpha = 1;
  }
  tools.stroke(
    'M-0.24 -0.5C-0.1 -0.76 0.2 -0.42 0.26 -0.68M-0.2 -0.66C-0.04 -0.5 0.1 -0.84 0.2 -0.52',
    'rgba(255,255,255,0.4)',
    0.04,
  );
  tools.gleam(pathAt(0, 0, 'M0.26 -0.86Q0.36 -0.74 0.34 -0.6', tools.lightSide), 0.05, 0.85);
  for (const [x, y, reach] of rows<3>('-0.05,-0.66,0.07 0.14,-0.5,0.05 0.3,-0.94,0.06'))
    sparkle(tools, x, y, reach);
  sheet.light(0, -0.6, 0.7, mist);
});

import { fromHex, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import { box, ellipse, pathAt } from '../pen/pen.ts';
import { thing } from '../pen/thing-tools.ts';
import { grain } from './effects.ts';

/** An arched letter box on a post with its little flag up. */
export const drawMailbox = thing(
  { left: -0.44, right: 0.5, top: -1.06 },
  (tools, { random, color, snow }) => {
    const paint: Rgb = color ?? [206, 44, 40];
    const wood: Rgb = pickColor(random, '#8f6238 #a9794a');
    tools.solid(box(-0.02, 0, 0.11, 0.6, 0.01), wood, 0.03);
    tools.rod('-0.02,-0.34 0.2,-0.56', '0.05 0.05', scale(wood, 0.8));
    tools.solid('M-0.3 -0.56V-0.8A0.17 0.2 0 0 1 -0.13 -1H0.2A0.17 0.2 0 0 1 0.37 -0.8V-0.56Z', paint, 0.05);
    tools.solid('M-0.33 -0.55V-0.8A0.17 0.2 0 0 1 0.01 -0.8V-0.55Z', mix(paint, [255, 240, 230], 0.14), 0.03);
    tools.stroke('M-0.29 -0.58V-0.8A0.13 0.16 0 0 1 -0.03 -0.8V-0.58Z', scale(paint, 0.66), 0.012);
    tools.ball(-0.16, -0.84, 0.024, [236, 214, 150]);
    tools.flat(box(-0.16, -0.68, 0.17, 0.03, 0.012), scale(paint, 0.34));
    tools.solid(box(0.2, -0.7, 0.03, 0.3, 0.01), [244, 216, 120], 0.01);
    tools.solid('M0.2 -1H0.33L0.29 -0.95L0.33 -0.9H0.2Z', [244, 216, 120], 0.01);
    tools.gleam('M0.05 -0.95H0.18', 0.022, 0.4);
    if (snow) {
      tools.solid(
        '-0.34,-0.8 -0.3,-0.98 -0.12,-1.06 0.16,-1.06 0.34,-0.98 0.39,-0.82 0.3,-0.88 0.22,-0.94 0.1,-0.9 -0.02,-0.93 -0.12,-0.9 -0.2,-0.94 -0.28,-0.88',
        [242, 247, 253],
        0.03,
      );
      tools.solid('-0.2,0.01 -0.12,-0.05 0,-0.07 0.1,-0.04 0.2,0.01', [242, 247, 253], 0.02);
    }
  },
);

/** A diamond kite with a bowed tail. */
export const drawKite = thing({ left: -0.6, right: 0.6, top: -1.04 }, (tools, { random, color }) => {
  const main: Rgb = color ?? pickColor(random, '#d8323a #2f7fd0 #f0a830 #8a4fb0');
  const second: Rgb = pickColor(random, '#ffd24a #4fb0a0 #f4f0e4 #f07a3a');
  framed(tools.context, { at: [0, -0.62], turn: 0.34 }, () => {
    const corners = [
      ['M0 -0.44L0.3 -0.1H0Z', main],
      ['M0 -0.44L-0.3 -0.1H0Z', second],
      ['M0 0.4L0.3 -0.1H0Z', second],
      ['M0 0.4L-0.3 -0.1H0Z', main],
    ] as const;
    for (const [shape, tone] of corners) tools.solid(shape, tone, 0.03);
    tools.stroke('M0 -0.44V0.4M-0.3 -0.1H0.3', [96, 66, 44], 0.014);
    tools.stroke('M0 0.4Q0.14 0.52 0 0.62Q-0.14 0.72 0.02 0.82', [110, 80, 60], 0.01);
    for (const [x, y, tone] of [
      [0.07, 0.5, main],
      [-0.07, 0.66, second],
      [0, 0.8, main],
    ] as const)
      tools.solid(`M${x} ${y}l-0.08 -0.045v0.09ZM${x} ${y}l0.08 -0.045v0.09Z`, tone, 0.012);
  });
  tools.sheet.anchor('hand', 0.5, -0.7);
});

/** Balloons on strings, one or a bunch. */
function balloon(x: number, y: number, radius: number): string {
  return pathAt(x, y, 'M0 1.22C-1.5 0.5 -1.1 -1.16 0 -1.16C1.1 -1.16 1.5 0.5 0 1.22Z', radius, radius);
}

const BALLOONS = ['#e0333c', '#2f86d8', '#f5b82e', '#4fae5a', '#9a5ac8', '#f07ab0', '#f0782e'] as const;

/** One balloon with its knot and string. */
export const drawBalloon = thing({ left: -0.4, right: 0.4, top: -1.03 }, (tools, { random, color }) => {
  const skin: Rgb = color ?? fromHex(random.pick(BALLOONS));
  tools.stroke('M0 -0.42C0.06 -0.3 -0.05 -0.2 0.02 0', [110, 100, 96], 0.01);
  tools.solid('M-0.03 -0.4L0 -0.45L0.03 -0.4Q0 -0.38 -0.03 -0.4Z', scale(skin, 0.8), 0.01);
  tools.solid(balloon(0, -0.72, 0.24), skin, 0.09);
  tools.flat(
    ellipse(tools.lightSide * 0.09, -0.84, 0.045, 0.075, tools.lightSide * 0.4),
    'rgba(255,255,255,0.7)',
  );
  tools.gleam(pathAt(0, 0, 'M-0.15 -0.6Q-0.19 -0.68 -0.195 -0.76', tools.lightSide), 0.018, 0.3);
});

/** A bunch of balloons tied together. */
export const drawBalloons = thing({ left: -0.6, right: 0.6, top: -1.06 }, (tools, { random, color }) => {
  const places = rows<2>('-0.3,-0.66 0.3,-0.68 0,-0.86 -0.17,-0.84 0.2,-0.88 -0.12,-0.64 0.13,-0.62');
  const first = random.integer(BALLOONS.length);
  for (const [x, y] of places)
    tools.stroke(`M${x} ${y + 0.16}Q${x * 0.3} -0.3 0 -0.14`, toCss([110, 100, 96], 0.9), 0.007);
  tools.stroke('M0 -0.14Q0.03 -0.06 0 0', [110, 100, 96], 0.012);
  places.forEach(([x, y], index) => {
    const skin = color && index % 2 === 0 ? color : fromHex(BALLOONS[(first + index) % BALLOONS.length]!);
    tools.solid(balloon(x, y, 0.135), skin, 0.05);
    tools.flat(
      ellipse(x + tools.lightSide * 0.05, y - 0.065, 0.024, 0.042, tools.lightSide * 0.4),
      'rgba(255,255,255,0.7)',
    );
  });
});

/** A fence of pointed boards. */
export const drawFence = thing(
  { left: -1.3, right: 1.3, top: -0.86 },
  (tools, { random, color, snow, qualities }) => {
    const paint: Rgb = color ?? pickColor(random, '#f2efe6 #a9794a #8f6238');
    for (const y of [-0.2, -0.54]) tools.solid(box(0, y, 2.5, 0.07, 0.01), scale(paint, 0.82), 0.02);
    const old = qualities.includes('old') || qualities.includes('broken');
    for (let board = 0; board < 11; board++) {
      const x = -1.15 + board * 0.23;
      const lean = old ? random.range(-0.05, 0.05) : random.range(-0.008, 0.008);
      const top = -0.68 - random.range(0, 0.04);
      tools.solid(
        `M${x - 0.07} 0L${x - 0.07 + lean} ${top}L${x + lean} ${top - 0.12}L${x + 0.07 + lean} ${top}L${x + 0.07} 0Z`,
        scale(paint, random.range(0.95, 1.04)),
        0.02,
      );
      if (snow)
        tools.solid(
          `M${x - 0.075 + lean} ${top + 0.01}L${x + lean} ${top - 0.13}L${x + 0.075 + lean} ${top + 0.01}Q${x} ${top - 0.06} ${x - 0.075 + lean} ${top + 0.01}Z`,
          [244, 248, 253],
          0.01,
        );
      for (const y of [-0.235, -0.575]) tools.ball(x + lean * 0.5, y, 0.012, scale(paint, 0.55));
    }
  },
);

/** A ladder leaning back a little, seen from the front. */
export const drawLadder = thing({ left: -0.34, right: 0.34, top: -1.04 }, (tools, { random, color }) => {
  const wood: Rgb = color ?? pickColor(random, '#b98450 #9a6a3c');
  for (let rung = 0; rung < 8; rung++) {
    const half = 0.23 - rung * 0.009;
    tools.rod(
      `${-half},${-0.1 - rung * 0.118} ${half},${-0.1 - rung * 0.118}`,
      '0.034 0.034',
      mix(wood, [255, 230, 190], 0.15),
      0.012,
    );
  }
  for (const side of [-1, 1]) tools.rod(`${side * 0.25},0 ${side * 0.17},-1`, '0.055 0.045', wood);
});

/** A round bale of hay. */
export const drawHayBale = thing({ left: -0.72, right: 0.72, top: -0.98 }, (tools, { random, color }) => {
  const straw: Rgb = color ?? pickColor(random, '#e0b856 #d4a84a');
  tools.solid('M-0.1 -0.92H0.3C0.72 -0.9 0.72 -0.02 0.3 0H-0.1Z', straw, 0.08);
  grain(tools, random, 0.1, 0.6, -0.86, -0.06, scale(straw, 0.6));
  tools.ball(-0.14, -0.46, 0.46, straw);
  const { context } = tools;
  for (let turn = 1; turn < 9; turn++)
    framed(context, { at: [-0.14, -0.46], turn: random.range(0, 6) }, () =>
      tools.stroke(
        `M${turn * 0.05} 0A${turn * 0.05} ${turn * 0.05} 0 1 1 ${-turn * 0.04} ${-turn * 0.03}`,
        toCss(turn % 2 ? scale(straw, 0.62) : mix(straw, [255, 250, 210], 0.5), 0.7),
        0.012,
      ),
    );
  for (let blade = 0; blade < 24; blade++) {
    const x = random.range(-0.6, 0.6);
    tools.stroke(
      `M${x} 0l${random.range(-0.06, 0.06)} ${random.range(-0.1, -0.03)}`,
      scale(straw, random.range(0.7, 1.1)),
      0.012,
    );
  }
});

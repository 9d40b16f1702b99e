import { fromHex, mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { ellipse, pathAt } from '../pen/pen.ts';
import { type ThingTools, thing } from '../pen/thing-tools.ts';
import {
  type Bloom,
  daisy,
  dandelionClock,
  lilyHead,
  meadowBloom,
  poppyHead,
  roseHead,
  sunflowerHead,
  tulipHead,
} from './blooms.ts';

const GREEN: Rgb = [84, 140, 66];

interface FlowerKind {
  bloom: Bloom;
  colors: readonly string[];
  radius: number;
  /** `long` blades from the ground, `paired` leaves on the stem, `broad` hearts. */
  leaves: 'long' | 'paired' | 'broad';
  /** How many stems one plant may have. */
  stems: readonly number[];
  stem?: number;
}

const KINDS = {
  flower: {
    bloom: meadowBloom,
    colors: ['#e8607a', '#f0a830', '#8a6ad0', '#f4f0e4', '#e05a4a'],
    radius: 0.18,
    leaves: 'paired',
    stems: [1, 3],
  },
  rose: { bloom: roseHead, colors: ['#cc2438', '#d83a5a'], radius: 0.21, leaves: 'paired', stems: [1] },
  tulip: {
    bloom: tulipHead,
    colors: ['#e0303e', '#f5b82e', '#e86aa0', '#8a4fc0', '#f07a2e'],
    radius: 0.18,
    leaves: 'long',
    stems: [1, 3],
  },
  poppy: { bloom: poppyHead, colors: ['#e0341f', '#d8281f'], radius: 0.22, leaves: 'paired', stems: [1, 3] },
  sunflower: {
    bloom: sunflowerHead,
    colors: ['#f8c224', '#f5b31a'],
    radius: 0.31,
    leaves: 'broad',
    stems: [1],
    stem: 0.04,
  },
  daisy: { bloom: daisy, colors: ['#fbfaf4'], radius: 0.2, leaves: 'long', stems: [3] },
  lily: {
    bloom: lilyHead,
    colors: ['#fbf4ee', '#f6b8c8', '#f58a3a'],
    radius: 0.24,
    leaves: 'long',
    stems: [2],
  },
  dandelion: { bloom: dandelionClock, colors: ['#ffffff'], radius: 0.24, leaves: 'long', stems: [2] },
} as const satisfies Record<string, FlowerKind>;

function flower(name: keyof typeof KINDS) {
  const kind: FlowerKind = KINDS[name];
  return thing({ left: -0.6, right: 0.6, top: -1.04 }, (tools, { random, color }) => {
    const tone: Rgb = color ?? fromHex(random.pick(kind.colors));
    const stems = random.pick(kind.stems);
    for (const [x, y, size] of stemsOf(stems, random, kind.radius))
      drawStem(tools, random, kind, x, y, size, tone);
  });
}

/** Where the heads are, the tallest last. */
function stemsOf(count: number, random: Random, radius: number): Array<[number, number, number]> {
  const top = -0.99 + radius;
  if (count === 1) return [[random.range(-0.05, 0.05), top, 1]];
  if (count === 2)
    return [
      [0.22, top + 0.24, 0.86],
      [-0.12, top, 1],
    ];
  return [
    [-0.28, top + 0.26, 0.86],
    [0.28, top + 0.16, 0.9],
    [0, top, 1],
  ];
}

function drawStem(
  tools: ThingTools,
  random: Random,
  { bloom, radius, leaves, stem = 0.026 }: FlowerKind,
  x: number,
  y: number,
  size: number,
  color: Rgb,
): void {
  const bend = x * 0.3;
  tools.rod(
    `${bend * 0.6},0 ${bend},${y * 0.5} ${x},${y}`,
    `${stem} ${stem * 0.9} ${stem * 0.75}`,
    GREEN,
    0.008,
  );
  if (leaves === 'long') {
    for (const side of [-1, 1]) {
      const reach = random.range(0.14, 0.24) * side;
      tools.rod(
        `${bend * 0.6},0 ${bend * 0.6 + reach * 0.6},${y * 0.3} ${bend * 0.6 + reach * 1.3},${y * random.range(0.42, 0.62)}`,
        '0.03 0.075 0.006',
        mix(GREEN, [160, 200, 110], side > 0 ? 0.3 : 0.05),
        0.016,
      );
    }
  } else {
    const broad = leaves === 'broad';
    for (const [side, along] of rows<2>('-1,0.34 1,0.5 -1,0.66'))
      drawLeaf(tools, bend, y * along, side * (broad ? 0.26 : 0.2), broad ? 0.09 : 0.06);
  }
  bloom(tools, x, y, radius * size, color);
}

function drawLeaf(tools: ThingTools, x: number, y: number, reach: number, half: number): void {
  tools.solid(
    pathAt(x, y, 'M0 0C0.3 -1.7 0.8 -1.5 1 -0.7C0.7 0.9 0.3 0.8 0 0Z', reach, half),
    mix(GREEN, [150, 190, 100], reach > 0 ? 0.25 : 0.05),
    0.02,
  );
  tools.stroke(pathAt(x, y, 'M0 0Q0.5 -0.6 0.86 -0.6', reach, half), scale(GREEN, 0.7), 0.006);
}

export const drawFlower = flower('flower');
export const drawRose = flower('rose');
export const drawTulip = flower('tulip');
export const drawPoppy = flower('poppy');
export const drawSunflower = flower('sunflower');
export const drawDaisy = flower('daisy');
export const drawLily = flower('lily');
export const drawDandelion = flower('dandelion');

/** A clump of lavender or, by its color, of another flower in spikes. */
export const drawLavender = thing({ left: -0.7, right: 0.7, top: -1.04 }, (tools, { random, color }) => {
  const tone: Rgb = color ?? pickColor(random, '#8a6ad0 #7a5cc0 #9a7ad8');
  for (let blade = 0; blade < 22; blade++) {
    const lean = random.range(-0.5, 0.5);
    tools.rod(
      `${lean * 0.25},0 ${lean * 0.7},${-0.2} ${lean * 1.1},${-random.range(0.28, 0.42)}`,
      '0.02 0.018 0.004',
      mix([126, 150, 110], [90, 120, 80], random.next()),
      0.004,
    );
  }
  for (let spike = 0; spike < 15; spike++) {
    const lean = -0.46 + (spike / 14) * 0.92 + random.range(-0.03, 0.03);
    const top = -0.98 + Math.abs(lean) ** 1.6 * 0.6 + random.range(0, 0.16);
    const foot = top + 0.36;
    tools.stroke(
      `M${lean * 0.2} 0Q${lean * 0.6} ${foot * 0.6} ${lean} ${foot}L${lean * 1.06} ${top}`,
      [120, 150, 96],
      0.012,
    );
    for (let bud = 0; bud < 9; bud++) {
      const t = bud / 9;
      for (const side of [-1, 1])
        tools.flat(
          ellipse(
            lean + lean * 0.06 * (1 - t) + side * 0.022 * (1.15 - (1 - t) * 0.7),
            foot + (top - foot) * t,
            0.024,
            0.021,
            side * 0.6,
          ),
          scale(mix(tone, [240, 220, 255], random.range(0, 0.35)), side === tools.lightSide ? 1.08 : 0.8),
        );
    }
  }
});

const LOTUS_BACK = [-0.82, 0.82, -0.5, 0.5, 0] as const;

/** A lotus wide open on its leaves; who sits on it sits at `seat`. */
export const drawLotus = thing({ left: -1.1, right: 1.1, top: -0.86 }, (tools, { random, color }) => {
  const petal: Rgb = color ?? pickColor(random, '#f4a0b8 #f7b4c6 #f2c8d8');
  tools.solid(ellipse(0, -0.06, 1.04, 0.09), [74, 134, 84], 0.02);
  tools.stroke('M-0.9 -0.06H0.9M-0.5 -0.12L0.5 0M0.5 -0.12L-0.5 0', [54, 108, 66], 0.01);
  const leaf = (x: number, top: number, half: number, tone: Rgb) =>
    tools.solid(
      `M${x * 0.3} -0.12C${x * 0.5 - half} ${top * 0.4} ${x - half * 0.8} ${top * 0.86} ${x} ${top}C${x + half * 0.8} ${top * 0.86} ${x * 0.5 + half} ${top * 0.4} ${x * 0.3} -0.12Z`,
      tone,
      0.05,
    );
  for (const x of LOTUS_BACK)
    leaf(x * 0.62, -0.82 + Math.abs(x) * 0.3, 0.22, mix(petal, [255, 255, 255], 0.34));
  for (const x of [-0.9, 0.9, -0.56, 0.56, -0.2, 0.2])
    leaf(x * 0.8, -0.72 + Math.abs(x) * 0.3, 0.22, mix(petal, [255, 250, 250], 0.16));
  tools.ball(0, -0.5, 0.2, [240, 206, 96], 0.07);
  for (let seed = 0; seed < 9; seed++)
    tools.flat(
      ellipse(Math.cos(seed * 0.7) * 0.12, -0.51 + Math.sin(seed * 0.7) * 0.035, 0.014),
      [190, 150, 50],
    );
  for (const x of [-0.96, 0.96, -0.64, 0.64, -0.34, 0.34, 0]) {
    leaf(x * 0.94, -0.52 + Math.abs(x) * 0.22, 0.21, petal);
    tools.stroke(
      `M${x * 0.4} -0.16Q${x * 0.66} -0.3 ${x * 0.9} ${-0.46 + Math.abs(x) * 0.2}`,
      scale(petal, 0.84),
      0.01,
    );
  }
  tools.sheet.anchor('seat', 0, -0.46);
});

/** A water lily: a small bloom between round leaves afloat. */
export const drawWaterLily = thing({ left: -1, right: 1, top: -0.62 }, (tools, { random, color }) => {
  const petal: Rgb = color ?? pickColor(random, '#f8f2ee #f6c0d0 #f8e2a0');
  for (const [x, y, radius] of rows<3>('-0.6,-0.1,0.34 0.58,-0.12,0.38 0,-0.05,0.42')) {
    tools.solid(
      `M${x} ${y}L${x + radius} ${y - 0.02}A${radius} ${radius * 0.26} 0 1 0 ${x + radius * 0.8} ${y + radius * 0.14}Z`,
      [86, 150, 80],
      0.02,
    );
    for (const turn of [0.8, 1.8, 2.8, 3.8, 4.8])
      tools.stroke(
        `M${x} ${y}l${Math.cos(turn) * radius * 0.8} ${Math.sin(turn) * radius * 0.2}`,
        [66, 124, 62],
        0.008,
      );
  }
  for (const [count, length, tone] of rows<3>('9,0.44,0.92 7,0.34,0.98 5,0.22,1.05'))
    for (let index = 0; index < count; index++) {
      const angle = Math.PI + (index / (count - 1)) * Math.PI;
      const [tipX, tipY] = [Math.cos(angle) * length, -0.14 + Math.sin(angle) * length * 1.1];
      tools.solid(
        `0,-0.1 ${tipX * 0.6 - 0.075},${(tipY - 0.1) / 2 - 0.01} ${tipX},${tipY} ${tipX * 0.6 + 0.075},${(tipY - 0.1) / 2 + 0.02}`,
        scale(petal, tone),
        0.02,
      );
    }
  tools.ball(0, -0.16, 0.07, [244, 200, 70]);
});

/** One broad leaf afloat with a bud at its rim, large enough to sit on. */
export const drawLilyPad = thing({ left: -1, right: 1, top: -0.42 }, (tools, { random, color }) => {
  const leaf: Rgb = [86, 150, 80];
  const petal: Rgb = color ?? pickColor(random, '#f8f2ee #f6c0d0 #f8e2a0');
  const pad = 'M0.1 -0.2L0.86 -0.1A0.96 0.19 0 1 1 0.92 -0.26Z';
  tools.flat('M0.1 -0.15L0.86 -0.05A0.96 0.19 0 1 1 0.92 -0.21Z', scale(leaf, 0.6));
  tools.solid(pad, leaf, 0.03);
  for (const turn of [0.9, 1.6, 2.3, 3, 3.7, 4.4, 5.1])
    tools.stroke(
      `M0.1 -0.2L${0.02 + Math.cos(turn) * 0.84} ${-0.2 + Math.sin(turn) * 0.165}`,
      scale(leaf, 0.78),
      0.012,
    );
  for (const x of [-0.16, 0.16, -0.09, 0.09, 0])
    tools.solid(
      `M-0.74 -0.1Q${-0.74 + x * 1.3 - 0.07} -0.22 ${-0.74 + x} ${-0.38 + Math.abs(x) * 0.5}Q${-0.74 + x * 1.1 + 0.07} -0.2 -0.74 -0.1Z`,
      scale(petal, 1 - Math.abs(x) * 0.5),
      0.02,
    );
  tools.sheet.anchor('seat', 0.06, -0.24);
});

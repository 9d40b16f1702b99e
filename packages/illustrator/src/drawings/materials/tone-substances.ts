import type { Material } from '../../brief/brief.types.ts';
import { colorList, type Rgb } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Noise } from '../../core/noise.ts';
import type { Grain, ToneSubstance } from './substance.types.ts';

/** Distance to the nearest border of a jittered cell pattern, about 0 on a border .. 1 in a middle, and the cell's own chance. */
function facet(x: number, y: number, cells: number): { border: number; tone: number } {
  const [u, v] = [x * cells, y * cells];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  let nearest = 9;
  let second = 9;
  let tone = 0;
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const jitter = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
      const other = Math.sin(i * 269.5 + j * 183.3) * 24634.6345;
      const distance = Math.hypot(i + (jitter - Math.floor(jitter)) - u, j + (other - Math.floor(other)) - v);
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        tone = jitter - Math.floor(jitter);
      } else if (distance < second) second = distance;
    }
  }
  return { border: second - nearest, tone };
}

function cut(cells: number, depth: number, line: number) {
  return ({ x, y, edge }: Grain): number => {
    const { border, tone } = facet(x, y, cells);
    return (tone - 0.5) * depth + (border < 0.06 ? line * (1 - border / 0.06) : 0) + edge * 0.3;
  };
}

/** Polished metal mirrors a bright sky over a dark ground, over and over on every bulge. */
function polished({ x, y, light, edge }: Grain, noise: Noise): number {
  const bands = Math.sin(light * 13 + noise.at(x * 3, y * 5) * 1.6);
  return bands * 0.19 + edge * 0.1 - 0.04;
}

function veins({ x, y }: Grain, noise: Noise): number {
  const bend = noise.at(x * 3, y * 3) * 0.5;
  const vein = 1 - Math.abs(noise.at(x * 3.2 + bend * 2 + 5, y * 4.4 - bend * 2));
  return -0.5 * clamp((vein - 0.9) * 10) + noise.at(x * 9, y * 9) * 0.05;
}

function granite({ x, y, edge }: Grain, noise: Noise): number {
  const speckle = noise.at(x * 90, y * 90) * 0.13 + noise.at(x * 22, y * 22) * 0.12;
  const crack = Math.abs(noise.at(x * 5 + 3, y * 5));
  return speckle - (crack < 0.025 ? 0.3 : 0) - edge * 0.06;
}

function woodGrain({ x, y }: Grain, noise: Noise): number {
  const rings = Math.sin((x * 46 + noise.at(x * 2.4, y * 1.3) * 9) * 1.3);
  return rings * 0.11 + noise.at(x * 70, y * 6) * 0.1;
}

/** Rows of knitted V shapes. */
function stitches({ x, y }: Grain): number {
  const column = x * 30;
  const within = column - Math.floor(column) - 0.5;
  const row = y * 34 + Math.abs(within) * 1.5;
  const along = row - Math.floor(row);
  const gap = Math.abs(within) > 0.44 ? -0.14 : 0;
  return Math.sin(along * Math.PI) * 0.3 - 0.2 + gap;
}

function stripes({ x, y, light, edge }: Grain): number {
  const across = (x + y) * 8;
  const inside = across - Math.floor(across) < 0.5;
  return (inside ? 0.42 : -0.12) + (light > 0.75 ? 0.2 : 0) - edge * 0.05;
}

function bars({ x, y, light }: Grain): number {
  const [u, v] = [x * 7, y * 9];
  const seam = Math.min(u - Math.floor(u), v - Math.floor(v));
  return (seam < 0.07 ? -0.22 : seam < 0.14 ? 0.12 : 0) + (light > 0.72 ? 0.16 : 0);
}

function folds({ x, y, edge }: Grain): number {
  const { border, tone } = facet(x * 0.8, y * 1.1, 6);
  return (tone - 0.5) * 0.34 + (border < 0.05 ? 0.24 : 0) + edge * 0.3;
}

function ripples({ x, y, edge }: Grain, noise: Noise): number {
  const wave = Math.sin((y * 34 + noise.at(x * 6, y * 6) * 3.4) * 1.2);
  return wave * 0.12 + (wave > 0.86 ? 0.26 : 0) + edge * 0.28;
}

/** Round holes of several sizes, their upper rims in shade. */
function holes({ x, y, edge }: Grain): number {
  const { border, tone } = facet(x, y, 7);
  const hole = tone > 0.35 && border > 0.42 - tone * 0.1;
  return (hole ? -0.36 : border > 0.34 && tone > 0.35 ? 0.08 : 0) - edge * 0.06;
}

function grit({ x, y }: Grain, noise: Noise): number {
  return noise.at(x * 130, y * 130) * 0.2 + noise.at(x * 12, y * 12) * 0.08;
}

/** Pressed into shape by fingers. */
function thumbed({ x, y, light }: Grain, noise: Noise): number {
  return noise.at(x * 9, y * 9) * 0.16 + noise.at(x * 60, y * 26) * 0.06 + (light > 0.8 ? 0.1 : 0);
}

/** Cream with sprinkles. */
function sprinkled({ x, y }: Grain, noise: Noise): number {
  const { border, tone } = facet(x, y, 30);
  return noise.at(x * 8, y * 8) * 0.1 + (tone > 0.62 && border > 0.5 ? -0.5 : 0);
}

function starlit({ x, y }: Grain, noise: Noise): number {
  const { border, tone } = facet(x, y, 26);
  return noise.at(x * 4, y * 4) * 0.4 + (tone > 0.7 && border > 0.62 ? 0.9 : 0);
}

const METAL_GOLD: readonly Rgb[] = colorList('#462406 #9e6212 #e8b232 #ffe274 #fffcde');

/** Substances that follow the drawing's own light, by material. */
export const TONE_SUBSTANCES: Partial<Record<Material, ToneSubstance>> = {
  ice: {
    tones: colorList('#164e8a #4696ce #96d4f0 #daf4ff #ffffff'),
    opacity: [0.86, 0.98],
    texture: cut(9, 0.4, 0.3),
  },
  glass: {
    tones: colorList('#3e7480 #84bec6 #c4e6e8 #ffffff'),
    opacity: [0.48, 0.96],
    texture: ({ x, y, light, edge }) =>
      edge * 0.45 +
      (light > 0.62 ? 0.3 : 0) +
      (Math.abs(((x * 1.4 + y) % 0.5) - 0.2) < 0.018 ? 0.25 : 0) -
      0.08,
  },
  crystal: {
    tones: colorList('#421c78 #884ecc #be92f4 #ead6ff #ffffff'),
    opacity: [0.92, 1],
    texture: cut(6, 0.7, 0.34),
  },
  gold: { tones: METAL_GOLD, texture: polished },
  silver: { tones: colorList('#242a36 #687282 #b2bcca #e8eef6 #ffffff'), texture: polished },
  copper: { tones: colorList('#3a140c #883e22 #d07242 #f6ac7a #ffecd6'), texture: polished },
  iron: {
    tones: colorList('#16161a #3a3c42 #606268 #96989e #d6d6da'),
    texture: (grain, noise) => polished(grain, noise) * 0.5 + noise.at(grain.x * 60, grain.y * 60) * 0.09,
  },
  stone: { tones: colorList('#2c2a2c #625e5c #928e88 #bebab2 #e2ded6'), texture: granite },
  marble: { tones: colorList('#706e78 #b6b4bc #e2e0e2 #f8f6f4 #ffffff'), texture: veins },
  wood: { tones: colorList('#341c0e #704222 #a46a3c #ce965e #ecc492'), texture: woodGrain },
  paper: { tones: colorList('#707a92 #b2b8c8 #e2e4ea #fafaf8 #ffffff'), keep: 0.32, texture: folds },
  wool: { tones: colorList('#5c3436 #b06c60 #e2ac92 #f6dec6 #fff6e8'), keep: 0.72, texture: stitches },
  candy: { tones: colorList('#960a3c #e82c60 #ff76a0 #ffd6e2 #ffffff'), texture: stripes },
  chocolate: { tones: colorList('#220e08 #4a2414 #703c22 #9a5c3a #d6a27c'), texture: bars },
  cheese: { tones: colorList('#7a4c08 #d08e14 #f4c034 #ffdc68 #fff2b8'), texture: holes },
  sand: { tones: colorList('#664a22 #a88246 #d4b272 #ecd4a0 #fff2d4'), texture: grit },
  snow: { tones: colorList('#7c98c0 #b8cce4 #e2ecf8 #ffffff #ffffff'), texture: grit },
  clay: { tones: colorList('#5a3a30 #a06a54 #cf9a80 #ecc4ae #fff0e6'), keep: 0.84, texture: thumbed },
  dough: { tones: colorList('#5a2c0c #9c5a22 #d2954e #efc482 #fdeecb'), texture: thumbed },
  icing: { tones: colorList('#b06a7c #eaa8b8 #fbd6de #fff2f2 #ffffff'), keep: 0.3, texture: sprinkled },
  jelly: {
    tones: colorList('#5a0620 #b81e44 #ee5470 #ff9cac #ffffff'),
    keep: 0.5,
    opacity: [0.78, 0.96],
    texture: ({ light, edge }) => (light > 0.7 ? 0.34 : 0) + edge * 0.28,
  },
  rubber: {
    tones: colorList('#3a3c48 #7c8090 #b4b8c4 #e4e8ee #ffffff'),
    keep: 0.8,
    texture: ({ light }) => (light > 0.74 ? 0.4 : 0),
  },
  stars: { tones: colorList('#080624 #1c1658 #4a2a90 #a45ccc #ffe6ff'), texture: starlit },
  water: {
    tones: colorList('#042a70 #0c58ac #308ed6 #82cef4 #ffffff'),
    opacity: [0.84, 0.98],
    texture: ripples,
  },
};

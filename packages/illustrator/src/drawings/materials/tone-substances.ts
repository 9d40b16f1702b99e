import type { Material } from '../../brief/brief.types.ts';
import type { Rgb } from '../../core/colour.ts';
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

const METAL_GOLD: readonly Rgb[] = [
  [70, 36, 6],
  [158, 98, 18],
  [232, 178, 50],
  [255, 226, 116],
  [255, 252, 222],
];

/** Substances that follow the drawing's own light, by material. */
export const TONE_SUBSTANCES: Partial<Record<Material, ToneSubstance>> = {
  ice: {
    tones: [
      [22, 78, 138],
      [70, 150, 206],
      [150, 212, 240],
      [218, 244, 255],
      [255, 255, 255],
    ],
    opacity: [0.86, 0.98],
    texture: cut(9, 0.4, 0.3),
  },
  glass: {
    tones: [
      [62, 116, 128],
      [132, 190, 198],
      [196, 230, 232],
      [255, 255, 255],
    ],
    opacity: [0.48, 0.96],
    texture: ({ x, y, light, edge }) =>
      edge * 0.45 +
      (light > 0.62 ? 0.3 : 0) +
      (Math.abs(((x * 1.4 + y) % 0.5) - 0.2) < 0.018 ? 0.25 : 0) -
      0.08,
  },
  crystal: {
    tones: [
      [66, 28, 120],
      [136, 78, 204],
      [190, 146, 244],
      [234, 214, 255],
      [255, 255, 255],
    ],
    opacity: [0.92, 1],
    texture: cut(6, 0.7, 0.34),
  },
  gold: { tones: METAL_GOLD, texture: polished },
  silver: {
    tones: [
      [36, 42, 54],
      [104, 114, 130],
      [178, 188, 202],
      [232, 238, 246],
      [255, 255, 255],
    ],
    texture: polished,
  },
  copper: {
    tones: [
      [58, 20, 12],
      [136, 62, 34],
      [208, 114, 66],
      [246, 172, 122],
      [255, 236, 214],
    ],
    texture: polished,
  },
  iron: {
    tones: [
      [22, 22, 26],
      [58, 60, 66],
      [96, 98, 104],
      [150, 152, 158],
      [214, 214, 218],
    ],
    texture: (grain, noise) => polished(grain, noise) * 0.5 + noise.at(grain.x * 60, grain.y * 60) * 0.09,
  },
  stone: {
    tones: [
      [44, 42, 44],
      [98, 94, 92],
      [146, 142, 136],
      [190, 186, 178],
      [226, 222, 214],
    ],
    texture: granite,
  },
  marble: {
    tones: [
      [112, 110, 120],
      [182, 180, 188],
      [226, 224, 226],
      [248, 246, 244],
      [255, 255, 255],
    ],
    texture: veins,
  },
  wood: {
    tones: [
      [52, 28, 14],
      [112, 66, 34],
      [164, 106, 60],
      [206, 150, 94],
      [236, 196, 146],
    ],
    texture: woodGrain,
  },
  paper: {
    tones: [
      [112, 122, 146],
      [178, 184, 200],
      [226, 228, 234],
      [250, 250, 248],
      [255, 255, 255],
    ],
    keep: 0.32,
    texture: folds,
  },
  wool: {
    tones: [
      [92, 52, 54],
      [176, 108, 96],
      [226, 172, 146],
      [246, 222, 198],
      [255, 246, 232],
    ],
    keep: 0.72,
    texture: stitches,
  },
  candy: {
    tones: [
      [150, 10, 60],
      [232, 44, 96],
      [255, 118, 160],
      [255, 214, 226],
      [255, 255, 255],
    ],
    texture: stripes,
  },
  chocolate: {
    tones: [
      [34, 14, 8],
      [74, 36, 20],
      [112, 60, 34],
      [154, 92, 58],
      [214, 162, 124],
    ],
    texture: bars,
  },
  water: {
    tones: [
      [4, 42, 112],
      [12, 88, 172],
      [48, 142, 214],
      [130, 206, 244],
      [255, 255, 255],
    ],
    opacity: [0.84, 0.98],
    texture: ripples,
  },
};

import type { Rgb } from '../../core/color.ts';

export interface TreeKind {
  bark: string;
  summer: readonly string[];
  autumn: readonly string[];
  /** Crowns to choose from, see `heapsOf`. */
  crowns: readonly string[];
  width: number;
  trunk: number;
  spread: number;
  fruit?: string;
  /** Dark marks on pale bark. */
  birch?: boolean;
  /** Keeps its leaves in winter. */
  evergreen?: boolean;
  /** Half the breadth of its sheet; a slim tree takes no more room than it has. */
  reach?: number;
}

const AUTUMN = ['#d9822b', '#c8502c', '#d9a52b'] as const;
export const SNOW: Rgb = [240, 246, 253];
const ROUND_CROWN =
  '-0.26,-0.6,0.22,0.17 0.28,-0.62,0.21,0.17 0,-0.62,0.26,0.2 -0.16,-0.8,0.22,0.17 0.17,-0.82,0.21,0.16 0,-0.92,0.18,0.13 -0.04,-0.7,0.18,0.13';
export const WIDE_CROWN =
  '-0.44,-0.58,0.22,0.15 0.45,-0.6,0.22,0.15 -0.2,-0.58,0.24,0.17 0.2,-0.6,0.24,0.17 -0.3,-0.76,0.24,0.16 0.3,-0.78,0.24,0.16 0,-0.86,0.28,0.17 0,-0.68,0.24,0.15';
const TALL_CROWN =
  '-0.17,-0.5,0.16,0.13 0.17,-0.54,0.16,0.13 0,-0.56,0.19,0.16 -0.13,-0.7,0.17,0.14 0.13,-0.74,0.16,0.14 0,-0.86,0.16,0.15 0.02,-0.66,0.14,0.12';
/** A flame: broadest below its middle, with a pointed top. */
const SPEAR_CROWN =
  '0,-0.2,0.1,0.11 0,-0.32,0.125,0.13 0,-0.46,0.13,0.15 0,-0.6,0.118,0.15 0,-0.73,0.098,0.14 0,-0.85,0.072,0.13 0,-0.95,0.044,0.11 0,-1.01,0.02,0.07';
/** Tufts on the ends of boughs high above the ground. */
const HIGH_CROWN =
  '-0.5,-0.86,0.17,0.07 -0.24,-0.95,0.19,0.08 0.06,-0.98,0.2,0.08 0.34,-0.93,0.19,0.08 0.54,-0.84,0.14,0.06 -0.06,-0.88,0.2,0.07';
export const LOPSIDED_CROWN =
  '-0.34,-0.62,0.2,0.15 0.24,-0.56,0.22,0.16 -0.08,-0.62,0.26,0.19 0.3,-0.74,0.2,0.15 -0.2,-0.8,0.22,0.16 0.08,-0.88,0.24,0.16 0.06,-0.7,0.19,0.13';

export const TREE_KINDS = {
  tree: {
    bark: '#6d4d36',
    summer: ['#4f8a3c', '#5d9440', '#3f7f4a'],
    autumn: AUTUMN,
    crowns: [ROUND_CROWN, WIDE_CROWN, LOPSIDED_CROWN],
    width: 0.11,
    trunk: 0.36,
    spread: 0.75,
  },
  oak: {
    bark: '#5f4630',
    summer: ['#4a7f38', '#587f34'],
    autumn: ['#b5722c', '#a8582a'],
    crowns: [WIDE_CROWN, LOPSIDED_CROWN],
    width: 0.15,
    trunk: 0.32,
    spread: 0.95,
  },
  birch: {
    bark: '#e8e4da',
    summer: ['#86b04e', '#7aa84a'],
    autumn: ['#e8b83a', '#dca432'],
    crowns: [TALL_CROWN],
    width: 0.062,
    trunk: 0.46,
    spread: 0.5,
    birch: true,
  },
  maple: {
    bark: '#6a4a3a',
    summer: ['#5a9440', '#4f8a44'],
    autumn: ['#d8402a', '#e0602a', '#c8322e'],
    crowns: [ROUND_CROWN, LOPSIDED_CROWN],
    width: 0.1,
    trunk: 0.34,
    spread: 0.75,
  },
  'apple-tree': {
    bark: '#6f5440',
    summer: ['#5a9440', '#649a44'],
    autumn: AUTUMN,
    crowns: [WIDE_CROWN, ROUND_CROWN],
    width: 0.11,
    trunk: 0.34,
    spread: 0.85,
    fruit: '#d8332c',
  },
  'orange-tree': {
    bark: '#6f5440',
    summer: ['#3f8040', '#4a8a42'],
    autumn: ['#4a8a42'],
    crowns: [ROUND_CROWN],
    width: 0.1,
    trunk: 0.36,
    spread: 0.75,
    fruit: '#f58a1e',
  },
  'olive-tree': {
    bark: '#7a6a58',
    summer: ['#8a9a6a', '#94a274'],
    autumn: ['#8a9a6a'],
    crowns: [LOPSIDED_CROWN, WIDE_CROWN],
    width: 0.15,
    trunk: 0.32,
    spread: 0.95,
  },
  cypress: {
    bark: '#6a5240',
    summer: ['#2f5a36', '#38623a', '#34603e'],
    autumn: ['#38623a'],
    crowns: [SPEAR_CROWN],
    width: 0.05,
    trunk: 0.14,
    spread: 0.12,
    evergreen: true,
    reach: 0.17,
  },
  poplar: {
    bark: '#8a7a66',
    summer: ['#6f9a44', '#7ca64a'],
    autumn: ['#e0b83a', '#d8a52f'],
    crowns: [SPEAR_CROWN],
    width: 0.055,
    trunk: 0.2,
    spread: 0.16,
    reach: 0.2,
  },
  baobab: {
    bark: '#97806a',
    summer: ['#6c8a3c', '#7a9444'],
    autumn: ['#a8a04a'],
    crowns: [HIGH_CROWN],
    width: 0.4,
    trunk: 0.62,
    spread: 1,
  },
} as const satisfies Record<string, TreeKind>;

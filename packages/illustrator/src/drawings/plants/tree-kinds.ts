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
}

const AUTUMN = ['#d9822b', '#c8502c', '#d9a52b'] as const;
export const SNOW: Rgb = [240, 246, 253];
const ROUND_CROWN =
  '-0.26,-0.6,0.22,0.17 0.28,-0.62,0.21,0.17 0,-0.62,0.26,0.2 -0.16,-0.8,0.22,0.17 0.17,-0.82,0.21,0.16 0,-0.92,0.18,0.13 -0.04,-0.7,0.18,0.13';
export const WIDE_CROWN =
  '-0.44,-0.58,0.22,0.15 0.45,-0.6,0.22,0.15 -0.2,-0.58,0.24,0.17 0.2,-0.6,0.24,0.17 -0.3,-0.76,0.24,0.16 0.3,-0.78,0.24,0.16 0,-0.86,0.28,0.17 0,-0.68,0.24,0.15';
const TALL_CROWN =
  '-0.17,-0.5,0.16,0.13 0.17,-0.54,0.16,0.13 0,-0.56,0.19,0.16 -0.13,-0.7,0.17,0.14 0.13,-0.74,0.16,0.14 0,-0.86,0.16,0.15 0.02,-0.66,0.14,0.12';
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
} as const satisfies Record<string, TreeKind>;

import type { Rgb } from '../core/color.ts';

/** From light to dark, after the five tones of the Unicode emoji modifiers. */
export const SKIN_TONES: readonly Rgb[] = [
  [247, 214, 188],
  [230, 186, 146],
  [199, 147, 104],
  [150, 100, 66],
  [101, 66, 47],
];

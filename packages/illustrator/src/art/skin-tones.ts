import { colorList, type Rgb } from '../core/color.ts';

/** From light to dark, after the five tones of the Unicode emoji modifiers. */
export const SKIN_TONES: readonly Rgb[] = colorList('#f7d6bc #e6ba92 #c79368 #966442 #65422f');

import type { Rgb } from '../core/color.ts';

/** The five tones of the Unicode emoji modifiers, as icon suffixes, with a matching paint for own drawings. */
export const SKIN_TONES = [
  { suffix: 'light', color: [247, 214, 188] as Rgb },
  { suffix: 'medium-light', color: [230, 186, 146] as Rgb },
  { suffix: 'medium', color: [199, 147, 104] as Rgb },
  { suffix: 'medium-dark', color: [150, 100, 66] as Rgb },
  { suffix: 'dark', color: [101, 66, 47] as Rgb },
] as const;

export type SkinTone = (typeof SKIN_TONES)[number];

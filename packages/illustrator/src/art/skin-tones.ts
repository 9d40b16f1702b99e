import type { Rgb } from '../core/colour.ts';

/** The five tones of the Unicode emoji modifiers, as icon suffixes, with a matching paint for own drawings. */
export const SKIN_TONES = [
  { suffix: 'light', colour: [247, 214, 188] as Rgb },
  { suffix: 'medium-light', colour: [230, 186, 146] as Rgb },
  { suffix: 'medium', colour: [199, 147, 104] as Rgb },
  { suffix: 'medium-dark', colour: [150, 100, 66] as Rgb },
  { suffix: 'dark', colour: [101, 66, 47] as Rgb },
] as const;

export type SkinTone = (typeof SKIN_TONES)[number];

import type { KeptStyle } from '../learned-styles.types.ts';

export type LearnedStyle = KeptStyle['style'];

/** A style of one's own that pictures are drawn in. */
export interface ChosenStyle {
  name: string;
  style: LearnedStyle;
}

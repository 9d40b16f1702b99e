import type { KeptStyle } from '../learned-styles.types.ts';

export type LearnedStyle = KeptStyle['style'];

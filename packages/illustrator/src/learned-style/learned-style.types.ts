import type { z } from 'zod';
import type { learnedStyleSchema } from './learned-style.schema.ts';

/** A manner of one's own: a medium and how it is handled, without anything that its pictures showed. */
export type LearnedStyle = z.infer<typeof learnedStyleSchema>;

export type StyleLook = LearnedStyle['look'];
export type ToneBand = StyleLook['bands'][number];

import type { NounName } from '../vocabulary/nouns.registry.ts';

/** Flat shapes and lands that the mark of a logo stands on, when there is one beside them. */
export const EMBLEM_GROUNDS: ReadonlySet<string> = new Set<NounName>([
  'triangle',
  'pentagon',
  'hexagon',
  'shield',
  'landscape badge',
]);

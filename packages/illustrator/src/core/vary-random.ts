import type { Random } from './random.ts';

/** The dice of one reading of a motif; the first are those it always had. */
export function varyRandom(motif: Random, variation: number): Random {
  return variation === 0 ? motif : motif.fork(`variation ${variation}`);
}

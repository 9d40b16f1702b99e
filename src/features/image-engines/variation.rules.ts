import type { ImageRequest } from './image-engines.types.ts';

const SEEDS = 1_000_000_000;
/** Prime to the number of seeds, so that no two variations of a seed meet, and far from the neighbors that one run takes. */
const STEP = 104_729;

/** The seed for engines that know no variations: each is another picture. */
export function seedWithVariation({ seed, variation = 0 }: Pick<ImageRequest, 'seed' | 'variation'>): number {
  return (seed + variation * STEP) % SEEDS;
}

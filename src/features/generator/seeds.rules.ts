/** Seeds are whole numbers from 0 to 999,999,999. */
export const SEED_LIMIT = 1_000_000_000;

/** A number from 0 up to but not including 1, like Math.random. */
export type RandomSource = () => number;

export function randomSeed(random: RandomSource): number {
  return Math.floor(random() * SEED_LIMIT);
}

/** A seed as typed; null unless it is a whole number in range. */
export function parseSeed(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : null;
}

/**
 * One seed per image, all different. A locked seed starts a row of neighbours, so that the same
 * prompt gives the same set again; at the end of the range the row goes on from 0.
 */
export function seedsForRun(count: number, lockedSeed: number | null, random: RandomSource): number[] {
  if (lockedSeed !== null) {
    return Array.from({ length: count }, (_, position) => (lockedSeed + position) % SEED_LIMIT);
  }
  const seeds: number[] = [];
  while (seeds.length < count) {
    let seed = randomSeed(random);
    while (seeds.includes(seed)) seed = (seed + 1) % SEED_LIMIT;
    seeds.push(seed);
  }
  return seeds;
}

/**
 * By what a picture is known again after it was made smaller, compressed anew or cut a little: 64 bits that say of
 * its coarsest waves which are stronger than the middle one, in four numbers of 16 bits.
 */
export type Likeness = readonly [number, number, number, number];

/** Pixels of the gray square that it is read from. */
export const LIKENESS_SIDE = 32;
/** Waves each way; the first of all is the average, which every picture has. */
const WAVES = 8;
const BAND_BITS = 16;
/** Below it a picture is one color with some noise, and every such picture would be like every other. */
const LEAST_CONTRAST = 3;

/** More bits than that and two pictures are not alike; see docs/decisions/0061. */
export const MOST_DIFFERENT_BITS = 10;
/**
 * As many bits of one band may differ while all differ in no more than the most: four bands share those, so that one
 * of them has a quarter of them at most.
 */
const MOST_DIFFERENT_IN_BAND = Math.floor(MOST_DIFFERENT_BITS / 4);

/** Of each wave its height at each pixel. */
const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: LIKENESS_SIDE }, (__, pixel) =>
    Math.cos(((2 * pixel + 1) * (wave + 1) * Math.PI) / (2 * LIKENESS_SIDE)),
  ),
);

/** @param gray a square of LIKENESS_SIDE pixels. @returns undefined when it shows nothing to know it by. */
export function readLikeness(gray: Uint8Array): Likeness | undefined {
  if (contrastOf(gray) < LEAST_CONTRAST) return undefined;
  const rows = Array.from({ length: LIKENESS_SIDE }, (_, y) =>
    COSINES.map((cosines) => sum(cosines, (x) => gray[y * LIKENESS_SIDE + x] ?? 0)),
  );
  const strengths = COSINES.flatMap((cosines) =>
    COSINES.map((_, across) => sum(cosines, (y) => rows[y]?.[across] ?? 0)),
  );
  const sorted = strengths.toSorted((one, other) => one - other);
  const middle = ((sorted[31] ?? 0) + (sorted[32] ?? 0)) / 2;
  const band = (index: number) =>
    strengths
      .slice(index * BAND_BITS, (index + 1) * BAND_BITS)
      .reduce((bits, strength) => bits * 2 + (strength > middle ? 1 : 0), 0);
  return [band(0), band(1), band(2), band(3)];
}

/** In how many of the 64 bits two pictures differ. */
export function countDifferentBits(one: Likeness, other: Likeness): number {
  return one.reduce((total, band, index) => total + countBits(band ^ (other[index] ?? 0)), 0);
}

/**
 * What a band may be in a picture that is like this one. Whatever differs in no more than the most bits has one of
 * these as one of its bands, so four look-ups find it among any number of pictures.
 */
export function listNearBands(band: number): number[] {
  const near = new Set([band]);
  for (let flips = 0; flips < MOST_DIFFERENT_IN_BAND; flips++)
    for (const known of [...near]) for (let bit = 0; bit < BAND_BITS; bit++) near.add(known ^ (1 << bit));
  return [...near];
}

function contrastOf(gray: Uint8Array): number {
  const mean = gray.reduce((total, value) => total + value, 0) / gray.length;
  return Math.sqrt(gray.reduce((total, value) => total + (value - mean) ** 2, 0) / gray.length);
}

const sum = (weights: readonly number[], valueAt: (index: number) => number) =>
  weights.reduce((total, weight, index) => total + weight * valueAt(index), 0);

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

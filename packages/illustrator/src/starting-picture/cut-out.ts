import type { Plane } from '../core/plane.ts';
import { apart, type Colors, type SmallPicture, smoothed } from './small-picture.ts';

/** What a border costs for each pixel of its length where nothing changes, against one pixel on the wrong side. */
const BORDER = 1.6;
/** Change of color from pixel to pixel at which a border costs a third of that. */
const EDGE = 0.03;
/** What it costs on the clearest edge. */
const LEAST = 0.05;
/** Steps towards the best border and against crossing it; their product must stay below an eighth. */
const STEP = 0.35;

/** What a border costs between each pixel and the one on its left, and the one above. */
export interface BorderCosts {
  width: number;
  left: Plane;
  above: Plane;
}

/**
 * The cut with the least cost: pixels on the side that suits them, and a short border that runs along edges. Found
 * as the least total variation (Chambolle and Pock, "A first-order primal-dual algorithm", 2011), whose levels are
 * the best cuts (Chan, Esedoglu and Nikolova, 2006).
 * @param costs of belonging to the subject, for each pixel; below 0 where it pays
 * @param guess where to start from
 * @returns 0..1, nearly all of it at the ends
 */
export function cutOut(
  { width, left, above }: BorderCosts,
  costs: Plane,
  guess: Plane,
  rounds: number,
): Plane {
  const size = costs.length;
  // The flow from the pixel on the left and from the one above; none enters from outside.
  const across = new Float32Array(size + 1);
  const down = new Float32Array(size + width);
  const shares = guess.slice();
  const ahead = guess.slice();
  const [first, end] = rowsOf(guess, costs, width);
  for (let round = 0; round < rounds; round++) {
    for (let index = Math.max(width, first); index < end; index++) {
      const here = ahead[index]!;
      across[index] = within(across[index]! + STEP * (here - ahead[index - 1]!), left[index]!);
      down[index] = within(down[index]! + STEP * (here - ahead[index - width]!), above[index]!);
    }
    for (let index = first; index < end; index++) {
      const flow = across[index + 1]! - across[index]! + down[index + width]! - down[index]!;
      const last = shares[index]!;
      const value = last + STEP * (flow - costs[index]!);
      const share = value > 1 ? 1 : value < 0 ? 0 : value;
      shares[index] = share;
      ahead[index] = 2 * share - last;
    }
  }
  return shares;
}

/** Where there is something to decide: rows above and below in which nothing was guessed and nothing pays stay as they are. */
function rowsOf(guess: Plane, costs: Plane, width: number): readonly [first: number, end: number] {
  const isOpen = (index: number) => guess[index]! > 0.02 || costs[index]! < 0;
  let [first, end] = [0, guess.length];
  while (first < end && !isOpen(first)) first++;
  while (end > first && !isOpen(end - 1)) end--;
  return [Math.floor(first / width) * width, Math.ceil(end / width) * width];
}

function within(value: number, limit: number): number {
  return value > limit ? limit : value < -limit ? -limit : value;
}

export function borderCosts(small: SmallPicture): BorderCosts {
  const { width } = small;
  const colors = smoothed(small);
  const left = new Float32Array(small.light.length);
  const above = new Float32Array(small.light.length);
  for (let index = 1; index < left.length; index++) {
    if (index % width > 0) left[index] = costBetween(colors, index, index - 1);
    if (index >= width) above[index] = costBetween(colors, index, index - width);
  }
  return { width, left, above };
}

function costBetween(colors: Colors, one: number, other: number): number {
  return BORDER * Math.exp(-apart(colors, one, other) / EDGE) + LEAST;
}

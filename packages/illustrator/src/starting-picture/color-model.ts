import { clamp } from '../core/maths.ts';
import type { Plane } from '../core/plane.ts';
import { type SmallPicture, valueAt } from './small-picture.ts';

const LIGHTS = 12;
const HUES = 24;
/** Width of a step of hue in OKLab: of most pictures, and the least, of those that are nearly white. */
const HUE_STEP = 0.028;
const LEAST_HUE_STEP = 0.009;
const CELLS = LIGHTS * HUES * HUES;

/** Which cell of the color space each pixel lies in. */
export function colorCells({ light, red, yellow }: SmallPicture): Uint16Array {
  const cells = new Uint16Array(light.length);
  const step = hueWidth(red, yellow);
  for (let index = 0; index < cells.length; index++) {
    const level = Math.max(0, Math.min(LIGHTS - 1, Math.floor(light[index]! * LIGHTS)));
    cells[index] = (level * HUES + hueStep(red[index]! / step)) * HUES + hueStep(yellow[index]! / step);
  }
  return cells;
}

/** Pale pictures are told apart by small steps: nearly all of their colors lie close to gray. */
function hueWidth(red: Plane, yellow: Plane): number {
  const widths = [red, yellow].map((plane) => Math.max(valueAt(plane, 0.98), -valueAt(plane, 0.02)));
  return clamp(Math.max(...widths) / (HUES / 2), LEAST_HUE_STEP, HUE_STEP);
}

function hueStep(steps: number): number {
  return Math.max(0, Math.min(HUES - 1, Math.round(steps) + HUES / 2));
}

/** How common each color is among the weighted pixels; neighboring colors count a little, too. */
export function colorDensity(cells: Uint16Array, weights: ArrayLike<number>): Float32Array {
  const counts = new Float32Array(CELLS);
  let total = 0;
  for (let index = 0; index < cells.length; index++) {
    counts[cells[index]!]! += weights[index]!;
    total += weights[index]!;
  }
  total = Math.max(1e-6, total);
  const density = new Float32Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    const own = counts[cell]!;
    if (own === 0) continue;
    for (let near = 0; near < NEIGHBORS.length; near++) {
      const other = cell + NEIGHBORS[near]!;
      if (other >= 0 && other < CELLS) density[other]! += (own * NEIGHBOR_SHARES[near]!) / total;
    }
  }
  return density;
}

/** How much each pixel belongs to what a guess of 0..1 leaves. */
export function restOf(guess: Plane): Plane {
  const rest = new Float32Array(guess.length);
  for (let index = 0; index < rest.length; index++) rest[index] = 1 - guess[index]!;
  return rest;
}

/** For each cell 0 where its color is found in the rest alone, 1 where in what was guessed alone. */
export function likenessTo(cells: Uint16Array, guess: Plane, rest: ArrayLike<number>): Float64Array {
  return sharesOf(colorDensity(cells, guess), colorDensity(cells, rest), { figure: 0, ground: 1e-6 });
}

/**
 * @param least added to each side: a color that neither has is 0 when only the ground has a least, one half when both
 * have the same
 */
function sharesOf(
  figure: Float32Array,
  ground: Float32Array,
  least: { figure: number; ground: number },
): Float64Array {
  const shares = new Float64Array(figure.length);
  for (let cell = 0; cell < shares.length; cell++) {
    const own = figure[cell]! + least.figure;
    shares[cell] = own / (own + ground[cell]! + least.ground);
  }
  return shares;
}

/** Blocks of a picture across, and down: colors are learned in each of them and those around it. */
const BLOCKS = 4;
/** There two steps of light and of hue are one. */
const COARSE_HUES = HUES / 2;
const COARSE_CELLS = CELLS / 8;
const COARSE_CELL = Uint16Array.from({ length: CELLS }, (_, cell) => {
  const [level, red, yellow] = [Math.floor(cell / HUES ** 2), Math.floor(cell / HUES) % HUES, cell % HUES];
  return ((level >> 1) * COARSE_HUES + (red >> 1)) * COARSE_HUES + (yellow >> 1);
});

/** Which block each pixel lies in, and there in which coarse cell of the color space. */
export function colorsInPlace(cells: Uint16Array, width: number, height: number): Uint16Array {
  const columns = Uint16Array.from({ length: width }, (_, x) => Math.floor((x * BLOCKS) / width));
  const places = new Uint16Array(cells.length);
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.floor((y * BLOCKS) / height) * BLOCKS;
    for (let x = 0; x < width; x++, index++)
      places[index] = (row + columns[x]!) * COARSE_CELLS + COARSE_CELL[cells[index]!]!;
  }
  return places;
}

/** Like `likenessTo`, by the colors around each place alone: a pale house behind a car is not its pale windows. */
export function likenessInPlace(places: Uint16Array, guess: Plane, rest: Plane): Float64Array {
  const least = { figure: 1e-3, ground: 1e-3 };
  return sharesOf(countsInPlace(places, guess), countsInPlace(places, rest), least);
}

function countsInPlace(places: Uint16Array, weights: Plane): Float32Array {
  const counts = new Float32Array(BLOCKS ** 2 * COARSE_CELLS);
  for (let index = 0; index < places.length; index++) counts[places[index]!]! += weights[index]!;
  const around = new Float32Array(counts.length);
  for (let at = 0; at < counts.length; at++) {
    const count = counts[at]!;
    if (count === 0) continue;
    const block = Math.floor(at / COARSE_CELLS);
    for (let down = -1; down <= 1; down++) {
      for (let across = -1; across <= 1; across++) {
        const [x, y] = [(block % BLOCKS) + across, Math.floor(block / BLOCKS) + down];
        if (x < 0 || y < 0 || x === BLOCKS || y === BLOCKS) continue;
        around[at + (down * BLOCKS + across) * COARSE_CELLS]! += count * 0.6 ** (down ** 2 + across ** 2);
      }
    }
  }
  return around;
}

const STEPS_ASIDE = [-1, 0, 1].flatMap((light) =>
  [-1, 0, 1].flatMap((red) => [-1, 0, 1].map((yellow) => [light, red, yellow] as const)),
);
const NEIGHBORS = Int32Array.from(
  STEPS_ASIDE,
  ([light, red, yellow]) => (light * HUES + red) * HUES + yellow,
);
const NEIGHBOR_SHARES = Float64Array.from(
  STEPS_ASIDE,
  (steps) => 0.5 ** steps.reduce((sum: number, step) => sum + Math.abs(step), 0) / 8,
);

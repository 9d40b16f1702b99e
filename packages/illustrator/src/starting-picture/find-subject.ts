import { smoothstep } from '../core/maths.ts';
import { boxBlur, type Plane } from '../core/plane.ts';
import type { FaceSpot } from '../stage/stage.types.ts';
import { barrierDistance } from './barrier-distance.ts';
import {
  colorCells,
  colorDensity,
  colorsInPlace,
  likenessInPlace,
  likenessTo,
  restOf,
} from './color-model.ts';
import { type BorderCosts, borderCosts, cutOut } from './cut-out.ts';
import { findPieces } from './find-pieces.ts';
import {
  apart,
  doubledPlane,
  halved,
  halvedPlane,
  type SmallPicture,
  smoothed,
  valueAt,
} from './small-picture.ts';

/** Colors of subject and ground are learned from each other's last guess this often, before a last time finely. */
const ROUNDS = 2;
/** Steps towards the best border in each of them, and the last time. */
const STEPS = { coarse: 14, fine: 14 };
/** A subject covers this much of a picture; what covers less or more is part of a landscape or a pattern. */
const LEAST = 0.008;
const MOST = 0.72;
/** Under a sky, what covers this much of the land is the land. */
const MOST_OF_LAND = 0.5;
/** Pieces smaller than this share of the largest one are left to the ground. */
const LEAST_PIECE = 0.08;
/** What a subject encloses belongs to it, up to this share of it. */
const LARGEST_HOLE = 0.4;
/** Colors of a subject that the ground has, too, up to which it is one thing before another. */
const MOST_SHARED = 0.66;
/** Unlikeness to the subject's colors from which something is ground. */
const GROUND = 0.8;
/** This much of a subject's border lies on an edge of the picture: other borders are guesses through fur or rocks. */
const LEAST_EDGE = 0.74;
/** Change of color from one side to the other that makes an edge. */
const CLEAR_EDGE = 0.12;
/** Length of its border by the root of its area: 3.5 for a disc, 13 for crumbs of a pattern. */
const MOST_RAGGED = 12;
/** Share of a row up to which something between two skies is a mast and no mountain. */
const WIDEST_MAST = 0.08;
/** It is this many times as high as it is wide. */
const SLENDER = 3;
/** A first guess begins that much above the value that parts it best: what is added later is learned. */
const STRICTER = 0.1;

/**
 * How much each pixel of a small picture belongs to what it is about, 0..1; nothing when it is about no single
 * thing. What differs from the borders, is sharp, stands near the middle or under a face is taken for a first
 * guess; then the colors of subject and ground are learned from the guess, in rounds.
 * @param faces in pixels of the small picture
 * @param isSky 1 where the sky is
 */
export function findSubject(
  small: SmallPicture,
  faces: readonly FaceSpot[],
  isSky: Uint8Array | undefined,
): Plane | undefined {
  const coarse = halved(small);
  const coarseSky = isSky && halvedPlane(new Float32Array(isSky), small.width, coarse.width, coarse.height);
  const coarseCells = colorCells(coarse);
  const coarseFaces = faces.map(({ x, y, radius }) => ({ x: x / 2, y: y / 2, radius: radius / 2 }));
  const coarseColors = {
    cells: coarseCells,
    places: colorsInPlace(coarseCells, coarse.width, coarse.height),
  };
  const start = belowSky(firstGuess(coarse, coarseCells, coarseFaces, coarseSky), coarseSky);
  const coarseBorders = borderCosts(coarse);
  let guess = start;
  for (let round = 0; round < ROUNDS; round++)
    guess = belowSky(
      learnColors(coarseBorders, coarseColors, { guess, start, isSky: coarseSky }, STEPS.coarse),
      coarseSky,
    );
  const doubled = (plane: Plane) => doubledPlane(plane, small.width, small.height);
  const cells = colorCells(small);
  const fine = belowSky(
    learnColors(
      borderCosts(small),
      { cells, places: colorsInPlace(cells, small.width, small.height) },
      { guess: doubled(guess), start: doubled(start), isSky },
      STEPS.fine,
    ),
    isSky,
  );
  const whole = keepLargePieces(fine, cells, small.width, small.height);
  const isSubject = faces.length > 0 || (isOneThing(cells, whole, isSky) && isCutOut(small, whole, isSky));
  if (isSubject && isSky) addMasts(whole, isSky, small.width);
  return isSubject ? whole : undefined;
}

function areaOf(guess: ArrayLike<number>): number {
  let area = 0;
  for (let index = 0; index < guess.length; index++) area += guess[index]!;
  return area;
}

function belowSky(plane: Plane, isSky: ArrayLike<number> | undefined): Plane {
  if (isSky) for (let index = 0; index < plane.length; index++) if (isSky[index]! > 0.5) plane[index] = 0;
  return plane;
}

function firstGuess(
  small: SmallPicture,
  cells: Uint16Array,
  faces: readonly FaceSpot[],
  isSky: ArrayLike<number> | undefined,
): Plane {
  const { width, height, focus } = small;
  const ring = borderRing(width, height);
  if (isSky) for (let index = 0; index < ring.length; index++) if (isSky[index]! > 0.5) ring[index] = 1;
  const common = colorDensity(cells, ring);
  const apart = distanceFromBorder(small, ring);
  const guess = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const away = ((x / width - 0.5) / 0.42) ** 2 + ((y / height - 0.54) / 0.45) ** 2;
      const middle = 0.35 + 0.65 * Math.exp(-away);
      const strange = 1 / (1 + common[cells[index]!]! * 160);
      guess[index] = (0.6 * apart[index]! + 0.4 * strange) * (0.45 + 0.55 * focus[index]!) * middle;
    }
  }
  const strong = valueAt(guess, 0.97) + 1e-4;
  for (let index = 0; index < guess.length; index++) guess[index] = Math.min(1, guess[index]! / strong);
  for (const face of faces) addPerson(guess, width, height, face);
  const cut = bestCut(guess) + STRICTER;
  for (let index = 0; index < guess.length; index++)
    guess[index] = smoothstep(cut - 0.16, cut + 0.16, guess[index]!);
  return guess;
}

/** The left, right and upper edge, and the corners of the lower one: people and cups stand on its middle. */
function borderRing(width: number, height: number): Uint8Array {
  const ring = new Uint8Array(width * height);
  const reach = Math.max(1, Math.round(Math.min(width, height) * 0.03));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSide = (x < reach || x >= width - reach) && y < height * 0.85;
      const isCorner = y >= height - reach && Math.abs(x / width - 0.5) > 0.15;
      if (isSide || y < reach || isCorner) ring[y * width + x] = 1;
    }
  }
  return ring;
}

function distanceFromBorder(small: SmallPicture, seeds: Uint8Array): Plane {
  const { light, red, yellow } = smoothed(small);
  const [byLight, byRed, byYellow] = [light, red, yellow].map((plane) =>
    barrierDistance(plane, small.width, small.height, seeds),
  ) as [Plane, Plane, Plane];
  for (let index = 0; index < byLight.length; index++)
    byLight[index]! += 2.5 * (byRed[index]! + byYellow[index]!);
  const strong = valueAt(byLight, 0.97) + 1e-4;
  for (let index = 0; index < byLight.length; index++) byLight[index] = Math.min(1, byLight[index]! / strong);
  return byLight;
}

/** A head with its hair, and shoulders and a body below it. */
function addPerson(guess: Plane, width: number, height: number, face: FaceSpot): void {
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const across = (x - face.x) / face.radius;
      const down = (y - face.y) / face.radius;
      const head = Math.hypot(across, down * (down < 0 ? 0.6 : 0.8));
      if (head < 1.15) guess[index] = 1;
      else if (down > 0.9 && Math.abs(across) < Math.min(3, 0.8 + (down - 0.9) * 1.6))
        guess[index] = Math.max(guess[index]!, 0.75);
    }
  }
}

/** The threshold that parts a plane of 0..1 best in two (Otsu, 1979). */
function bestCut(plane: Plane): number {
  const counts = new Float64Array(64);
  for (const value of plane) counts[Math.min(63, Math.floor(value * 64))]! += 1;
  let [total, sum] = [0, 0];
  for (let level = 0; level < 64; level++) {
    total += counts[level]!;
    sum += counts[level]! * level;
  }
  let [below, belowSum, best, cut] = [0, 0, -1, 32];
  for (let level = 0; level < 63; level++) {
    below += counts[level]!;
    belowSum += counts[level]! * level;
    if (below === 0 || below === total) continue;
    const apart = belowSum / below - (sum - belowSum) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, cut] = [between, level];
  }
  return (cut + 1) / 64;
}

/** Cells of the color space, in the whole picture and place by place. */
interface Colors {
  cells: Uint16Array;
  places: Uint16Array;
}

interface Guess {
  guess: Plane;
  start: Plane;
  isSky: ArrayLike<number> | undefined;
}

/** What is below a sky is told from land alone: the sky's colors say nothing about either. */
function learnColors(
  borders: BorderCosts,
  { cells, places }: Colors,
  { guess, start, isSky }: Guess,
  rounds: number,
): Plane {
  const rest = belowSky(restOf(guess), isSky);
  const likeness = likenessTo(cells, guess, rest);
  const likenessHere = likenessInPlace(places, guess, rest);
  const { width } = borders;
  const height = guess.length / width;
  const near = boxBlur(guess, width, height, Math.round(Math.max(width, height) / 18));
  const costs = near;
  for (let index = 0; index < guess.length; index++) {
    const place = smoothstep(0.02, 0.4, near[index]!);
    costs[index] =
      0.5 -
      (0.22 * start[index]! +
        0.1 * place +
        0.34 * (likeness[cells[index]!]! + likenessHere[places[index]!]!));
  }
  return cutOut(borders, costs, guess, rounds);
}

/**
 * Scraps go to the ground, holes to the subject: coffee to its cup. What is seen through a handle has the colors of
 * the ground.
 */
function keepLargePieces(guess: Plane, cells: Uint16Array, width: number, height: number): Plane {
  const isFigure = new Uint8Array(guess.length);
  for (let index = 0; index < guess.length; index++) isFigure[index] = guess[index]! > 0.5 ? 1 : 0;
  const { pieces, sizes } = findPieces(isFigure, width, height);
  const isAtEdge = new Uint8Array(sizes.length);
  const strangeness = new Float32Array(sizes.length);
  let largest = 0;
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) isAtEdge[pieces[index]!] = 1;
      if (isFigure[index] === 1) largest = Math.max(largest, sizes[pieces[index]!]!);
    }
  }
  // Holes say nothing about the ground.
  const ground = restOf(guess);
  for (let index = 0; index < guess.length; index++) if (isAtEdge[pieces[index]!] === 0) ground[index] = 0;
  const likeness = likenessTo(cells, guess, ground);
  for (let index = 0; index < guess.length; index++)
    strangeness[pieces[index]!]! += 1 - likeness[cells[index]!]!;
  const isGround = sizes.map((size, piece) => strangeness[piece]! > size * GROUND);
  const kept = guess.slice();
  for (let index = 0; index < kept.length; index++) {
    const piece = pieces[index]!;
    const largestHole = isAtEdge[piece] ? 0.06 : isGround[piece] ? 0.01 : LARGEST_HOLE;
    if (sizes[piece]! < largest * (isFigure[index] ? LEAST_PIECE : largestHole))
      kept[index] = 1 - isFigure[index]!;
  }
  return kept;
}

/** Masts and pylons, narrow and high before the sky, are seen with a subject: they would be lost in its ground. In place. */
function addMasts(subject: Plane, isSky: Uint8Array, width: number): void {
  const isNarrow = new Uint8Array(subject.length);
  for (let row = 0; row < subject.length; row += width) {
    let sky = row + width;
    for (let index = row; index < row + width; index++) {
      if (isSky[index] === 0) continue;
      if (index - sky <= width * WIDEST_MAST) isNarrow.fill(1, sky + 1, index);
      sky = index;
    }
  }
  const { pieces, sizes } = findPieces(isNarrow, width, subject.length / width);
  const tops = new Int32Array(sizes.length).fill(-1);
  const ends = new Int32Array(sizes.length);
  for (let index = 0; index < subject.length; index++) {
    const piece = pieces[index]!;
    const row = Math.floor(index / width);
    if (tops[piece]! < 0) tops[piece] = row;
    ends[piece] = row + 1;
  }
  for (let index = 0; index < subject.length; index++) {
    if (isNarrow[index] === 0) continue;
    const high = ends[pieces[index]!]! - tops[pieces[index]!]!;
    if (high ** 2 > sizes[pieces[index]!]! * SLENDER) subject[index] = 1;
  }
}

/** A landscape and a pattern share their colors between what was guessed and the rest. */
function isOneThing(cells: Uint16Array, guess: Plane, isSky: Uint8Array | undefined): boolean {
  const area = areaOf(guess);
  const most = isSky ? MOST_OF_LAND * (guess.length - areaOf(isSky)) : MOST * guess.length;
  if (area < LEAST * guess.length || area > most) return false;
  const figure = colorDensity(cells, guess);
  const ground = colorDensity(cells, belowSky(restOf(guess), isSky));
  let shared = 0;
  let all = 0;
  for (let cell = 0; cell < figure.length; cell++) {
    shared += Math.sqrt(figure[cell]! * ground[cell]!);
    all += figure[cell]!;
  }
  return shared / Math.max(1e-6, all) < MOST_SHARED;
}

/**
 * Whether the border of a guess is one that eyes would draw: along edges of the picture, and not ragged. Where the
 * sky begins, it proves nothing.
 */
function isCutOut(small: SmallPicture, guess: Plane, isSky: Uint8Array | undefined): boolean {
  const { width, height } = small;
  const reach = 2;
  let [area, border, clear] = [0, 0, 0];
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach, index = y * width + reach; x < width - reach; x++, index++) {
      const here = guess[index]! > 0.5;
      if (here) area++;
      if (here === guess[index + 1]! > 0.5 && here === guess[index + width]! > 0.5) continue;
      if (isSky && (isSky[index] || isSky[index + 1] || isSky[index + width])) continue;
      border++;
      const across = apart(small, index - reach, index + reach);
      const down = apart(small, index - reach * width, index + reach * width);
      if (Math.max(across, down) > CLEAR_EDGE) clear++;
    }
  }
  return clear > border * LEAST_EDGE && border < Math.sqrt(area) * MOST_RAGGED;
}

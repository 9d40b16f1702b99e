import { beside } from '../core/beside.ts';
import { boxBlur, type Plane } from '../core/plane.ts';
import { colorCells, likenessTo } from './color-model.ts';
import { findPieces, turnScraps } from './find-pieces.ts';
import type { SmallPicture } from './small-picture.ts';

/** Lightness may change this much from a pixel of sky to the next one. */
const CALM = 0.024;
/** The sky covers at least this share of a picture, and of its upper edge. */
const LEAST_SHARE = 0.05;
const LEAST_TOP = 0.3;
/** Between the lights of a dark coast it may seem to reach the lower edge here and there. */
const MOST_BOTTOM = 0.25;
/** Change of color from row to row, some rows apart, that makes the line where a sea or a snowfield begins. */
const HORIZON = 0.05;
/** How often the sky's colors are learned anew without what has the colors below its end. */
const ROOF_ROUNDS = 3;
/** Birds, gaps between clouds and lights on water are smaller. */
const LEAST_PIECE = 0.004;

export interface Sky {
  /** 1 where there is sky. */
  isSky: Uint8Array;
  /** Share of the picture. */
  share: number;
  /** The row where it ends in the middle of its columns, as a share of the height. */
  end: number;
}

/**
 * Sky hangs from the upper edge, calm and in one color that changes slowly, and is not darker than the land.
 * A backdrop that goes down to the lower edge is none.
 * @param behindPeople a pale wall behind faces is no sky: there it must be blue
 */
export function findSky(small: SmallPicture, behindPeople: boolean): Sky | undefined {
  const { width, height } = small;
  const isSky = spread(small);
  turnScraps(isSky, width, height, LEAST_PIECE);
  takeClouds(isSky, small);
  const goesOn = endAtHorizon(isSky, small);
  let count = 0;
  let top = 0;
  let bottom = 0;
  for (let x = 0; x < width; x++) {
    top += isSky[x]!;
    bottom += isSky[(height - 1) * width + x]!;
  }
  for (const value of isSky) count += value;
  const share = count / isSky.length;
  if (share < LEAST_SHARE || top / width < LEAST_TOP || bottom / width > MOST_BOTTOM || share > 0.92)
    return undefined;
  if (!looksLikeAir(small, isSky, behindPeople || goesOn) || isBackdrop(small, isSky)) return undefined;
  return { isSky, share, end: endOf(isSky, width, height) };
}

/** From the upper edge downwards, along what hardly changes. */
function spread({ width, height, light, red, yellow }: SmallPicture): Uint8Array {
  const isSky = new Uint8Array(width * height);
  const [calmLight, calmRed, calmYellow] = [light, red, yellow].map((plane) =>
    boxBlur(plane, width, height, 2),
  ) as [Plane, Plane, Plane];
  const open: number[] = [];
  const sides = new Int32Array(4);
  for (let x = 0; x < width; x++) open.push(x);
  const seen = new Uint8Array(width * height);
  while (open.length > 0) {
    const index = open.pop()!;
    if (seen[index]) continue;
    seen[index] = 1;
    const isCalm =
      Math.abs(light[index]! - calmLight[index]!) < CALM &&
      lengthOf(red[index]! - calmRed[index]!, yellow[index]! - calmYellow[index]!) < CALM;
    if (!isCalm) continue;
    isSky[index] = 1;
    for (let side = beside(sides, index, width, height) - 1; side >= 0; side--) {
      const next = sides[side]!;
      if (seen[next]) continue;
      const change =
        Math.abs(calmLight[next]! - calmLight[index]!) +
        lengthOf(calmRed[next]! - calmRed[index]!, calmYellow[next]! - calmYellow[index]!);
      if (change < CALM) open.push(next);
    }
  }
  return isSky;
}

/** `Math.hypot` guards against overflow, which takes longer than all the rest of a pixel. */
const lengthOf = (one: number, other: number) => Math.sqrt(one * one + other * other);

/** Clouds hang free: pieces as bright as the sky and nearly without color that no land carries. In place. */
function takeClouds(isSky: Uint8Array, { width, height, light, red, yellow }: SmallPicture): void {
  const { pieces, sizes } = findPieces(isSky, width, height);
  const [skyLight] = meansOf([light], isSky, 1) as [number];
  const sums = sizes.map(() => 0);
  for (let index = 0; index < isSky.length; index++) {
    const isPale = lengthOf(red[index]!, yellow[index]!) < 0.09 && light[index]! > skyLight - 0.16;
    if (isPale) sums[pieces[index]!]! += 1;
  }
  const isCloud = sizes.map((size, piece) => sums[piece]! > size * 0.75);
  const upperHalf = Math.floor(height * 0.6) * width;
  for (let index = upperHalf; index < isSky.length; index++) isCloud[pieces[index]!] = false;
  for (let index = 0; index < upperHalf; index++) if (isCloud[pieces[index]!]) isSky[index] = 1;
}

/** A calm sea or a snowfield seems to be sky, too: it begins at the row where colors change most. In place: says whether. */
function endAtHorizon(isSky: Uint8Array, small: SmallPicture): boolean {
  const { width, height, light, red, yellow } = small;
  const rowOf = <Row>(plane: { subarray(from: number, to: number): Row }, y: number) =>
    plane.subarray(y * width, (y + 1) * width);
  if (!rowOf(isSky, height - 1).includes(1)) return false;
  const rows = Array.from({ length: height }, (_, y) => {
    const row = rowOf(isSky, y);
    return row.includes(1) && meansOf([rowOf(light, y), rowOf(red, y), rowOf(yellow, y)], row, 1);
  });
  const apart = Math.max(2, Math.round(height / 60));
  let [end, most] = [height, HORIZON];
  for (let y = Math.round(height * 0.2); y < height - apart; y++) {
    const [above, below] = [rows[y - apart], rows[y + apart]];
    if (!above || !below) continue;
    const color = Math.hypot(above[1]! - below[1]!, above[2]! - below[2]!);
    const change = Math.abs(above[0]! - below[0]!) + 2.5 * color;
    if (change > most) [end, most] = [y, change];
  }
  if (end === height) return false;
  isSky.fill(0, end * width);
  // What is above the line and has the colors below it is a roof under snow.
  const cells = colorCells(small);
  for (let round = 0; round < ROOF_ROUNDS; round++) {
    const likeness = likenessTo(cells, new Float32Array(isSky));
    for (let index = 0; index < isSky.length; index++) if (likeness(index) < 0.5) isSky[index] = 0;
  }
  keepHanging(isSky, width, height);
  turnScraps(isSky, width, height, LEAST_PIECE);
  takeClouds(isSky, small);
  return true;
}

/** What does not reach the upper edge is no sky. In place. */
function keepHanging(isSky: Uint8Array, width: number, height: number): void {
  const { pieces } = findPieces(isSky, width, height);
  const hanging = new Set(pieces.subarray(0, width));
  for (let index = 0; index < isSky.length; index++) if (!hanging.has(pieces[index]!)) isSky[index] = 0;
}

/** A pale wall goes on below as a floor or table of its own color. */
function isBackdrop({ width, height, light, red, yellow }: SmallPicture, isSky: Uint8Array): boolean {
  const planes = [light, red, yellow];
  const air = meansOf(planes, isSky, 1) as [number, number, number];
  const isFloor = new Uint8Array(isSky.length);
  isFloor.fill(1, Math.floor(height * 0.9) * width);
  const floor = meansOf(planes, isFloor, 1) as [number, number, number];
  const color = Math.hypot(air[1] - floor[1], air[2] - floor[2]);
  return Math.hypot(air[1], air[2]) < 0.035 && color < 0.02 && Math.abs(air[0] - floor[0]) < 0.12;
}

/** Bluish, gray, or warm and bright; a wall of leaves or a red cloth is none, nor what is darker than the land. */
function looksLikeAir(
  { light, red, yellow, focus }: SmallPicture,
  isSky: Uint8Array,
  mustBeBlue: boolean,
): boolean {
  const sky = meansOf([light, red, yellow, focus], isSky, 1);
  const land = meansOf([light, red, yellow, focus], isSky, 0);
  const [lightness, towardsRed, towardsYellow] = sky as [number, number, number, number];
  const isBlue = towardsYellow < (mustBeBlue ? -0.03 : -0.012) && towardsRed < 0.05;
  const isPale = Math.hypot(towardsRed, towardsYellow) < 0.035;
  const isGlowing =
    lightness > 0.55 &&
    towardsYellow > 0 &&
    towardsRed > -0.03 &&
    Math.hypot(towardsRed, towardsYellow) < 0.17;
  const isCalm = sky[3]! < land[3]! * 0.8;
  const isBrighter = lightness > land[0]! - (isBlue ? 0.25 : 0.03);
  return isCalm && isBrighter && (isBlue || (!mustBeBlue && (isPale || isGlowing)));
}

function meansOf(planes: readonly Plane[], isSky: Uint8Array, wanted: 0 | 1): number[] {
  const sums = planes.map(() => 0);
  let count = 0;
  for (let index = 0; index < isSky.length; index++) {
    if (isSky[index] !== wanted) continue;
    count++;
    for (let plane = 0; plane < planes.length; plane++) sums[plane]! += planes[plane]![index]!;
  }
  return sums.map((sum) => sum / Math.max(1, count));
}

function endOf(isSky: Uint8Array, width: number, height: number): number {
  const ends: number[] = [];
  for (let x = 0; x < width; x++) {
    let y = 0;
    while (y < height && isSky[y * width + x]) y++;
    if (y > 0) ends.push(y / height);
  }
  ends.sort((a, b) => a - b);
  return ends[Math.floor(ends.length * 0.7)] ?? 0;
}

import { clamp } from '../core/maths.ts';
import type { Plane } from '../core/plane.ts';
import { findPieces, turnScraps } from './find-pieces.ts';
import { apart, type Colors, differenceOf, type SmallPicture, smoothed } from './small-picture.ts';

/** Color may change this much from a pixel of sky to the next one below, beside and above it. */
const CALM = { down: 0.042, aside: 0.036, up: 0.026 };
/** How much of that change the color takes over that what comes next is compared with. */
const FOLLOWING = 0.24;
/** Difference of color up to which what is parted from the sky at the upper edge is sky, too. */
const LIKE_SKY = 0.05;
/** The sky covers at least this share of a picture, and of its upper edge. */
const LEAST_SHARE = 0.05;
const LEAST_TOP = 0.3;
/** Between the lights of a dark coast it may seem to reach the lower edge here and there. */
const MOST_BOTTOM = 0.25;
/** Change of color from row to row, some rows apart, that makes the line where a sea or a snowfield begins. */
const HORIZON = 0.05;
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
 * Sky hangs from the upper edge, in a color that changes slowly, and is not darker than the land.
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

/**
 * From the upper edge down and to the sides, and less willingly up, as long as the colors stay those of the sky that
 * leads there, which follow slowly: a haze may grow as bright as it likes, and yet a pale roof stands out from it.
 */
function spread(small: SmallPicture): Uint8Array {
  const { width, height } = small;
  const isSky = new Uint8Array(width * height);
  const spreading: Spreading = { small, air: smoothed(small), isSky };
  seedAbove(isSky, spreading.air, width);
  comeDown(spreading);
  for (let y = height - 2; y >= 0; y--) comeToRow(spreading, y, width, CALM.up);
  // Behind what stood in the way, too.
  comeDown(spreading);
  return isSky;
}

interface Spreading {
  small: SmallPicture;
  /** The color of the sky that leads to each pixel. */
  air: Colors;
  isSky: Uint8Array;
}

function comeDown(spreading: Spreading): void {
  const { width, height } = spreading.small;
  for (let y = 1; y < height; y++) comeToRow(spreading, y, -width, CALM.down);
}

function comeToRow(spreading: Spreading, y: number, from: number, most: number): void {
  const { width } = spreading.small;
  const first = y * width;
  const last = first + width - 1;
  for (let index = first; index <= last; index++) come(spreading, index, index + from, most);
  for (let index = first + 1; index <= last; index++) come(spreading, index, index - 1, CALM.aside);
  for (let index = last - 1; index >= first; index--) come(spreading, index, index + 1, CALM.aside);
}

function come({ small, air, isSky }: Spreading, index: number, from: number, most: number): void {
  if (isSky[index] === 1 || isSky[from] === 0) return;
  const lighter = small.light[index]! - air.light[from]!;
  const redder = small.red[index]! - air.red[from]!;
  const yellower = small.yellow[index]! - air.yellow[from]!;
  if (differenceOf(lighter, redder, yellower) > most) return;
  isSky[index] = 1;
  air.light[index] = air.light[from]! + lighter * FOLLOWING;
  air.red[index] = air.red[from]! + redder * FOLLOWING;
  air.yellow[index] = air.yellow[from]! + yellower * FOLLOWING;
}

/**
 * The upper edge falls into runs of slowly changing colors: the longest one is sky, and whatever else has its color;
 * the rest are houses higher than the picture. In place.
 */
function seedAbove(isSky: Uint8Array, air: Colors, width: number): void {
  let [first, longest, from] = [0, 0, 0];
  for (let x = 1; x <= width; x++) {
    if (x < width && apart(air, x, x - 1) < CALM.aside) continue;
    if (x - from > longest) [first, longest] = [from, x - from];
    from = x;
  }
  const skies = Array.from({ length: longest }, (_, step) => first + step);
  for (let x = 0; x < width; x++) isSky[x] = skies.some((sky) => apart(air, x, sky) < LIKE_SKY) ? 1 : 0;
}

/** `Math.hypot` guards against overflow, which takes longer than all the rest of a pixel. */
const lengthOf = (one: number, other: number) => Math.sqrt(one * one + other * other);

/** Clouds hang free: pieces as bright as the sky, pale or of its hue, that no land carries. In place. */
function takeClouds(isSky: Uint8Array, { width, height, light, red, yellow }: SmallPicture): void {
  const { pieces, sizes } = findPieces(isSky, width, height);
  const [skyLight, skyRed, skyYellow] = meansOf([light, red, yellow], isSky, 1) as [number, number, number];
  const skyColor = Math.max(1e-4, skyRed ** 2 + skyYellow ** 2);
  const sums = sizes.map(() => 0);
  for (let index = 0; index < isSky.length; index++) {
    if (isSky[index] === 1) continue;
    const r = red[index]!;
    const y = yellow[index]!;
    const share = clamp((r * skyRed + y * skyYellow) / skyColor);
    const isOfItsHue = lengthOf(r - share * skyRed, y - share * skyYellow) < 0.04;
    if (light[index]! > skyLight - 0.16 && (isOfItsHue || lengthOf(r, y) < 0.09)) sums[pieces[index]!]! += 1;
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
  turnScraps(isSky, width, height, LEAST_PIECE);
  takeClouds(isSky, small);
  return true;
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

/** Bluish, gray, or warm and bright; a table, a wall of leaves or a red cloth is none, nor what is darker than the land. */
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
    lightness > 0.63 &&
    towardsYellow > 0 &&
    towardsRed > -0.03 &&
    Math.hypot(towardsRed, towardsYellow) < 0.17;
  const isCalm = sky[3]! < Math.max(0.1, land[3]! * 0.8);
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

import { type Canvas, resample } from '../core/canvas.ts';
import { oklabPlanes } from '../core/oklab.ts';
import { boxBlur, type Plane } from '../core/plane.ts';

/** What is looked for in a picture needs few pixels: this many on its long side. */
const LONG_SIDE = 240;

/** Colors in OKLab. */
export interface Colors {
  /** Lightness 0..1. */
  readonly light: Plane;
  /** Green to red and blue to yellow, about -0.3..0.3. */
  readonly red: Plane;
  readonly yellow: Plane;
}

/** A starting picture made small. */
export interface SmallPicture extends Colors {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, 0..255. */
  readonly rgb: Uint8ClampedArray;
  /** How sharp the surroundings of each pixel are, 0..1: what is out of focus has little. */
  readonly focus: Plane;
}

export function makeSmall(canvas: Canvas): SmallPicture {
  const scale = Math.min(1, LONG_SIDE / Math.max(canvas.width, canvas.height));
  const small = resample(canvas, Math.max(8, canvas.width * scale), Math.max(8, canvas.height * scale));
  const { width, height } = small;
  const { data } = small.getContext('2d').getImageData(0, 0, width, height);
  const [light, red, yellow] = oklabPlanes(data);
  return { width, height, light, red, yellow, rgb: data, focus: focusOf(light, width, height) };
}

function focusOf(light: Plane, width: number, height: number): Plane {
  const soft = boxBlur(light, width, height, 1);
  const edges = new Float32Array(light.length);
  for (let index = 0; index < edges.length; index++) edges[index] = Math.abs(light[index]! - soft[index]!);
  const around = boxBlur(edges, width, height, Math.max(2, Math.round(Math.max(width, height) / 40)));
  const strong = valueAt(around, 0.95) + 1e-4;
  for (let index = 0; index < around.length; index++) around[index] = Math.min(1, around[index]! / strong);
  return around;
}

/** In color differences count more than in light. */
export function differenceOf(light: number, red: number, yellow: number): number {
  return Math.abs(light) + 2.5 * (Math.abs(red) + Math.abs(yellow));
}

/** How far two pixels lie apart. */
export function apart({ light, red, yellow }: Colors, one: number, other: number): number {
  return differenceOf(light[one]! - light[other]!, red[one]! - red[other]!, yellow[one]! - yellow[other]!);
}

/** The same colors without their finest grain. */
export function smoothed({ width, height, light, red, yellow }: SmallPicture): Colors {
  const smooth = (plane: Plane) => boxBlur(plane, width, height, 1, 1);
  return { light: smooth(light), red: smooth(red), yellow: smooth(yellow) };
}

/** Steps between the lowest and the highest value of a plane, for `valueAt`. */
const STEPS = 2048;

/** The value below which `share` of the plane lies, to a two thousandth of its range. */
export function valueAt(plane: Plane, share: number): number {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = 0; index < plane.length; index++) {
    const value = plane[index]!;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (high <= low) return low;
  const counts = new Uint32Array(STEPS + 1);
  const scale = STEPS / (high - low);
  for (let index = 0; index < plane.length; index++) counts[((plane[index]! - low) * scale) | 0]! += 1;
  let step = 0;
  for (let seen = counts[0]!; seen <= share * plane.length && step < STEPS; ) seen += counts[++step]!;
  return low + step / scale;
}

/** The same picture at half the size: what is looked for in it comes four times as fast. */
export function halved(small: SmallPicture): SmallPicture {
  const [width, height] = [small.width >> 1, small.height >> 1];
  const rgb = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      const from = (y * 2 * small.width + x * 2) * 4;
      for (let channel = 0; channel < 4; channel++) rgb[index * 4 + channel] = small.rgb[from + channel]!;
    }
  }
  const half = (plane: Plane) => halvedPlane(plane, small.width, width, height);
  return {
    width,
    height,
    light: half(small.light),
    red: half(small.red),
    yellow: half(small.yellow),
    focus: half(small.focus),
    rgb,
  };
}

/** Means of four values each. */
export function halvedPlane(plane: Plane, stride: number, width: number, height: number): Plane {
  const half = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0, from = y * 2 * stride; x < width; x++, index++, from += 2)
      half[index] = (plane[from]! + plane[from + 1]! + plane[from + stride]! + plane[from + stride + 1]!) / 4;
  return half;
}

/** Each value four times, and at odd sizes the last ones once more. */
export function doubledPlane(half: Plane, width: number, height: number): Plane {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1];
  const plane = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    const row = Math.min(halfHeight - 1, y >> 1) * halfWidth;
    for (let x = 0; x < width; x++, index++) plane[index] = half[row + Math.min(halfWidth - 1, x >> 1)]!;
  }
  return plane;
}

import { type Canvas, resample } from '../core/canvas.ts';
import { oklab } from '../core/oklab.ts';
import { boxBlur, type Plane } from '../core/plane.ts';

/** What is looked for in a picture needs few pixels: this many on its long side. */
const LONG_SIDE = 240;

/** A starting picture made small, in OKLab. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  /** Lightness 0..1. */
  readonly light: Plane;
  /** Green to red and blue to yellow, about -0.3..0.3. */
  readonly red: Plane;
  readonly yellow: Plane;
  /** Red, green and blue, 0..255. */
  readonly rgb: Uint8ClampedArray;
  /** How sharp the surroundings of each pixel are, 0..1: what is out of focus has little. */
  readonly focus: Plane;
}

/** @param canvas the picture at its whole size */
export function makeSmall(canvas: Canvas): SmallPicture {
  const scale = Math.min(1, LONG_SIDE / Math.max(canvas.width, canvas.height));
  const small = resample(canvas, Math.max(8, canvas.width * scale), Math.max(8, canvas.height * scale));
  const { width, height } = small;
  const { data } = small.getContext('2d').getImageData(0, 0, width, height);
  const [light, red, yellow] = [0, 1, 2].map(() => new Float32Array(width * height)) as [Plane, Plane, Plane];
  for (let index = 0; index < light.length; index++) {
    const lab = oklab(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
    light[index] = lab[0];
    red[index] = lab[1];
    yellow[index] = lab[2];
  }
  return { width, height, light, red, yellow, rgb: data, focus: focusOf(light, width, height) };
}

function focusOf(light: Plane, width: number, height: number): Plane {
  const soft = boxBlur(light, width, height, 1);
  const edges = light.map((value, index) => Math.abs(value - soft[index]!));
  const around = boxBlur(edges, width, height, Math.max(2, Math.round(Math.max(width, height) / 40)));
  const strong = valueAt(around, 0.95) + 1e-4;
  return around.map((value) => Math.min(1, value / strong));
}

/** The value below which `share` of the plane lies. */
export function valueAt(plane: Plane, share: number): number {
  const sorted = plane.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

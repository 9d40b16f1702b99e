import { type Canvas, resample } from '../core/canvas.ts';
import { boxBlur, type Plane } from '../core/plane.ts';

/** What is looked for in a picture needs few pixels: this many on its long side. */
const LONG_SIDE = 240;

/** A starting picture made small, in OKLab (Ottosson, "A perceptual color space for image processing", 2020). */
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

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Lightness, green to red, blue to yellow of a color of 0..255 each. */
export function oklab(red: number, green: number, blue: number): [number, number, number] {
  const r = LINEAR[red | 0]!;
  const g = LINEAR[green | 0]!;
  const b = LINEAR[blue | 0]!;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
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

/** OKLab: Ottosson, "A perceptual color space for image processing" (2020). */

import type { Plane } from './plane.ts';

/** Lightness 0..1, green to red and blue to yellow, about -0.3..0.3 each. */
export type Lab = [number, number, number];

const LINEAR = Float32Array.from({ length: 256 }, (_, level) => {
  const value = level / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * Lightness, green to red, blue to yellow of a color of 0..255 each.
 * @param lab written to and returned, so that a loop over pixels needs one only
 */
export function oklab(red: number, green: number, blue: number, lab: Lab = [0, 0, 0]): Lab {
  const r = LINEAR[red | 0]!;
  const g = LINEAR[green | 0]!;
  const b = LINEAR[blue | 0]!;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  lab[0] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  lab[1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  lab[2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return lab;
}

/** Lightness, green to red and blue to yellow of every pixel of RGBA bytes. */
export function oklabPlanes(pixels: ArrayLike<number>): [light: Plane, red: Plane, yellow: Plane] {
  const count = pixels.length >> 2;
  const planes: [Plane, Plane, Plane] = [
    new Float32Array(count),
    new Float32Array(count),
    new Float32Array(count),
  ];
  const [light, red, yellow] = planes;
  const lab: Lab = [0, 0, 0];
  for (let index = 0, at = 0; index < count; index++, at += 4) {
    oklab(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, lab);
    light[index] = lab[0];
    red[index] = lab[1];
    yellow[index] = lab[2];
  }
  return planes;
}

/** Red, green and blue of 0..255 each; what no screen can show is cut off. */
export function fromOklab(light: number, red: number, yellow: number): Lab {
  const l = (light + 0.3963377774 * red + 0.2158037573 * yellow) ** 3;
  const m = (light - 0.1055613458 * red - 0.0638541728 * yellow) ** 3;
  const s = (light - 0.0894841775 * red - 1.291485548 * yellow) ** 3;
  return [
    level(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    level(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    level(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Steps fine enough that each of the 256 levels has several. */
const STEPS = 4096;
const LEVELS = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const value = step / STEPS;
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
});

function level(linear: number): number {
  return LEVELS[linear <= 0 ? 0 : linear >= 1 ? STEPS : Math.round(linear * STEPS)]!;
}

import { smoothstep } from '../core/maths.ts';
import type { Plane } from '../core/plane.ts';

/** How much red, green and blue count; their sizes come to 1. */
export type ToneWeights = readonly [red: number, green: number, blue: number];

const BRIGHTNESS: ToneWeights = [0.299, 0.587, 0.114];
/** Every so many pixels are looked at. */
const STEP = 3;

/**
 * The tones in which two parts of a picture differ most. A pink pot on cream paper has no border in its brightness,
 * but a clear one between green and red; parts of many colors each differ in brightness best.
 * @param rgb four bytes a pixel
 * @param shares how much each pixel belongs to the first part, 0..1
 */
export function partingTones(rgb: Uint8ClampedArray, shares: ArrayLike<number>): ToneWeights {
  const [figure, ground] = meansOf(rgb, shares);
  const apart = [0, 1, 2].map((channel) => figure[channel]! - ground[channel]!);
  const size = apart.reduce((sum, value) => sum + Math.abs(value), 0);
  if (size < 1) return BRIGHTNESS;
  const direct = apart.map((value) => value / size);
  const clearness = clearnessOf(rgb, shares, direct, [figure, ground]);
  const trust = smoothstep(0.6, 2, clearness);
  const sign = direct.reduce((sum, value) => sum + value, 0) < 0 ? -1 : 1;
  const mixed = BRIGHTNESS.map((value, channel) => value * (1 - trust) + sign * direct[channel]! * trust);
  const whole = mixed.reduce((sum, value) => sum + Math.abs(value), 0);
  return [mixed[0]! / whole, mixed[1]! / whole, mixed[2]! / whole];
}

function meansOf(rgb: Uint8ClampedArray, shares: ArrayLike<number>): readonly [number[], number[]] {
  const sums = [new Float64Array(3), new Float64Array(3)] as const;
  const totals = [1e-6, 1e-6];
  for (let index = 0; index < shares.length; index += STEP) {
    const share = shares[index]!;
    totals[0]! += share;
    totals[1]! += 1 - share;
    for (let channel = 0, at = index * 4; channel < 3; channel++, at++) {
      sums[0][channel]! += rgb[at]! * share;
      sums[1][channel]! += rgb[at]! * (1 - share);
    }
  }
  return [[...sums[0]].map((sum) => sum / totals[0]!), [...sums[1]].map((sum) => sum / totals[1]!)];
}

/** How far the means lie apart along a direction, by how far the pixels of each part spread (Fisher, 1936). */
function clearnessOf(
  rgb: Uint8ClampedArray,
  shares: ArrayLike<number>,
  [red, green, blue]: readonly number[],
  means: readonly [number[], number[]],
): number {
  const toneOf = (color: ArrayLike<number>, at: number) =>
    color[at]! * red! + color[at + 1]! * green! + color[at + 2]! * blue!;
  const [figure, ground] = [toneOf(means[0], 0), toneOf(means[1], 0)];
  let [spread, other, total] = [0, 0, 1e-6];
  for (let index = 0; index < shares.length; index += STEP) {
    const tone = toneOf(rgb, index * 4);
    spread += (tone - figure) ** 2 * shares[index]!;
    other += (tone - ground) ** 2 * (1 - shares[index]!);
    total += shares[index]!;
  }
  const rest = Math.max(1e-6, shares.length / STEP - total);
  return (figure - ground) ** 2 / (spread / total + other / rest + 20);
}

export function tonesOf(rgb: Uint8ClampedArray, [red, green, blue]: ToneWeights): Plane {
  const plane = new Float32Array(rgb.length >> 2);
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  for (let index = 0, at = 0; index < plane.length; index++, at += 4)
    plane[index] = rgb[at]! * r + rgb[at + 1]! * g + rgb[at + 2]! * b;
  return plane;
}

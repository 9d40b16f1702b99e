import { clamp } from '../../core/maths.ts';
import { boxBlur } from '../../core/plane.ts';
import type { SmallLook } from '../small-look.ts';

/** Where in the order of lightness the dark, middle and bright bands have their middles. */
const MIDDLES = [1 / 6, 1 / 2, 5 / 6] as const;
/** Steps of lightness that are told apart. */
export const LEVELS = 256;

interface BandMeasure {
  mean: [number, number];
  /** Covariance of the two color axes: green to red, both, blue to yellow. */
  spread: [number, number, number];
  /** Deviation of lightness from its surroundings. */
  contrast: number;
}

/** The share of pixels that is darker than each level, half of the level's own among them. */
export function ranksOf(light: Float32Array): Float32Array {
  const counts = new Float32Array(LEVELS);
  for (const value of light) counts[levelOf(value)]!++;
  let below = 0;
  return counts.map((count) => {
    const middle = (below + count / 2) / light.length;
    below += count;
    return middle;
  });
}

export function levelOf(light: number): number {
  return light <= 0 ? 0 : light >= 1 ? LEVELS - 1 : (light * (LEVELS - 1) + 0.5) | 0;
}

/** How much a pixel of this rank belongs to each band; the sum is 1. */
export function bandWeights(rank: number): [number, number, number] {
  const step = clamp((rank - MIDDLES[0]) / (MIDDLES[1] - MIDDLES[0]), 0, 2);
  if (step <= 1) return [1 - step, step, 0];
  return [0, 2 - step, step - 1];
}

/** Colors and contrast of the dark, middle and bright parts. */
export function measureBands({ light, red, yellow, width, height }: SmallLook): BandMeasure[] {
  const soft = boxBlur(light, width, height, 4);
  const weights = Array.from(ranksOf(light), bandWeights);
  const sums = [0, 1, 2].map(() => ({ weight: 1e-6, a: 0, b: 0, aa: 0, ab: 0, bb: 0, detail: 0 }));
  for (let index = 0; index < light.length; index++) {
    const own = weights[levelOf(light[index]!)]!;
    const [a, b] = [red[index]!, yellow[index]!];
    const detail = (light[index]! - soft[index]!) ** 2;
    for (let band = 0; band < 3; band++) {
      const weight = own[band]!;
      if (weight === 0) continue;
      const sum = sums[band]!;
      sum.weight += weight;
      sum.a += weight * a;
      sum.b += weight * b;
      sum.aa += weight * a * a;
      sum.ab += weight * a * b;
      sum.bb += weight * b * b;
      sum.detail += weight * detail;
    }
  }
  return sums.map(({ weight, a, b, aa, ab, bb, detail }) => {
    const [x, y] = [a / weight, b / weight];
    return {
      mean: [x, y],
      spread: [Math.max(0, aa / weight - x * x), ab / weight - x * y, Math.max(0, bb / weight - y * y)],
      contrast: Math.sqrt(detail / weight),
    };
  });
}

import type { Checkpoint } from '../../core/checkpoint.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { ToneBand } from '../learned-style.types.ts';
import type { SmallLook } from '../small-look.ts';
import { levelOf } from './tone-bands.ts';

/** Colors that hardly differ cannot be told how to differ: more would only enlarge noise. */
const MOST_SPREAD = 2.5;
const LEAST_VARIANCE = 2e-5;

type Colors = Pick<ToneBand, 'mean' | 'spread'>;

interface Transfer {
  /** Of the picture, dark to bright. */
  from: readonly Colors[];
  to: readonly Colors[];
  /** How much each level of lightness belongs to each band. */
  weights: readonly (readonly number[])[];
  /** 0..1. */
  share: number;
}

/**
 * Moves colors so that dark, middle and bright parts get the wanted middle and spread, with the least change that does it
 * (Pitié and Kokaram, "The linear Monge-Kantorovitch linear colour mapping", 2007). Lightness has its new values already.
 */
export function moveColors(
  whole: SmallLook,
  { from, to, weights, share }: Transfer,
  checkpoint: Checkpoint,
): void {
  const maps = from.map((own, band) => ({
    own,
    wanted: to[band]!,
    matrix: leastChange(own.spread, to[band]!.spread),
  }));
  const { light, red, yellow } = whole;
  for (let index = 0; index < red.length; index++) {
    if ((index & 16_383) === 0) checkpoint.check();
    const [a, b] = [red[index]!, yellow[index]!];
    const own = weights[levelOf(light[index]!)]!;
    let [x, y] = [0, 0];
    for (let band = 0; band < 3; band++) {
      const weight = own[band]!;
      if (weight === 0) continue;
      const {
        own: { mean },
        wanted,
        matrix,
      } = maps[band]!;
      const [right, up] = [a - mean[0], b - mean[1]];
      x += weight * (wanted.mean[0] + matrix[0] * right + matrix[1] * up);
      y += weight * (wanted.mean[1] + matrix[1] * right + matrix[2] * up);
    }
    red[index] = lerp(a, x, share);
    yellow[index] = lerp(b, y, share);
  }
}

/** A symmetric matrix: its first, mixed and last entry. */
type Symmetric = readonly [number, number, number];

function leastChange(own: Symmetric, wanted: Symmetric): Symmetric {
  const from: Symmetric = [own[0] + LEAST_VARIANCE, own[1], own[2] + LEAST_VARIANCE];
  const root = power(from, 0.5);
  const back = power(from, -0.5);
  return power(sandwich(back, power(sandwich(root, wanted), 0.5)), 1, MOST_SPREAD);
}

function sandwich([a, b, c]: Symmetric, [x, y, z]: Symmetric): Symmetric {
  return [
    a * a * x + 2 * a * b * y + b * b * z,
    a * b * x + (a * c + b * b) * y + b * c * z,
    b * b * x + 2 * b * c * y + c * c * z,
  ];
}

/** By its eigenvalues, which cannot be below 0, nor above `most` afterwards. */
function power([a, b, c]: Symmetric, exponent: number, most = Number.POSITIVE_INFINITY): Symmetric {
  const middle = (a + c) / 2;
  const half = Math.hypot((a - c) / 2, b);
  const [large, small] = [middle + half, middle - half].map((value) =>
    clamp(Math.max(value, 1e-12) ** exponent, 0, most),
  ) as [number, number];
  if (half < 1e-12) return [large, 0, large];
  const cosine = (a - c) / 2 / half;
  const sine = b / half;
  const [sum, difference] = [(large + small) / 2, (large - small) / 2];
  return [sum + difference * cosine, difference * sine, sum - difference * cosine];
}

import { clamp, lerp } from '../../core/maths.ts';

const SHARE = 0.8;
/** Steeper curves would make steps of smooth skies. */
const STEEPEST = 2.2;

/**
 * Lightness for each level of a picture, so that it gets the learned tones.
 * @param ranks share of pixels below each level
 * @param tones lightness below which each share of the pixels is to lie
 */
export function toneCurve(ranks: Float32Array, tones: readonly number[]): Float32Array {
  const last = ranks.length - 1;
  const wanted = ranks.map((rank, level) => lerp(level / last, toneAt(rank, tones), SHARE));
  const middle = Math.max(0, ranks.findIndex((rank) => rank >= 0.5));
  const curve = wanted.slice();
  const most = STEEPEST / last;
  for (let level = middle + 1; level <= last; level++)
    curve[level] = curve[level - 1]! + clamp(wanted[level]! - curve[level - 1]!, 0, most);
  for (let level = middle - 1; level >= 0; level--)
    curve[level] = curve[level + 1]! - clamp(curve[level + 1]! - wanted[level]!, 0, most);
  return curve.map((value) => clamp(value));
}

function toneAt(rank: number, tones: readonly number[]): number {
  const place = clamp(rank) * (tones.length - 1);
  const below = Math.min(tones.length - 2, Math.floor(place));
  return lerp(tones[below]!, tones[below + 1]!, place - below);
}

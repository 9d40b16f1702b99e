import { clamp, lerp } from '../../core/maths.ts';

const SHARE = 0.8;
/** Steeper curves would make steps of smooth skies. */
const STEEPEST = 2.2;

/**
 * Lightness for each level of a picture, so that it gets the learned tones.
 * @param ranks share of pixels below each level
 * @param tones lightness below which each share of the pixels is to lie
 * @param limited 1 where there are few tones: how much of the sheet each covers is then the motif's, and only the darkest
 * and the brightest are taken over
 */
export function toneCurve(ranks: Float32Array, tones: readonly number[], limited: number): Float32Array {
  const last = ranks.length - 1;
  const ends = [levelAt(ranks, 0.03), levelAt(ranks, 0.97)] as const;
  const [dark, bright] = [toneAt(0.03, tones), toneAt(0.97, tones)];
  const wanted = ranks.map((rank, level) => {
    const stretched = lerp(dark, bright, (level - ends[0]) / Math.max(1, ends[1] - ends[0]));
    return lerp(level / last, lerp(toneAt(rank, tones), stretched, limited), SHARE);
  });
  const middle = Math.max(
    0,
    ranks.findIndex((rank) => rank >= 0.5),
  );
  const curve = wanted.slice();
  const most = STEEPEST / last;
  for (let level = middle + 1; level <= last; level++)
    curve[level] = curve[level - 1]! + clamp(wanted[level]! - curve[level - 1]!, 0, most);
  for (let level = middle - 1; level >= 0; level--)
    curve[level] = curve[level + 1]! - clamp(curve[level + 1]! - wanted[level]!, 0, most);
  return curve.map((value) => clamp(value));
}

function levelAt(ranks: Float32Array, share: number): number {
  const level = ranks.findIndex((rank) => rank >= share);
  return level < 0 ? ranks.length - 1 : level;
}

function toneAt(rank: number, tones: readonly number[]): number {
  const place = clamp(rank) * (tones.length - 1);
  const below = Math.min(tones.length - 2, Math.floor(place));
  return lerp(tones[below]!, tones[below + 1]!, place - below);
}

import type { Tool } from '../plans/plans.types.ts';

export const RUN_DURATIONS_KEYS: Readonly<Record<Tool, string>> = {
  green: 'dreamseed.green.durations',
  yellow: 'dreamseed.yellow.durations',
};

/** The success animation plays this long before a new image is revealed. */
export const SUCCESS_ANIMATION_MS = 1200;

/** An image that takes longer has failed; it was not stopped. */
export const IMAGE_TIMEOUT_MS = 120_000;

/** Assumed until a first run was measured. */
export const FIRST_ESTIMATE_MS = 4000;

/** Enough runs to ride out one slow one, few enough to follow a faster machine. */
const REMEMBERED_RUNS = 9;

/** Reached when a run takes exactly as long as expected; the rest is approached, never reached. */
const EXPECTED_FRACTION = 0.9;

/** Durations as stored; anything that is not a list of positive numbers is as good as none. */
export function decodeDurations(stored: string | null): number[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return [];
    return value
      .filter((entry): entry is number => typeof entry === 'number' && Number.isFinite(entry) && entry > 0)
      .slice(-REMEMBERED_RUNS);
  } catch {
    return [];
  }
}

export function rememberDuration(durations: readonly number[], duration: number): number[] {
  return [...durations, Math.round(duration)].slice(-REMEMBERED_RUNS);
}

/** The median of what past runs took, in milliseconds. */
export function expectedDuration(durations: readonly number[]): number {
  if (durations.length === 0) return FIRST_ESTIMATE_MS;
  const sorted = [...durations].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How full the progress bar is, 0 to just under 1: steady up to the expected time, then ever slower. */
export function runProgress(elapsed: number, expected: number): number {
  if (elapsed <= 0) return 0;
  const share = elapsed / Math.max(1, expected);
  if (share <= 1) return share * EXPECTED_FRACTION;
  return 1 - (1 - EXPECTED_FRACTION) / share;
}

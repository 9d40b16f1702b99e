import type { Tool } from '../plans/plans.types.ts';

interface ReadingReward {
  /** How long the tab must be read in, in milliseconds. */
  durationMs: number;
  /** Guest credits earned at the end. */
  credits: number;
}

export const READING_REWARDS: Readonly<Record<Tool, ReadingReward>> = {
  green: { durationMs: 600_000, credits: 50 },
  yellow: { durationMs: 1_200_000, credits: 100 },
};

/** `10 minutes, 50 credits`. */
export function describeReward({ durationMs, credits }: ReadingReward): string {
  return `${durationMs / 60_000} minutes, ${credits} credits`;
}

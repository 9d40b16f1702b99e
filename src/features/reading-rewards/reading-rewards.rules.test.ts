import { describe, expect, it } from 'vitest';
import { describeReward, READING_REWARDS } from './reading-rewards.rules.ts';

describe('reading rewards', () => {
  it('BIZ-14: 10 minutes earn 50 green credits, 20 minutes 100 yellow ones', () => {
    expect(READING_REWARDS.green).toEqual({ durationMs: 600_000, credits: 50 });
    expect(READING_REWARDS.yellow).toEqual({ durationMs: 1_200_000, credits: 100 });
  });

  it('are described in words', () => {
    expect(describeReward(READING_REWARDS.yellow)).toBe('20 minutes, 100 credits');
  });
});

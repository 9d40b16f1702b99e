import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

const MINUTE = 60_000;

describe('the attempt limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets so many through in a window, by key', async () => {
    const limit = createAttemptLimit({ attempts: 2, windowMs: 15 * MINUTE });
    expect(await limit.take('ada')).toBe(0);
    expect(await limit.take('ada')).toBe(0);
    expect(await limit.take('ada')).toBe(15 * MINUTE);
    expect(await limit.take('ben')).toBe(0);
  });

  it('begins anew when the window has passed', async () => {
    const limit = createAttemptLimit({ attempts: 1, windowMs: 15 * MINUTE });
    await limit.take('ada');
    vi.advanceTimersByTime(14 * MINUTE);
    expect(await limit.take('ada')).toBe(MINUTE);
    vi.advanceTimersByTime(MINUTE);
    expect(await limit.take('ada')).toBe(0);
  });

  it('forgets attempts that are given back', async () => {
    const limit = createAttemptLimit({ attempts: 1, windowMs: MINUTE });
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await limit.take('ada')).toBe(0);
      await limit.giveBack('ada');
    }
  });

  it('counts attempts of the same moment before they are made', async () => {
    const limit = createAttemptLimit({ attempts: 3, windowMs: MINUTE });
    const waits = await Promise.all(Array.from({ length: 10 }, () => limit.take('ada')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });
});

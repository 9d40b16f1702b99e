import { describe, expect, it } from 'vitest';
import {
  decodeDurations,
  expectedDuration,
  IMAGE_TIMEOUT_MS,
  rememberDuration,
  runProgress,
  SUCCESS_ANIMATION_MS,
} from './run-timing.rules.ts';

describe('timings', () => {
  it('BIZ-15, O-31: the animation takes 1.2 s, an image at most 120 s', () => {
    expect(SUCCESS_ANIMATION_MS).toBe(1200);
    expect(IMAGE_TIMEOUT_MS).toBe(120_000);
  });
});

describe('the expected duration', () => {
  it('is the median of past runs', () => {
    expect(expectedDuration([900, 30_000, 1100])).toBe(1100);
    expect(expectedDuration([1000, 2000])).toBe(1500);
  });

  it('has a guess before the first run', () => {
    expect(expectedDuration([])).toBeGreaterThan(0);
  });

  it('remembers the latest nine', () => {
    const durations = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(rememberDuration(durations, 10.4)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each([null, '{oops', '"x"', '5', '{}', 'null'])('%j stored is no memory', (stored) => {
    expect(decodeDurations(stored)).toEqual([]);
  });

  it('drops entries that are no durations', () => {
    expect(decodeDurations('[1200, "x", -3, null, 900]')).toEqual([1200, 900]);
  });
});

describe('progress', () => {
  it('starts at 0, is nearly full when expected and never full', () => {
    expect(runProgress(0, 4000)).toBe(0);
    expect(runProgress(2000, 4000)).toBeCloseTo(0.45);
    expect(runProgress(4000, 4000)).toBeCloseTo(0.9);
    expect(runProgress(400_000, 4000)).toBeLessThan(1);
  });

  it('never goes back', () => {
    const steps = Array.from({ length: 100 }, (_, step) => runProgress(step * 200, 4000));
    expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });
});

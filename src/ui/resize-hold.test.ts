import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createResizeHold } from './resize-hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('LAY-24: redrawing is held during a resize and released 250 ms after its last event', () => {
  test('holds at once and releases after 250 ms, not before', () => {
    const onHold = vi.fn();
    const onRelease = vi.fn();
    const hold = createResizeHold({ onHold, onRelease });
    hold.touch();
    expect(onHold).toHaveBeenCalledTimes(1);
    expect(hold.isHeld()).toBe(true);
    vi.advanceTimersByTime(249);
    expect(onRelease).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onRelease).toHaveBeenCalledTimes(1);
    expect(hold.isHeld()).toBe(false);
  });

  test('each event starts the 250 ms again; a whole drag holds and releases once', () => {
    const onHold = vi.fn();
    const onRelease = vi.fn();
    const hold = createResizeHold({ onHold, onRelease });
    for (let event = 0; event < 20; event += 1) {
      hold.touch();
      vi.advanceTimersByTime(200);
    }
    expect(onRelease).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(onHold).toHaveBeenCalledTimes(1);
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  test('a second drag holds again', () => {
    const onHold = vi.fn();
    const hold = createResizeHold({ onHold, onRelease: () => {} });
    hold.touch();
    vi.advanceTimersByTime(250);
    hold.touch();
    expect(onHold).toHaveBeenCalledTimes(2);
  });

  test('nothing is released after disposal', () => {
    const onRelease = vi.fn();
    const hold = createResizeHold({ onRelease });
    hold.touch();
    hold.dispose();
    vi.advanceTimersByTime(1000);
    expect(onRelease).not.toHaveBeenCalled();
    expect(hold.isHeld()).toBe(false);
  });
});

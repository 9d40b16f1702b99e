import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDebounce, RESIZE_DEBOUNCE_MS } from './debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('LAY-24: redrawing is held during a resize and released 250 ms after its last event', () => {
  test('holds at once and releases after 250 ms, not before', () => {
    const onStart = vi.fn();
    const onEnd = vi.fn();
    const resizing = createDebounce({ milliseconds: RESIZE_DEBOUNCE_MS, onStart, onEnd });
    resizing.touch();
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(resizing.isWaiting()).toBe(true);
    vi.advanceTimersByTime(249);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(resizing.isWaiting()).toBe(false);
  });

  test('each event starts the 250 ms again; a whole drag holds and releases once', () => {
    const onStart = vi.fn();
    const onEnd = vi.fn();
    const resizing = createDebounce({ milliseconds: RESIZE_DEBOUNCE_MS, onStart, onEnd });
    for (let event = 0; event < 20; event += 1) {
      resizing.touch();
      vi.advanceTimersByTime(200);
    }
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(50);
    expect(onStart).toHaveBeenCalledTimes(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('a second drag holds again', () => {
    const onStart = vi.fn();
    const resizing = createDebounce({ milliseconds: RESIZE_DEBOUNCE_MS, onStart, onEnd: () => {} });
    resizing.touch();
    vi.advanceTimersByTime(250);
    resizing.touch();
    expect(onStart).toHaveBeenCalledTimes(2);
  });

  test('nothing is released after disposal', () => {
    const onEnd = vi.fn();
    const resizing = createDebounce({ milliseconds: RESIZE_DEBOUNCE_MS, onEnd });
    resizing.touch();
    resizing.dispose();
    vi.advanceTimersByTime(1000);
    expect(onEnd).not.toHaveBeenCalled();
    expect(resizing.isWaiting()).toBe(false);
  });
});

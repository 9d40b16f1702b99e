import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type RefreshedTab, startRefreshing } from './refresh-timer.ts';

function createTab() {
  let hidden = false;
  const listeners = new Set<() => void>();
  const tab: RefreshedTab = {
    now: () => Date.now(),
    isHidden: () => hidden,
    onVisibilityChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    tab,
    listeners,
    setHidden(value: boolean) {
      hidden = value;
      for (const listener of listeners) listener();
    },
  };
}

describe('BLOG-17: a list is asked for again', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('every 30 seconds', () => {
    const refresh = vi.fn();
    startRefreshing(refresh, createTab().tab);
    vi.advanceTimersByTime(29_999);
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  test('never in a hidden tab, and at once when that is seen again after the time', () => {
    const refresh = vi.fn();
    const { tab, setHidden } = createTab();
    startRefreshing(refresh, tab);
    setHidden(true);
    vi.advanceTimersByTime(120_000);
    expect(refresh).not.toHaveBeenCalled();
    setHidden(false);
    vi.advanceTimersByTime(0);
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('after what is left of the time when the tab was hidden for a moment', () => {
    const refresh = vi.fn();
    const { tab, setHidden } = createTab();
    startRefreshing(refresh, tab);
    vi.advanceTimersByTime(10_000);
    setHidden(true);
    vi.advanceTimersByTime(5_000);
    setHidden(false);
    vi.advanceTimersByTime(14_999);
    expect(refresh).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('BLOG-18: no more once it is stopped', () => {
    const refresh = vi.fn();
    const { tab, listeners } = createTab();
    startRefreshing(refresh, tab)();
    vi.advanceTimersByTime(90_000);
    expect(refresh).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryStorage, type KeyValueStorage } from '../../../ui/browser-storage.ts';
import type { Tool } from '../../plans/plans.types.ts';
import { READING_KEYS, remainingTime, timeRead } from '../reading-timer.rules.ts';
import { createReadingClock } from './reading-clock.ts';

const START = Date.UTC(2026, 4, 1);

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

function openTab(tabId: string, storage: KeyValueStorage) {
  const tab = { hidden: false, paid: [] as [Tool, number][] };
  const clock = createReadingClock({
    storage,
    clock: { now: () => Date.now() },
    tabId,
    isHidden: () => tab.hidden,
    pay: (target, credits) => tab.paid.push([target, credits]),
  });
  const stop = clock.run();
  return Object.assign(tab, { clock, stop, left: () => remaining(clock.getSnapshot().timer) });
}

function remaining(timer: Parameters<typeof remainingTime>[0] | undefined) {
  return timer && remainingTime(timer);
}

const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const entries = (storage: KeyValueStorage) =>
  Object.values(READING_KEYS)
    .map((key) => storage.getItem(key))
    .filter((entry) => entry !== null);

test('READ-01, READ-02: a reading stores its target, when it began and what it needs', () => {
  const storage = createMemoryStorage();
  const tab = openTab('a', storage);
  tab.clock.start('yellow');
  expect(storage.getItem(READING_KEYS.target)).toBe('yellow');
  expect(storage.getItem(READING_KEYS.startedAt)).toBe(String(START));
  expect(storage.getItem(READING_KEYS.neededMs)).toBe('1200000');
  expect(tab.left()).toBe('20:00');
});

test('READ-05: the countdown moves each second', () => {
  const tab = openTab('a', createMemoryStorage());
  tab.clock.start('green');
  expect(tab.left()).toBe('10:00');
  vi.advanceTimersByTime(1000);
  expect(tab.left()).toBe('09:59');
  vi.advanceTimersByTime(1000);
  expect(tab.left()).toBe('09:58');
});

test.each([
  ['green', 10, 50],
  ['yellow', 20, 100],
] as const)('READ-07, READ-08, READ-12: %s is paid once after %d minutes', (target, length, credits) => {
  const storage = createMemoryStorage();
  const tab = openTab('a', storage);
  tab.clock.start(target);
  vi.advanceTimersByTime(length * 60_000 - 1000);
  expect(tab.paid).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(tab.paid).toEqual([[target, credits]]);
  expect(entries(storage)).toEqual([]);
  expect(tab.left()).toBeUndefined();
  minutes(60);
  expect(tab.paid).toHaveLength(1);
});

test('READ-09: the end is shown for six seconds', () => {
  const tab = openTab('a', createMemoryStorage());
  tab.clock.start('green');
  minutes(10);
  vi.advanceTimersByTime(5900);
  expect(tab.clock.getSnapshot().earned).toBe('green');
  vi.advanceTimersByTime(200);
  expect(tab.clock.getSnapshot().earned).toBeUndefined();
});

test('READ-06: a hidden tab does not count', () => {
  const tab = openTab('a', createMemoryStorage());
  tab.clock.start('green');
  minutes(1);
  tab.hidden = true;
  minutes(5);
  expect(tab.left()).toBe('09:00');
  tab.hidden = false;
  minutes(1);
  expect(tab.left()).toBe('08:00');
});

test('a clock that jumps ahead, and a tab that slept, earn nothing', () => {
  const tab = openTab('a', createMemoryStorage());
  tab.clock.start('green');
  vi.setSystemTime(START + 24 * 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(tab.left()).toBe('09:59');
  vi.setSystemTime(START - 24 * 3_600_000);
  vi.advanceTimersByTime(2000);
  expect(tab.left()).toBe('09:57');
});

test('READ-04: after a reload the reading goes on where it was', () => {
  const storage = createMemoryStorage();
  const before = openTab('a', storage);
  before.clock.start('green');
  minutes(4);
  before.stop();
  minutes(30);
  const after = openTab('b', storage);
  expect(after.left()).toBe('06:00');
  minutes(6);
  expect(before.paid).toEqual([]);
  expect(after.paid).toEqual([['green', 50]]);
});

test('two windows side by side count once and are paid once', () => {
  const storage = createMemoryStorage();
  const one = openTab('one', storage);
  const other = openTab('other', storage);
  one.clock.start('green');
  minutes(5);
  expect([one.left(), other.left()]).toEqual(['05:00', '05:00']);
  minutes(5);
  expect([...one.paid, ...other.paid]).toEqual([['green', 50]]);
  vi.advanceTimersByTime(1000);
  expect([one.left(), other.left()]).toEqual([undefined, undefined]);
});

test('the other window takes over when the first is hidden, closed, or dies without a word', () => {
  const storage = createMemoryStorage();
  const one = openTab('one', storage);
  const other = openTab('other', storage);
  one.clock.start('green');
  minutes(1);
  one.hidden = true;
  minutes(1);
  expect(other.left()).toBe('08:00');
  storage.setItem(READING_KEYS.tab, `dead ${Date.now()}`);
  vi.advanceTimersByTime(3000);
  expect(other.left()).toBe('07:59');
});

test.each([
  { [READING_KEYS.target]: 'abc' },
  { [READING_KEYS.startedAt]: 'abc' },
  { [READING_KEYS.neededMs]: 'abc' },
  { [READING_KEYS.neededMs]: '0' },
  { [READING_KEYS.readMs]: '-5' },
])('READ-11: corrupt entries are ignored: %o', (corrupt) => {
  const storage = createMemoryStorage();
  openTab('a', storage).clock.start('green');
  for (const [key, text] of Object.entries(corrupt)) storage.setItem(key, text);
  const tab = openTab('b', storage);
  expect(tab.left()).toBeUndefined();
  minutes(30);
  expect(tab.paid).toEqual([]);
});

test('a reading that is given up earns nothing', () => {
  const storage = createMemoryStorage();
  const tab = openTab('a', storage);
  tab.clock.start('green');
  minutes(9);
  tab.clock.cancel();
  expect(entries(storage)).toEqual([]);
  minutes(9);
  expect(tab.paid).toEqual([]);
});

test('a paused reading keeps its time, in every tab and over a reload, until it goes on', () => {
  const storage = createMemoryStorage();
  const tab = openTab('a', storage);
  const other = openTab('b', storage);
  tab.clock.start('green');
  minutes(3);
  tab.clock.pause();
  minutes(30);
  expect([tab.left(), other.left()]).toEqual(['07:00', '07:00']);
  tab.stop();
  const later = openTab('c', storage);
  expect(later.clock.getSnapshot().timer?.isPaused).toBe(true);
  minutes(5);
  expect(later.left()).toBe('07:00');
  later.clock.resume();
  minutes(7);
  expect([...tab.paid, ...other.paid, ...later.paid]).toEqual([['green', 50]]);
  expect(entries(storage)).toEqual([]);
});

test('a new reading is not paused because the one before was', () => {
  const tab = openTab('a', createMemoryStorage());
  tab.clock.start('green');
  tab.clock.pause();
  tab.clock.start('yellow');
  minutes(1);
  expect(tab.left()).toBe('19:00');
});

test.each([
  [0, ''],
  [999, ''],
  [1000, '1 second'],
  [59_000, '59 seconds'],
  [60_000, '1 minute'],
  [185_000, '3 minutes'],
])('after %d ms somebody has read for “%s”', (readMs, text) => {
  expect(timeRead({ readMs })).toBe(text);
});

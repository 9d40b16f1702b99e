import { expect, test } from 'vitest';
import { MAX_TOASTS, type ToastEntry, toastDuration, withoutToast, withToast } from './toast-list.ts';

const shown = (titles: string[]) =>
  titles.reduce<ToastEntry[]>((entries, title, id) => withToast(entries, { tone: 'info', title }, id), []);

test('the newest messages stay and the oldest give way', () => {
  const entries = shown(['one', 'two', 'three', 'four']);
  expect(entries).toHaveLength(MAX_TOASTS);
  expect(entries.map((entry) => entry.title)).toEqual(['two', 'three', 'four']);
});

test('the same message again is shown once, as the newest', () => {
  expect(shown(['one', 'two', 'one']).map((entry) => [entry.title, entry.id])).toEqual([
    ['two', 1],
    ['one', 2],
  ]);
});

test('closing one leaves the others', () => {
  expect(withoutToast(shown(['one', 'two']), 0).map((entry) => entry.title)).toEqual(['two']);
});

test('errors stay longer, and a message may name its own time', () => {
  expect(toastDuration({ tone: 'error', title: 'x' })).toBeGreaterThan(
    toastDuration({ tone: 'info', title: 'x' }),
  );
  expect(toastDuration({ tone: 'error', title: 'x', duration: 0 })).toBe(0);
});

import { expect, test } from 'vitest';
import { readSearch, toRequest, withSearch } from './gallery-search.rules.ts';

test('an address says the same search in one way, and what is none is left out', () => {
  const address = new URLSearchParams('utm=x&option=b&color=blue&option=a&query=red+fox&tool=');
  expect(readSearch(address)).toBe('query=red+fox&color=blue&option=b&option=a');
});

test('a filter is set and taken away', () => {
  const blue = withSearch('query=fox', 'color', 'blue');
  expect(blue).toBe('query=fox&color=blue');
  expect(withSearch(blue, 'color', '')).toBe('query=fox');
});

test('days are those of the visitor, the last one included', () => {
  const asked = toRequest('query=fox&from=2026-01-05&to=2026-01-05', (day, later) => `${day}+${later}`);
  expect(new URLSearchParams(asked).get('from')).toBe('2026-01-05+0');
  expect(new URLSearchParams(asked).get('to')).toBe('2026-01-05+1');
});

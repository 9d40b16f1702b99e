import { expect, it } from 'vitest';
import { isFromAnotherSite } from './fetch-site.ts';

it.each([
  ['same-origin', false],
  ['none', false],
  [undefined, false],
  ['cross-site', true],
  ['same-site', true],
  ['something new', true],
])('Sec-Fetch-Site %s is from another site: %s', (header, expected) => {
  expect(isFromAnotherSite(header)).toBe(expected);
});

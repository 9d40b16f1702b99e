import { expect, it } from 'vitest';
import { isFromAnotherSite, isSentByAnotherSite } from './fetch-site.ts';

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

it.each([
  [{}, false],
  [{ Origin: 'http://dreams.example' }, false],
  [{ Origin: 'https://dreams.example', Host: 'DREAMS.example' }, false],
  [{ Origin: 'https://dreams.example', Host: 'inner:3000', 'X-Forwarded-Host': 'dreams.example' }, false],
  [{ Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ Origin: 'http://dreams.example', 'Sec-Fetch-Site': 'cross-site' }, true],
  [{ Origin: 'https://evil.test' }, true],
  [{ Origin: 'http://dreams.example:8080' }, true],
  [{ Origin: 'http://dreams.example.evil.test' }, true],
  [{ Origin: 'null' }, true],
  [{ Origin: '' }, true],
])('a request with %o is sent by another site: %s', (headers, expected) => {
  const request = new Request('http://dreams.example/x', { method: 'POST', headers: { ...headers } });
  expect(isSentByAnotherSite(request)).toBe(expected);
});

import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { HASH_ROUTE_SCRIPT } from './hash-route.ts';

/** Runs the script of the document's head at an address and answers where it goes. */
function goesTo(hash: string): string | null {
  let target: string | null = null;
  const location = {
    hash,
    origin: 'https://site.test',
    replace: (address: string) => {
      target = address;
    },
  };
  runInContext(HASH_ROUTE_SCRIPT, createContext({ location, URL }));
  return target;
}

describe('LAY-18, T-11: the hash in the address', () => {
  test.each([
    ['#/about', 'https://site.test/about'],
    ['#/blog?page=2', 'https://site.test/blog?page=2'],
    ['#/blog/a%20b', 'https://site.test/blog/a%20b'],
  ])('%s becomes %s', (hash, path) => {
    expect(goesTo(hash)).toBe(path);
  });

  test.each(['', '#pricing', '#generator-suite', '#'])('%s stays an anchor', (hash) => {
    expect(goesTo(hash)).toBeNull();
  });

  test.each([
    '#//elsewhere.test/x',
    '#/\\elsewhere.test',
    '#///elsewhere.test',
    '#/.//elsewhere.test/x',
    '#/x/..//elsewhere.test',
    '#//site.test//elsewhere.test/',
  ])('%s does not lead off the site', (hash) => {
    const target = goesTo(hash);
    if (target !== null) expect(new URL(target, 'https://site.test/about').origin).toBe('https://site.test');
  });
});

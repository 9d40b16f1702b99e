import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME } from './post-front-matter.schema.ts';
import { freeSlug, slugOf } from './post-slug.rules.ts';

describe('the address of a post', () => {
  test.each([
    ['Light First', 'light-first'],
    ["Say What You Don't Want", 'say-what-you-dont-want'],
    ['Who Owns a Generated Picture?', 'who-owns-a-generated-picture'],
    ['  100 % größer – æsthetic ½  ', '100-grosser-aesthetic-1-2'],
    ['Привет, мир', 'privet-mir'],
    ['Καλημέρα', 'kalimera'],
    ['Łódź ﬁsh', 'lodz-fish'],
    [`${'word '.repeat(40)}`, 'word-'.repeat(16).slice(0, -1)],
    ['x'.repeat(100), 'x'.repeat(80)],
  ])('of "%s" is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('is there for any title, always the same, and a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const slug = slugOf(title);
        expect(slug).toMatch(NAME);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugOf(title)).toBe(slug);
      }),
    );
  });

  test('differs between titles in scripts that cannot be spelled', () => {
    expect(slugOf('日本')).not.toBe(slugOf('中国'));
    expect(slugOf('日本')).toMatch(/^post-[0-9a-f]{8}$/);
  });

  test('is numbered when it is taken', () => {
    const taken = new Set(['a', 'a-2', 'a-3']);
    expect(freeSlug('a', (slug) => taken.has(slug))).toBe('a-4');
    expect(freeSlug('b', (slug) => taken.has(slug))).toBe('b');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseRelated } from './related-articles.ts';

const cards = (count: number) => Array.from({ length: count }, (_, place) => ({ slug: `s${place}` }));

test('ART-05, BIZ-16: six of thirty, none twice, never the current one', () => {
  const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.nat(30), fc.array(number, { minLength: 6, maxLength: 6 }), (count, numbers) => {
      const left = [...numbers];
      const chosen = chooseRelated([...cards(count), ...cards(count)], 's0', () => left.shift() ?? 0);
      const slugs = chosen.map(({ slug }) => slug);
      expect(slugs.length).toBe(Math.min(6, Math.max(0, count - 1)));
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(slugs).not.toContain('s0');
    }),
  );
});

test('chance decides which, and in which order', () => {
  expect(chooseRelated(cards(10), 's9', () => 0).map(({ slug }) => slug)).toEqual([
    's0',
    's1',
    's2',
    's3',
    's4',
    's5',
  ]);
  expect(chooseRelated(cards(10), 's9', () => 0.999).map(({ slug }) => slug)).toEqual([
    's8',
    's0',
    's1',
    's2',
    's3',
    's4',
  ]);
});

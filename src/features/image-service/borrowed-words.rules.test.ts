import { expect, it } from 'vitest';
import { describeBorrowed } from './borrowed-words.rules.ts';

const borrow = (pairs: Record<string, string>) =>
  Object.entries(pairs).map(([word, drawn]) => ({ word, drawn }));

it('says nothing where every word has a drawing of its own', () => {
  expect(describeBorrowed([])).toBeUndefined();
});

it('names what was drawn instead', () => {
  expect(describeBorrowed(borrow({ cub: 'baby bear', torches: 'lanterns' }))).toBe(
    "I can't draw 'cub' and 'torches' yet, so I drew the nearest I know: 'baby bear' and 'lanterns'.",
  );
});

it('keeps a long list short', () => {
  expect(describeBorrowed(borrow({ a: 'k', b: 'l', c: 'm', d: 'n' }))).toBe(
    "I can't draw 'a', 'b' and 'c' yet, so I drew the nearest I know: 'k', 'l' and 'm'.",
  );
});

import { describe, expect, it } from 'vitest';
import { wordsOf } from './brief/text/tokens.ts';
import { NOUN_BOOK } from './vocabulary/noun-lookup.ts';
import { whatItKnows } from './what-it-knows.ts';

describe('whatItKnows', () => {
  const { themes, nouns, words } = whatItKnows();
  const listed = themes.flatMap((theme) => theme.nouns);

  it('lists every noun once, under one theme', () => {
    expect(listed).toHaveLength(nouns);
    expect(new Set(listed).size).toBe(nouns);
    expect(nouns).toBeGreaterThanOrEqual(600);
    expect(words).toBeGreaterThan(nouns);
  });

  it('lists only what a prompt can name', () => {
    expect(listed.filter((name) => !NOUN_BOOK.get(wordsOf(name)))).toEqual([]);
  });
});

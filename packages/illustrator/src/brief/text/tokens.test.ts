import { describe, expect, it } from 'vitest';
import { tokenise, wordsOf } from './tokens.ts';

describe('tokenise', () => {
  it('splits at hyphens, folds case and accents, and drops the possessive', () => {
    expect(wordsOf("A T-Rex's Café")).toEqual(['a', 't', 'rex', 'cafe']);
    expect(tokenise("dragon's lair")[0]).toMatchObject({
      text: "dragon's",
      word: 'dragon',
      possessive: true,
    });
  });

  it('begins a clause at commas and sentence ends, not inside numbers', () => {
    expect(tokenise('a fox, red. Big; f/1.8 and 16:9').map(({ clause }) => clause)).toEqual([
      0, 0, 1, 2, 3, 3, 3, 3, 3, 3,
    ]);
  });

  it('keeps words of other scripts whole', () => {
    expect(wordsOf('قطة جميلة')).toEqual(['قطة', 'جميلة']);
    expect(wordsOf('кошка हिन्दी')).toEqual(['кошка', 'हिन्दी']);
  });
});

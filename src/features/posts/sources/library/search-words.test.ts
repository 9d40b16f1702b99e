import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldedWords } from '../../../../shared/words/folded-words.ts';
import { readSearch } from '../../../../shared/words/search-query.ts';
import { wordsOfPost } from './search-words.ts';

describe('words', () => {
  test('are compared without case, marks and ligatures', () => {
    expect(foldedWords('Árbol ÑANDÚ straße Œuvre Łódź ﬁne İstanbul Ångström')).toEqual([
      'arbol',
      'nandu',
      'strasse',
      'oeuvre',
      'lodz',
      'fine',
      'istanbul',
      'angstrom',
    ]);
  });

  test('are the same whether a mark is part of the letter or follows it', () => {
    expect(foldedWords('caf\u00e9')).toEqual(foldedWords('cafe\u0301'));
  });

  test('end at every other sign', () => {
    expect(foldedWords("Sci-Fi & Art: it's 4K, C++")).toEqual(['sci', 'fi', 'art', 'it', 's', '4k', 'c']);
  });

  test('of scripts without spaces are single signs, and so are pictographs', () => {
    expect(foldedWords('日本の絵 fox🦊🎨')).toEqual(['日', '本', 'の', '絵', 'fox', '🦊', '🎨']);
  });

  test('of other scripts stay whole', () => {
    expect(foldedWords('Добрый день, καλημέρα')).toEqual(['добрыи', 'день', 'καλημερα']);
  });

  test('are cut where no word ends any more', () => {
    expect(foldedWords('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
    expect(foldedWords('𝒳𐐷'.repeat(50)).every((word) => word.isWellFormed())).toBe(true);
  });

  test('of any text at all can be stored and found again', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 200 }), (units) => {
        const text = String.fromCharCode(...units);
        const words = foldedWords(text);
        expect(words.filter((word) => word.includes('\0') || !word.isWellFormed())).toEqual([]);
        expect(words.flatMap(foldedWords)).toEqual(words);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the words of a post', () => {
  const wordsOf = (content: string) => wordsOfPost({ title: '', labels: [], content });

  test('are those of its title, labels, text and captions, once each', () => {
    const content =
      '<p>The fox &amp; the hen</p><img src="https://e.org/secret.jpg" alt="At dusk||https://shop.example" />';
    expect(wordsOfPost({ title: 'Fox', labels: ['Wild Life'], content })).toEqual([
      'fox',
      'wild',
      'life',
      'the',
      'hen',
      'at',
      'dusk',
    ]);
  });

  test('are not torn by emphasis and not glued by blocks', () => {
    expect(wordsOf('<p>pict<b>ure</b>s</p><p>of</p>light<br>and<ul><li>air</li></ul>')).toEqual([
      'pictures',
      'of',
      'light',
      'and',
      'air',
    ]);
  });

  test('are limited, so that a pasted dictionary stays one post', () => {
    const dictionary = Array.from({ length: 20_000 }, (_, number) => `w${number}`).join(' ');
    expect(wordsOf(dictionary)).toHaveLength(5_000);
  });
});

describe('a search', () => {
  test('takes the last word as a beginning', () => {
    expect(readSearch('red FOX pai')).toEqual({ whole: ['red', 'fox'], beginning: 'pai' });
  });

  test('does not ask for the same word twice', () => {
    expect(readSearch('fox fox')).toEqual({ whole: [], beginning: 'fox' });
    expect(readSearch('cat dog cat')).toEqual({ whole: ['dog'], beginning: 'cat' });
  });

  test('takes one or two letters as a word', () => {
    expect(readSearch('vitamin C')).toEqual({ whole: ['vitamin', 'c'] });
    expect(readSearch('AI')).toEqual({ whole: ['ai'] });
    expect(readSearch('air')).toEqual({ whole: [], beginning: 'air' });
    expect(readSearch('그림')).toEqual({ whole: [], beginning: '그림' });
  });

  test('without a word is for nothing', () => {
    for (const text of ['', '  ', '?!', '"', '\0', '\ud83e', '* - +'])
      expect(readSearch(text)).toBeUndefined();
  });

  test('of very many words asks for the first ones', () => {
    const text = Array.from({ length: 3_000 }, (_, number) => `w${number}`).join(' ');
    expect(readSearch(text)).toEqual({ whole: Array.from({ length: 16 }, (_, number) => `w${number}`) });
  });
});

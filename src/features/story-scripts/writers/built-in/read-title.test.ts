import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { composeStory } from './compose-story.ts';
import type { PictureReading } from './picture-analysis/picture-analysis.types.ts';
import { readTitle } from './read-title.ts';
import { titleLanguage } from './title-language.ts';

const PICTURE: PictureReading = {
  colors: ['dark blue', 'brown'],
  brightness: 'dim',
  warmth: 'cool',
  contrast: 'clear',
  detail: 'lively',
};

test.each([
  ['Lisbon: A Love Letter', 'en'],
  ['Bora Bora', 'en'],
  ['Carpe Diem', 'en'],
  ['Łódź by Night', 'en'],
  ['Amor y lluvia', 'es'],
  ['Como hacer un pastel', 'es'],
  ["L'amour en hiver", 'fr'],
  ['Chat perdu', 'fr'],
  ['Apfelkuchen wie bei Oma', 'de'],
  ['Liebe im Regen', 'de'],
  ['Amor e chuva', 'pt'],
  ['A casa do meu avô', 'pt'],
  ['Pioggia di primavera', 'it'],
  ['बारिश', 'hi'],
  ['चांगली झोप कशी घ्यावी', undefined],
  ['मलाई माया गर्छु छ', undefined],
  ['10 tips voor een betere nachtrust', undefined],
  ['Hur man bakar bröd', undefined],
  ['Evde ekmek nasıl yapılır', undefined],
  ['Cách nấu phở', undefined],
  ['Cum să faci pâine', undefined],
  ['Ночь в Москве', undefined],
  ['서울의 밤', undefined],
  ['Ελληνική νύχτα', undefined],
])('%s is in %s', (title, language) => {
  expect(titleLanguage(title)).toBe(language);
});

describe('a title', () => {
  it.each([
    ['7 places to see in Rome', 'named', 7],
    ['What I learned from my father', 'lessons', undefined],
    ['News of the week', 'roundup', undefined],
    ['The 5-Minute Pasta', 'look', undefined],
    ['2026', 'look', undefined],
    ['The Three Little Pigs', 'story', undefined],
    ['Twelve reasons to smile', 'list', 12],
    ['5 big mistakes every new parent makes', 'list', 5],
    ['In 4 Schritten zum Ziel', 'stages', 4],
    ['दस तरीके', 'list', 10],
    ['१० उपाय', 'list', 10],
    ['The Mountain Guide', 'look', undefined],
    ['Lost in Time', 'story', undefined],
    ['Coffee or tea?', 'comparison', undefined],
    ['Best Friends Forever', 'look', undefined],
    ['The Best Day of My Life', 'look', undefined],
    ['When the Rain Stops', 'look', undefined],
    ['Wie funktioniert ein Motor?', 'question', undefined],
    ['Tipps für den Garten', 'list', undefined],
    ['Cómo dormir a un bebé', 'steps', undefined],
    ['Wie man Brot backt', 'making', undefined],
    ['House for sale', 'offer', undefined],
    ['東京の夜', 'look', undefined],
    ['おいしいラーメンの作り方', 'plain', undefined],
    ['كيف تصنع الخبز', 'plain', undefined],
    ['What to cook tonight?', 'question', undefined],
  ])('%s promises %s', (title, shape, count) => {
    expect(readTitle(title)).toMatchObject({ shape, ...(count === undefined ? {} : { count }) });
    expect(readTitle(title).count).toBe(count);
  });

  it.each([
    ['The lighthouse that dreamt of sailing', 'sailing'],
    ['The Snail Who Wanted to See Paris', 'to see Paris'],
    ['El gato que quería volar', 'volar'],
    ['La fille qui rêvait de partir', 'partir'],
    ['A menina que queria voar', 'voar'],
    ['Il cane che sognava di parlare', 'parlare'],
    ['वह लड़का जो उड़ना चाहता था', 'उड़ना'],
    ['A Cat Named Biscuit', undefined],
  ])('%s wishes for %s', (title, wish) => {
    expect(readTitle(title).wish).toBe(wish);
  });
});

it('writes five valid pages for any title', () => {
  const odd = fc.constantFrom(
    '…',
    '?!',
    '"',
    '“Quoted”',
    '<script>alert(1)</script>',
    "'; DROP TABLE stories; --",
    'עיר הלילה',
    'THE',
    'of',
    'How to',
    '5',
    '5 ways to',
    '0 tips',
    'Top 10',
    'Top 999',
    'Why?',
    '{title} [x] (y|z) <a|b>',
    '[gap]',
    '$& $1',
    'A\u0000B',
    '\u202Egnp.exe',
    '👩‍👩‍👧‍👦 family',
    'a'.repeat(200),
    'word '.repeat(40).trim(),
    '7 consejos',
    '\u00bf',
    'ß',
    'à',
    'एक',
    'El gato que quería ',
    '__proto__ constructor',
    'dreamt of [x]',
  );
  const any = fc.oneof(
    odd,
    fc.string({ minLength: 1, maxLength: 200, unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(any, (title) => {
      const pages = composeStory(title, readTitle(title), PICTURE);
      expect(pages).toHaveLength(5);
      for (const { title: heading, text } of pages) {
        expect(heading.trim()).not.toBe('');
        expect(`${heading} ${text}`).not.toMatch(/undefined|\bNaN\b|[{}|<>]|\u202e/);
        // Brackets are ours: a title cannot open a gap.
        expect(text.replace(/\[[^[\]]+\]/g, '')).not.toMatch(/[[\]]/);
      }
    }),
    { numRuns: 400, seed: 20 },
  );
});

import { describe, expect, it } from 'vitest';
import { articleFor, asSentence, countWords, hasDoubledWord, titleCased } from './english.ts';
import { PICTURE_SENTENCES } from './picture-sentences/all-picture-sentences.ts';
import { SHAPES } from './shapes/all-shapes.ts';
import { ROLES } from './shapes/shape.types.ts';
import { parseTemplate } from './template.ts';
import { EVERYDAY_THEME, THEMES } from './themes/all-themes.ts';
import { countVariants } from './variants.ts';

const SIZES: Readonly<Record<string, number>> = {
  place: 9,
  place2: 9,
  object: 9,
  person: 9,
  person2: 9,
  wish: 6,
  trouble: 7,
  day: 7,
  duration: 22,
  sound: 7,
  smell: 7,
  tip: 7,
  saying: 5,
  things: 8,
  light: 6,
  eye: 4,
  frame: 4,
  when: 40,
};
const shapePages = SHAPES.flatMap((shape) =>
  ROLES.map((role) => ({ name: `${shape.name}, ${role}`, ...shape.pages[role] })),
);
const pictureSentences = Object.values(PICTURE_SENTENCES).flatMap((groups) =>
  groups.flatMap(({ sentences }) => sentences),
);

describe('the pool of sentences', () => {
  it('has a way of telling for each kind of title, and every sentence written once', () => {
    const sentences = [
      ...shapePages.flatMap(({ first, second }) => [...first, ...second]),
      ...pictureSentences,
    ];
    const kinds = ['being', 'place', 'thing', 'event', 'activity', 'list', 'question', 'words'];
    expect(SHAPES.flatMap((shape) => shape.kinds).sort()).toEqual(kinds.sort());
    expect(sentences.length).toBeGreaterThan(300);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('has no sentence with fewer than five wordings', () => {
    const sentences = [
      ...shapePages.flatMap(({ first, second }) => [...first, ...second]),
      ...pictureSentences,
    ];
    const poor = sentences.filter(
      (source) => countVariants(parseTemplate(source), (slot) => SIZES[slot] ?? 1) < 5,
    );
    expect(poor).toEqual([]);
  });

  it('leaves the hour to the picture', () => {
    for (const source of [...shapePages.flatMap(({ first, second }) => [...first, ...second])]) {
      expect(source).not.toMatch(
        /\b(morning|afternoon|evening|night|midnight|noon|dawn|dusk|sunset|sunrise)\b/i,
      );
    }
  });

  it('ends no sentence inside of a sentence', () => {
    for (const source of [
      ...shapePages.flatMap(({ first, second }) => [...first, ...second]),
      ...pictureSentences,
    ]) {
      expect(source.slice(0, -1)).not.toMatch(/[.!?]/);
    }
  });

  it.each(['being', 'place', 'thing', 'event', 'activity', 'list', 'question', 'words'] as const)(
    'can tell of a title of the kind %s',
    (kind) => {
      expect(SHAPES.some(({ kinds }) => kinds.includes(kind))).toBe(true);
    },
  );
});

describe('the themes', () => {
  it('are forty, each with enough of everything', () => {
    expect(THEMES.length).toBeGreaterThanOrEqual(40);
    for (const { name, words, ...lists } of [...THEMES, EVERYDAY_THEME]) {
      for (const [list, entries] of Object.entries(lists)) {
        expect(entries.length, `${name}, ${list}`).toBeGreaterThanOrEqual(5);
        expect(new Set(entries).size, `${name}, ${list}`).toBe(entries.length);
      }
      expect(name === 'everyday' || words.size > 10).toBe(true);
    }
  });

  it('keep to the forms that sentences rely on', () => {
    for (const theme of [...THEMES, EVERYDAY_THEME]) {
      for (const place of theme.places) expect(place).toMatch(/^the |^platform /);
      for (const noun of [...theme.objects, ...theme.people]) expect(noun).not.toMatch(/^(a|an|the|some) /);
      for (const wish of theme.wishes) expect(wish).toMatch(/^to /);
      for (const saying of theme.sayings) expect(saying).toMatch(/^[\p{Lu}].*[^.!?]$/u);
      for (const entry of [...theme.sounds, ...theme.troubles]) expect(entry).not.toMatch(/[.!?]/);
    }
  });
});

describe('the English of it', () => {
  it.each([
    ['apple', 'an'],
    ['hour', 'an'],
    ['honest mistake', 'an'],
    ['one-eyed cat', 'a'],
    ['unicorn', 'a'],
    ['umbrella', 'an'],
    ['unopened letter', 'an'],
    ['European', 'a'],
    ['used car', 'a'],
    ['X', 'a'],
  ])('sets the article of %s', (noun, article) => expect(articleFor(noun)).toBe(article));

  it('sets titles in title case', () => {
    expect(titleCased('what the person with a map of the sea knew of')).toBe(
      'What the Person with a Map of the Sea Knew Of',
    );
    expect(titleCased('an iPhone for two-legged cats')).toBe('An iPhone for Two-Legged Cats');
  });

  it('makes sentences', () => {
    expect(asSentence('the cat ,, sat  on it')).toBe('The cat, sat on it.');
    expect(asSentence('“well, yes,” said iPhone')).toBe('“Well, yes,” said iPhone.');
    expect(asSentence('iPhone cases were gone')).toBe('iPhone cases were gone.');
  });

  it('counts words and sees doubled ones', () => {
    expect(countWords('Three words — “here”.')).toBe(3);
    expect(hasDoubledWord('It was was so')).toBe(true);
    expect(hasDoubledWord('It was so, so what')).toBe(true);
    expect(hasDoubledWord('the theory of it')).toBe(false);
  });
});

describe('templates', () => {
  it.each(['{open', 'a (b|c', 'a ]', '<past>', 'a | b'])('refuses %s', (source) => {
    expect(() => parseTemplate(source)).toThrow(SyntaxError);
  });
});

import { describe, expect, it } from 'vitest';
import { composeStory, FEWEST_WORDS, MOST_WORDS } from '../compose-story.ts';
import { COLOR_NAMES, type ColorName } from '../picture-analysis/color-names.rules.ts';
import type { PictureReading } from '../picture-analysis/picture-analysis.types.ts';
import type { TitleReading } from '../read-title.ts';
import { countWords } from '../words-of-title.ts';
import { colorWord } from './color-words.ts';
import { LANGUAGE_CODES } from './languages.rules.ts';
import type { Phrasebook, ShapeName } from './phrasebook.types.ts';
import { PHRASEBOOKS } from './phrasebooks.registry.ts';

const COLORS = Object.keys(COLOR_NAMES) as ColorName[];

/** Pictures that say the fewest and the most words in this language. */
function picturesFor({ code, picture }: Phrasebook): PictureReading[] {
  const byLength = COLORS.toSorted(
    (one, other) => countWords(colorWord(one, code)) - countWords(colorWord(other, code)),
  );
  const [shortest, longest, nextLongest] = [byLength[0]!, byLength.at(-1)!, byLength.at(-2)!];
  const most = <Key extends string>(texts: Readonly<Record<Key, string>>, sign: 1 | -1) =>
    (Object.keys(texts) as Key[]).toSorted(
      (one, other) => sign * (countWords(texts[one]) - countWords(texts[other])),
    )[0]!;
  return ([1, -1] as const).map((sign) => ({
    colors: sign === 1 ? [shortest] : [longest, nextLongest],
    brightness: most(picture.brightness, sign),
    warmth: most(picture.warmth, sign),
    contrast: most(picture.contrast, sign),
    detail: most(picture.detail, sign),
    ...(sign === 1 ? {} : { lightest: { row: 'bottom' as const, column: 'right' as const } }),
  }));
}

function shapesOf({ forms, lists, tales }: Phrasebook): ShapeName[] {
  return [forms, lists, tales].flatMap((table) => Object.keys(table) as ShapeName[]);
}

/** Two of each length, for texts that take turns with the title. */
const TITLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 40].flatMap((words) =>
  ['Word', 'Worz'].map((last) => [...Array(words - 1).fill('Word'), last].join(' ')),
);

const COUNTS = [1, 2, 3, 4, 5, 7, 10, 12, 13, 999];

/** Every way in which a story of this shape can be told. */
function* pagesOf(book: Phrasebook, shape: ShapeName) {
  const isList = shape in book.lists;
  const [fewest, most] = picturesFor(book);
  for (const picture of [fewest!, most!, { ...fewest!, isPlain: true as const }]) {
    for (const title of TITLES) {
      for (const count of isList ? COUNTS : [3]) {
        for (const wish of shape === 'story' ? [undefined, 'fly', 'fly a b c d'] : [undefined]) {
          const reading: TitleReading = { book, isKnown: true, shape, count, label: book.numbered };
          yield* composeStory(title, { ...reading, ...(wish ? { wish } : {}) }, picture);
        }
      }
    }
  }
}

describe.each(PHRASEBOOKS)('the phrasebook of $code', (book) => {
  it.each(shapesOf(book))('keeps to the lengths in %s, whatever the title and the picture', (shape) => {
    const wrong = new Set<string>();
    for (const { title, text } of pagesOf(book, shape)) {
      const words = countWords(text);
      if (words < FEWEST_WORDS || words > MOST_WORDS || /\{\w+\}/.test(text)) wrong.add(`${words}: ${text}`);
      if (countWords(title) > 5 || title === '') wrong.add(title);
    }
    expect([...wrong]).toEqual([]);
  });

  it('names every color with a word of its own', () => {
    const words = COLORS.map((name) => colorWord(name, book.code));
    expect(words.filter(Boolean)).toHaveLength(COLORS.length);
    expect(new Set(words).size).toBe(words.length);
  });

  it('has twelve numbers, and its list words as pairs', () => {
    expect(book.numbers.split(/\s+/)).toHaveLength(12);
    for (const pair of book.items.split(/\s+/)) expect(pair).toMatch(/^[^/]+\/[^/]+$/);
  });
});

it('there is one phrasebook for each language', () => {
  expect(PHRASEBOOKS.map(({ code }) => code)).toEqual(LANGUAGE_CODES);
});

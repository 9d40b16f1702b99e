import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTitlePlaces, type Mention } from './title-links.rules.ts';

/** The linked texts with the slugs they lead to, in reading order. */
function linksIn(segments: readonly string[], mentions: readonly Mention[]): [string, string][] {
  return findTitlePlaces(segments, mentions).map(({ segment, start, end, slug }) => [
    segments[segment]?.slice(start, end) ?? '',
    slug,
  ]);
}

const mention = (title: string, slug = title.toLowerCase()): Mention => ({ slug, title });

describe('ART-13: titles of other articles', () => {
  test('T-08: a title that stands there twice is linked once, at its first place', () => {
    const segments = ['Read Light First.', 'Then Light First again, Light First!'];
    expect(findTitlePlaces(segments, [mention('Light First', 'light-first')])).toEqual([
      { segment: 0, start: 5, end: 16, slug: 'light-first' },
    ]);
  });

  test('several titles are found in the order of the text', () => {
    const mentions = [mention('Golden Hour', 'gold'), mention('Colour and Mood', 'colour')];
    expect(linksIn(['On Colour and Mood, then Golden Hour.'], mentions)).toEqual([
      ['Colour and Mood', 'colour'],
      ['Golden Hour', 'gold'],
    ]);
  });

  test('only whole words are found, in any alphabet', () => {
    expect(linksIn(['Artist, Smart and Art2, Über-Art'], [mention('Art')])).toEqual([['Art', 'art']]);
    expect(linksIn(['Überlicht und Licht'], [mention('Licht')])).toEqual([['Licht', 'licht']]);
    expect(linksIn(['été étés'], [mention('ét'), mention('été')])).toEqual([['été', 'été']]);
  });

  test('titles of several words are found in any case and across line ends, single words as written', () => {
    expect(linksIn(['the golden\n hour'], [mention('The Golden Hour', 'gold')])).toEqual([
      ['the golden\n hour', 'gold'],
    ]);
    expect(linksIn(['some light, some Light'], [mention('Light', 'l')])).toEqual([['Light', 'l']]);
  });

  test('T-07: signs with a meaning in patterns are plain signs', () => {
    const mentions = [mention('C++'), mention('What?'), mention('(a|b)*'), mention('$&')];
    expect(linksIn(['C++ or What? (a|b)* $& aaab'], mentions).map(([text]) => text)).toEqual([
      'C++',
      'What?',
      '(a|b)*',
      '$&',
    ]);
  });

  test('empty titles are found nowhere', () => {
    expect(linksIn(['some text'], [mention(''), mention('  '), mention('s')])).toEqual([]);
  });
});

describe('texts and titles that are made to do harm', () => {
  test('do not keep a browser busy', () => {
    const text = 'a '.repeat(1_000_000);
    const mentions = Array.from({ length: 50 }, (_, number) => mention(`${'a '.repeat(140 - number)}b`));
    const before = process.threadCpuUsage();
    expect(findTitlePlaces([text], [...mentions, mention('x '.repeat(8_000_000))])).toEqual([]);
    const { user, system } = process.threadCpuUsage(before);
    expect(user + system).toBeLessThan(5_000_000);
  });

  test('only the beginning of an endless text is searched', () => {
    const far = ['Light First', 'x '.repeat(100_000), 'Golden Hour'];
    expect(linksIn(far, [mention('Golden Hour', 'gold'), mention('Light First', 'light')])).toEqual([
      ['Light First', 'light'],
    ]);
  });
});

describe('ART-14: the longest title wins', () => {
  const mentions = [mention('AI Art', 'short'), mention('AI Art for Beginners', 'long')];

  test('where one title stands inside another', () => {
    expect(linksIn(['AI Art for Beginners'], mentions)).toEqual([['AI Art for Beginners', 'long']]);
  });

  test('and the shorter one is found where it stands alone', () => {
    const segments = ['AI Art for Beginners, and AI Art.'];
    expect(linksIn(segments, mentions)).toEqual([
      ['AI Art for Beginners', 'long'],
      ['AI Art', 'short'],
    ]);
    expect(findTitlePlaces(segments, mentions)[1]?.start).toBe(26);
  });
});

test('places never overlap, never repeat an article, and hold the words of its title', () => {
  const word = fc.constantFrom('ai', 'art', 'for', 'light', 'C++', 'été', '日本', '😀');
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
  const anyMentions = fc
    .uniqueArray(words, { maxLength: 8 })
    .map((titles) => titles.map((title, place) => ({ title, slug: `s${place}` })));
  const anySegments = fc.array(
    fc.array(word, { maxLength: 20 }).map((parts) => parts.join(' ')),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(anySegments, anyMentions, (segments, mentions) => {
      const places = findTitlePlaces(segments, mentions);
      expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
      for (const [index, place] of places.entries()) {
        const title = mentions.find(({ slug }) => slug === place.slug)?.title;
        expect(segments[place.segment]?.slice(place.start, place.end).toLowerCase()).toBe(
          title?.toLowerCase(),
        );
        const next = places[index + 1];
        expect(!next || next.segment > place.segment || next.start >= place.end).toBe(true);
      }
    }),
  );
});

test('fifty titles are looked for in a hundred kilobytes within a moment', () => {
  const text = 'The quiet light of a golden evening falls on words and pictures alike. '.repeat(1450);
  const mentions = Array.from({ length: 50 }, (_, place) => mention(`The quiet light of a golden ${place}`));
  const before = process.threadCpuUsage();
  expect(linksIn([text], mentions)).toEqual([]);
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_500_000);
});

import { illustrate } from '@dreamseed/illustrator';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, test } from 'vitest';
import type { StoryScript } from '../../story-scripts.types.ts';
import type { WriterImage } from '../../writers.types.ts';
import { createBuiltInWriter, NOTES } from './built-in-writer.ts';
import { FEWEST_WORDS, MOST_WORDS } from './compose-story.ts';
import { colorWord } from './phrasebooks/color-words.ts';
import { LANGUAGE_CODES, type LanguageCode } from './phrasebooks/languages.rules.ts';
import { analyzePicture } from './picture-analysis/analyze-picture.ts';
import { COLOR_NAMES, type ColorName } from './picture-analysis/color-names.rules.ts';
import type { PictureReading } from './picture-analysis/picture-analysis.types.ts';
import { readTitle } from './read-title.ts';
import { SIXTY_TITLES } from './test-titles.ts';
import { countWords } from './words-of-title.ts';

const PLAIN = 'one plain color';
const PICTURES = [
  'a city street at night with neon lights',
  'a beach with a sailboat on a sunny day',
  'a mountain lake at golden sunset',
  'a foggy forest, black and white',
  'a red dragon over a castle',
  'a cat in a garden',
  PLAIN,
] as const;

/** Small words that a page of this language cannot do without, and the other languages can. */
const SIGNS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:the|and|is|of|it|what|with|say|in|here|are|for)\b/i,
  es: /\b(?:el|los|las|que|en|para|y|del|hay)\b/i,
  fr: /\b(?:le|les|dans|qui|et|des|une|est|ce|vous|pas)\b/i,
  de: /\b(?:der|die|das|und|ist|ein|einem|nicht|mit|sag|es)\b/i,
  pt: /\b(?:o|os|em|que|uma|não|você|para|e)\b/i,
  it: /\b(?:il|i|che|di|una|non|per|è|gli|la)\b|’/i,
  hi: /\p{Script=Devanagari}/u,
};

/** What a writer without knowledge may not say, in whatever shape: people, senses, authorities, promises. */
const NOT_OURS =
  /postman|teacher|grandmother|monday|saturday|smell|sound of|whisper|scientists|studies|experts|doctors|proven|guarantee|according to|millions|most people|everyone knows|never fails|delicious|award/i;
/** What the pictures above were asked to show: nobody measured it. */
const NOT_MEASURED =
  /\b(?:street|city|neon|beach|boat|sea|sun|sunset|night|day(?!\b like any other)|mountain|lake|fog|forest|tree|dragon|castle|sky)\b/i;

let images: WriterImage[];
let readings: PictureReading[];
beforeAll(async () => {
  images = await Promise.all(
    PICTURES.map(async (prompt, seed) => {
      const [width, height] = seed % 2 ? [96, 64] : [64, 96];
      const jpeg = await (await drawn(prompt, width, height, seed)).jpeg().toBuffer();
      return { bytes: new Uint8Array(jpeg), mediaType: 'image/jpeg' as const, width, height };
    }),
  );
  readings = await Promise.all(images.map(({ bytes }) => analyzePicture(bytes)));
});

async function drawn(prompt: string, width: number, height: number, seed: number) {
  if (prompt === PLAIN) return sharp({ create: { width, height, channels: 3, background: '#2f6d7a' } });
  const { picture } = await illustrate({ prompt, width, height, seed });
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  return sharp(new Uint8Array(picture.pixels.buffer), { raw });
}

const write = (title: string, image: WriterImage): Promise<StoryScript> =>
  createBuiltInWriter().write({ title, image }, new AbortController().signal);

/** What is left of a page without its title's words and without its gaps: what the writer itself says. */
function ownWords(text: string, title: string): string {
  const quoted = title.replaceAll(/["“”«»]/g, '');
  return text.replace(quoted, '').replace(/\[[^\]]*\]/g, '');
}

const isTale = (shape: string) => shape === 'story' || shape === 'look';

test('are sixty, of every shape and language', () => {
  expect(SIXTY_TITLES).toHaveLength(60);
  expect(new Set(SIXTY_TITLES.map(([, language]) => language)).size).toBe(LANGUAGE_CODES.length + 1);
  expect(new Set(SIXTY_TITLES.map(([, , shape]) => shape)).size).toBe(21);
});

describe.each(SIXTY_TITLES.map((row, place) => ({ row, place })))('$row.0', ({ row, place }) => {
  const [title, language, shape, count] = row;
  const code = language === '??' ? 'en' : language;
  let script: StoryScript;
  beforeAll(async () => {
    script = await write(title, images[place % images.length]!);
  });

  it('promises what it is taken for', () => {
    const reading = readTitle(title);
    expect(reading).toMatchObject({ shape, isKnown: language !== '??' });
    expect([reading.book.code, reading.count]).toEqual([code, count]);
  });

  it('has five pages of 20 to 30 words', () => {
    expect(script.story.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
    for (const page of script.story) {
      expect(countWords(page.text), page.text).toBeGreaterThanOrEqual(FEWEST_WORDS);
      expect(countWords(page.text), page.text).toBeLessThanOrEqual(MOST_WORDS);
      expect(countWords(page.title), page.title).toBeLessThanOrEqual(5);
    }
    expect(new Set(script.story.map(({ text }) => text)).size).toBe(5);
  });

  it('is answered in its language, or in English with a note', () => {
    for (const { text } of script.story) {
      const told = text.replace(title, '');
      expect(told).toMatch(SIGNS[code]);
      if (code !== 'en') expect(told).not.toMatch(/\b(?:the|and|with|say|what|here|your)\b/i);
    }
    const gaps = isTale(shape) ? undefined : NOTES.gaps;
    const other = isTale(shape) ? NOTES.language : NOTES.otherLanguage;
    expect(script.note).toBe(language === '??' ? other : gaps);
  });

  it('leaves its gaps open, and has none where there is nothing to fill', () => {
    const [first, ...others] = script.story.map(({ text }) => text.match(/\[[^\]]+\]/g)?.length ?? 0);
    if (isTale(shape)) expect([first, ...others]).toEqual([0, 0, 0, 0, 0]);
    else expect([first, ...others].filter((gaps) => gaps === 0)).toEqual([]);
    if (isTale(shape)) return;
    // Beside its gaps and its numbers, a page to fill says nothing.
    for (const { text } of script.story.slice(1)) {
      expect(
        ownWords(text, title)
          .replace(/[\p{L}\p{M}.º]+ \d+\s?:|^The \p{L}+:/gu, '')
          .trim(),
      ).toBe('');
    }
  });

  it('counts as far as the title does, and says no other number', () => {
    const entries = script.story.flatMap(({ text }) =>
      [...text.matchAll(/(\d+)\s?: \[/g)].map(([, n]) => Number(n)),
    );
    const isList = ['list', 'named', 'lessons', 'facts', 'stages', 'roundup'].includes(shape);
    const promised = !isList || count === 1 ? 0 : count === undefined || count > 12 ? 3 : count;
    expect(entries).toEqual(Array.from({ length: promised }, (_, entry) => entry + 1));
    const own: string[] = title.match(/\d+/g) ?? [];
    for (const { text } of script.story) {
      for (const number of ownWords(text, title).match(/\d+/g) ?? []) {
        expect([...own, ...entries.map(String)]).toContain(number);
      }
    }
  });

  it('says no more of slides than their number, and keeps to the marks of its language', () => {
    const [first, ...others] = script.story.map(({ text }) => text);
    const { book } = readTitle(title);
    if (!isTale(shape))
      expect(first).not.toContain(colorWord(readings[place % readings.length]!.colors[0], code));
    for (const text of [first!, ...others]) {
      if (code === 'fr') expect(text).not.toMatch(/[^\u00a0][:?!;]/);
      const isCareful = ['facts', 'news', 'roundup'].includes(shape);
      if (!isCareful) expect(text).not.toContain(book.careful);
    }
  });

  it('claims nothing of light, warmth and detail against the measure', () => {
    const { warmth, detail, lightest, isPlain } = readings[place % readings.length]!;
    const { picture } = readTitle(title).book;
    const all = script.story.map(({ text }) => text).join(' ');
    const untrue = <Key extends string>(texts: Readonly<Record<Key, string>>, measured: Key) =>
      (Object.keys(texts) as Key[]).filter((key) => key !== measured && all.includes(texts[key]));
    expect(untrue(picture.warmth, warmth)).toEqual([]);
    expect(untrue(picture.detail, detail)).toEqual([]);
    const [beforePlace] = picture.lightest.split('{place}');
    if (!lightest) expect(all).not.toContain(beforePlace);
    if (isPlain) expect(all).not.toMatch(/quiet corners|see first/);
    else expect(all).not.toContain(picture.plain);
  });

  it('says of the picture what was measured, and nothing that nobody knows', () => {
    const { colors } = readings[place % readings.length]!;
    const measured = colors.flatMap((name) => (name ? [colorWord(name, code)] : []));
    const unmeasured = (Object.keys(COLOR_NAMES) as ColorName[])
      .map((name) => colorWord(name, code))
      .filter((word) => !measured.some((said) => said.includes(word)));
    for (const page of script.story) {
      const said = ownWords(`${page.title} ${page.text}`.replaceAll(title, ''), title);
      expect(said).not.toMatch(NOT_OURS);
      if (code === 'en') expect(said).not.toMatch(NOT_MEASURED);
      const words = ` ${said.replace(/[^\p{L}\p{M}-]+/gu, ' ')} `;
      expect(unmeasured.filter((color) => words.includes(` ${color} `))).toEqual([]);
    }
    const all = script.story.map(({ text }) => text).join(' ');
    if (isTale(shape)) for (const color of measured) expect(all).toContain(color);
  });
});

test.each([
  ['The Robot Who Wanted to Be a Gardener', '“to be a gardener”'],
  ['The Snail Who Wanted to See Paris', '“to see Paris”'],
  ['The lighthouse that dreamt of sailing to Spain', '“sailing to Spain”'],
  ['THE ROBOT WHO WANTED TO FLY', '“to fly”'],
])('speaks of the wish of %s in small letters', async (title, wish) => {
  expect((await write(title, images[0]!)).story[1]!.text).toContain(`: ${wish}. `);
});

test('heads the pages of a comparison with the two names', async () => {
  for (const [title, ...names] of [
    ['iPhone 17 vs Pixel 11', 'iPhone 17', 'Pixel 11'],
    ['What is the difference between alligators and crocodiles?', 'Alligators', 'Crocodiles'],
    ['Café oder Tee?', 'Café', 'Tee'],
    ['[x] vs y {z} one two three four five', 'The First One', 'The Second One'],
  ]) {
    const { story } = await write(title!, images[0]!);
    expect(story.slice(1, 3).map((page) => page.title)).toEqual(names);
  }
});

it('gives the same title another text with another picture, and the same with the same', async () => {
  for (const [title, , shape] of SIXTY_TITLES.filter(([, , shape]) => isTale(shape))) {
    const [one, again, other] = await Promise.all(
      [images[0]!, images[0]!, images[3]!].map((image) => write(title, image)),
    );
    expect(again).toEqual(one);
    const changed = one!.story.filter(({ text }, place) => text !== other!.story[place]!.text);
    expect(changed.length, `${shape}: ${title}`).toBeGreaterThanOrEqual(3);
  }
});

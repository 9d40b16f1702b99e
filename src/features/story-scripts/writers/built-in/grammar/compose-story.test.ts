import { beforeAll, describe, expect, it } from 'vitest';
import type { PictureReading } from '../picture-reading/picture-reading.types.ts';
import type { ComposedStory } from './compose-story.ts';
import { countWords, hasDoubledWord } from './english.ts';
import { ROLES } from './shapes/shape.types.ts';
import { readTestPictures, sentencesOf, TWENTY_TITLES, tell } from './test-stories.ts';

interface Told extends ComposedStory {
  title: string;
  picture: number;
}

let pictures: PictureReading[];
let stories: Told[];

beforeAll(async () => {
  pictures = await readTestPictures();
  stories = TWENTY_TITLES.flatMap((title) =>
    pictures.map((picture, position) => ({ title, picture: position, ...tell(title, picture) })),
  );
});

function withoutTitleWords(sentence: string, title: string): string {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  const taken = new Set(words(title));
  return words(sentence)
    .filter((word) => !taken.has(word) && !taken.has(word.replace(/'s?$/, '')))
    .join(' ');
}

describe('a hundred stories: 20 titles, 5 pictures', () => {
  it('have five pages, each of its role, of 20 to 30 words under a title of 2 to 5', () => {
    for (const { pages } of stories) {
      expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5]);
      expect(pages.map(({ role }) => role)).toEqual(ROLES);
      for (const { title, text } of pages) {
        expect(countWords(text), text).toBeGreaterThanOrEqual(20);
        expect(countWords(text), text).toBeLessThanOrEqual(30);
        expect(countWords(title), title).toBeGreaterThanOrEqual(2);
        expect(countWords(title), title).toBeLessThanOrEqual(5);
      }
    }
  });

  it('share no sentence, without the words of the title, in more than two of them', () => {
    const seenIn = new Map<string, number>();
    for (const { title, pages } of stories) {
      const own = new Set(
        pages.flatMap(({ text }) => sentencesOf(text)).map((text) => withoutTitleWords(text, title)),
      );
      for (const sentence of own) seenIn.set(sentence, (seenIn.get(sentence) ?? 0) + 1);
    }
    expect([...seenIn].filter(([, count]) => count > 2)).toEqual([]);
    expect(seenIn.size).toBeGreaterThan(900);
  });

  it('change on at least three pages, in title and text, with another picture', () => {
    for (const title of TWENTY_TITLES) {
      const tellings = stories.filter((story) => story.title === title);
      for (const one of tellings) {
        for (const other of tellings.filter(({ picture }) => picture > one.picture)) {
          const changed = one.pages.filter(
            (page, position) =>
              page.title !== other.pages[position]!.title && page.text !== other.pages[position]!.text,
          );
          expect(changed.length, title).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });

  it('say nothing twice inside a story, and nothing that no editor would pass', () => {
    for (const { pages } of stories) {
      const sentences = pages.flatMap(({ text }) => sentencesOf(text));
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(new Set(pages.map(({ title }) => title)).size).toBe(5);
      for (const text of pages.flatMap((page) => [page.title, page.text])) {
        expect(text).not.toMatch(/ {2}|undefined|null|[{}[\]<>|()]|\s[,.;:]|[,;:]{2}/);
        expect(text).not.toMatch(/\b[Aa] (?:[aeio]|hour|honest)|\b[Aa]n (?![aeiouhAEIOUH])/);
        expect(hasDoubledWord(text), text).toBe(false);
      }
      for (const sentence of sentences) expect(sentence).toMatch(/^[“‘]?[\p{Lu}\p{N}].*[.!?]”?$/u);
    }
  });

  it('name the colour of their picture, and keep to its hour', () => {
    for (const { pages, picture } of stories) {
      const { colours, accent, hour } = pictures[picture]!;
      const words = pages.map(({ title, text }) => `${title} ${text}`.toLowerCase()).join(' ');
      expect(
        [...colours.map(({ name }) => name), accent].some((name) => words.includes(name.toLowerCase())),
      ).toBe(true);
      if (hour === 'daylight') expect(words).not.toMatch(/after dark|the dark had|darkness/);
      if (hour === 'night') expect(words).not.toMatch(/broad light|around noon|day wide open/);
    }
  });

  it('are told again word for word', () => {
    for (const { title, picture, pages } of stories.slice(0, 10)) {
      expect(tell(title, pictures[picture]!).pages).toEqual(pages);
    }
  });

  it('take less than 300 ms each', () => {
    const before = process.threadCpuUsage();
    for (const { title, picture } of stories.slice(0, 20)) tell(title, pictures[picture]!);
    expect(process.threadCpuUsage(before).user / 20).toBeLessThan(300_000);
  });
});

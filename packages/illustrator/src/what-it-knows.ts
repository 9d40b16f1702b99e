import { isDeepStrictEqual } from 'node:util';
import { PLACE_SCENES, SCENE_KINDS, STYLE_NAMES } from './brief/brief.types.ts';
import { readBrief } from './brief/read-brief.ts';
import { createRandom } from './core/random.ts';
import { ALL_NOUNS, NOUNS_BY_THEME } from './vocabulary/nouns.registry.ts';

export { type ArtCredit, readArtCredits } from './art/art-pack.ts';
export { optionSynonyms } from './brief/options/option-synonyms.ts';

interface KnownTheme {
  title: string;
  /** Each noun by its plain name, in alphabetical order. */
  nouns: string[];
}

/** What a prompt may ask for, so that a user interface can tell it. */
interface Knowledge {
  themes: KnownTheme[];
  /** Different things that can be drawn. */
  nouns: number;
  /** Words by which they may be named, synonyms included. */
  words: number;
  scenes: readonly string[];
  places: string[];
  styles: readonly string[];
}

/** Everything the illustrator knows by name: read from its vocabulary, so it is never out of date. */
export function whatItKnows(): Knowledge {
  const words = ALL_NOUNS.flatMap(({ name, also }) => [name, ...(also?.split(', ') ?? [])]);
  return {
    themes: Object.entries(NOUNS_BY_THEME).map(([title, entries]) => ({
      title,
      nouns: entries.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    })),
    nouns: ALL_NOUNS.length,
    words: new Set(words).size,
    scenes: SCENE_KINDS,
    places: Object.keys(PLACE_SCENES).map((place) => place.replaceAll('-', ' ')),
    styles: STYLE_NAMES.map((style) => style.replaceAll('-', ' ')),
  };
}

/** Which words of a prompt a picture would show, and which nouns are not known. */
export function describeWords(prompt: string): { understood: string[]; unknown: string[] } {
  const { understood, unknown } = readBrief(prompt, { random: createRandom(0) });
  return { understood, unknown };
}

/** Whether a prompt names things and none of them can be drawn; words of mood or place alone are not nothing. */
export function knowsNothingOf(prompt: string): boolean {
  const { understood, unknown } = describeWords(prompt);
  return understood.length === 0 && unknown.length > 0;
}

/** Whether two prompts come out as the same picture, for all that is read in them. */
export function asksForTheSame(prompt: string, other: string): boolean {
  return isDeepStrictEqual(asked(prompt), asked(other));
}

/** What is drawn, without the words it was asked for in. */
function asked(text: string) {
  const { prompt, understood, unknown, borrowed, ...brief } = readBrief(text, { random: createRandom(0) });
  return brief;
}

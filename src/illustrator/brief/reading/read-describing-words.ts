import { createPhraseBook } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import { DETERMINERS, FUNCTION_WORDS, GROUPS, INTRODUCERS, NUMBERS, QUALITIES } from '../text/word-lists.ts';
import { COLOUR_WORDS, COLOURS } from '../vocabulary/colours.ts';
import { NOUN_BOOK } from '../vocabulary/noun-book.ts';

/** The describing words that stand before a noun, collected while reading on towards it. */
export interface Description {
  /** First token of the description; undefined while there is none. */
  start?: number;
  count?: number;
  colour?: string;
  qualities: readonly string[];
  /** An article, number, adjective or preposition came before: the next word may well be a noun. */
  introduced: boolean;
  /** "a", "the" or the like came before: a word with one form for both means one. */
  singular: boolean;
}

export const NO_DESCRIPTION: Description = { qualities: [], introduced: false, singular: false };

interface Taken {
  description: Description;
  /** How many tokens the word or phrase covers. */
  length: number;
}

const QUALITY_PHRASES = createPhraseBook<string>();
for (const phrase of [
  'fire breathing',
  'fire spitting',
  'breathing fire',
  'spitting fire',
  'breathes fire',
]) {
  QUALITY_PHRASES.add(phrase, 'fire-breathing');
}
for (const phrase of ['long haired', 'long hair']) QUALITY_PHRASES.add(phrase, 'long-haired');

const MOST = 12;

/** Adds one describing word or phrase to the description, or returns undefined when there is none at `index`. */
export function takeDescribingWord(
  description: Description,
  tokens: readonly Token[],
  index: number,
): Taken | undefined {
  const taken =
    takeGroup(description, tokens, index) ??
    takeNumber(description, tokens, index) ??
    takeColour(description, tokens, index) ??
    takeQuality(description, tokens, index);
  if (!taken) return undefined;
  const start = description.start ?? index;
  return { length: taken.length, description: { ...taken.description, start, introduced: true } };
}

/** "a flock of": the group word sets the number. */
function takeGroup(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const count = GROUPS.get(tokens[index]!.word);
  const next = tokens[index + 1];
  if (count === undefined || next?.word !== 'of' || next.clause !== tokens[index]!.clause) return undefined;
  return { description: { ...description, count }, length: 2 };
}

function takeNumber(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const { word } = tokens[index]!;
  const count = /^\d{1,6}$/.test(word) ? Number(word) : NUMBERS.get(word);
  if (count === undefined || count < 1) return undefined;
  return { description: { ...description, count: Math.min(MOST, count) }, length: 1 };
}

const SHADES = new Set(['dark', 'light', 'deep', 'bright', 'pale', 'vivid']);

function takeColour(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const next = tokens[index + 1];
  if (SHADES.has(tokens[index]!.word) && next && colourNamed(next.word)) {
    const shaded = takeColour(description, tokens, index + 1);
    return shaded && { ...shaded, length: 2 };
  }
  const colour = colourNamed(tokens[index]!.word);
  if (!colour) return undefined;
  // "an orange" is fruit, "an orange cat" is a colour: what follows decides.
  if (NOUN_BOOK.match(tokens, index) && !describesNext(tokens, index)) return undefined;
  return { description: { ...description, colour: description.colour ?? colour }, length: 1 };
}

export function colourNamed(word: string): string | undefined {
  if (Object.hasOwn(COLOURS, word)) return word;
  return Object.hasOwn(COLOUR_WORDS, word) ? COLOUR_WORDS[word] : undefined;
}

function describesNext(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (!next || next.clause !== tokens[index]!.clause) return false;
  if (NOUN_BOOK.match(tokens, index + 1)) return true;
  return QUALITIES.has(next.word) || colourNamed(next.word) !== undefined;
}

function takeQuality(description: Description, tokens: readonly Token[], index: number): Taken | undefined {
  const found = qualityAt(tokens, index);
  // "a baby" is a person, "a baby dragon" is a small dragon.
  if (!found || (NOUN_BOOK.match(tokens, index) && !describesNext(tokens, index))) return undefined;
  const qualities = [...new Set([...description.qualities, found.quality])];
  return { description: { ...description, qualities }, length: found.length };
}

/** The quality that a word or phrase names; used before a noun ("a sleeping cat") and after it ("a cat sleeping"). */
export function qualityAt(
  tokens: readonly Token[],
  index: number,
): { quality: string; length: number } | undefined {
  const phrase = QUALITY_PHRASES.match(tokens, index);
  if (phrase) return { quality: phrase.value, length: phrase.length };
  const quality = QUALITIES.get(tokens[index]?.word ?? '');
  return quality === undefined ? undefined : { quality, length: 1 };
}

/** What a word that is neither noun nor describing word does to the description before it. */
export function passWord(description: Description, tokens: readonly Token[], index: number): Description {
  const { word } = tokens[index]!;
  const next = tokens[index + 1];
  if (word === 'and' && next && (colourNamed(next.word) || QUALITIES.has(next.word))) return description;
  if (DETERMINERS.has(word)) return { ...NO_DESCRIPTION, introduced: true, singular: true };
  if (FUNCTION_WORDS.has(word)) return { ...NO_DESCRIPTION, introduced: INTRODUCERS.has(word) };
  // "a tall, dark castle": a comma between adjectives does not end the description.
  const endsClause = next?.clause !== tokens[index]!.clause;
  return endsClause && description.start === undefined
    ? NO_DESCRIPTION
    : { ...description, introduced: true };
}

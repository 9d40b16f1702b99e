import { createPhraseBook } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import { DETERMINERS, FUNCTION_WORDS, GROUPS, NUMBERS, QUALITIES } from '../text/word-lists.ts';
import { COLOUR_WORDS, COLOURS } from '../vocabulary/colours.ts';
import { NOUN_BOOK } from '../vocabulary/noun-book.ts';

/** The describing words that stand before a noun, collected while reading on towards it. */
export interface Description {
  /** First token of the description, or undefined while there is none. */
  start?: number;
  count?: number;
  colour?: string;
  qualities: string[];
  /** An article, number or adjective came before: the next word may well be a noun. */
  introduced: boolean;
}

export function emptyDescription(): Description {
  return { qualities: [], introduced: false };
}

const QUALITY_PHRASES = createPhraseBook<string>();
for (const phrase of ['fire breathing', 'fire spitting']) QUALITY_PHRASES.add(phrase, 'fire-breathing');
for (const phrase of ['long haired', 'long hair']) QUALITY_PHRASES.add(phrase, 'long-haired');

const MOST = 12;

/**
 * Takes one describing word or phrase into the description.
 * @returns how many tokens were taken, 0 when the word at `index` describes nothing
 */
export function takeDescribingWord(
  description: Description,
  tokens: readonly Token[],
  index: number,
): number {
  const taken =
    takeGroup(description, tokens, index) ||
    takeNumber(description, tokens, index) ||
    takeColour(description, tokens, index) ||
    takeQuality(description, tokens, index);
  if (taken > 0) {
    description.start ??= index;
    description.introduced = true;
  }
  return taken;
}

/** "a flock of": the group word sets the number. */
function takeGroup(description: Description, tokens: readonly Token[], index: number): number {
  const size = GROUPS.get(tokens[index]!.word);
  const next = tokens[index + 1];
  if (size === undefined || next?.word !== 'of' || next.clause !== tokens[index]!.clause) return 0;
  description.count = size;
  return 2;
}

function takeNumber(description: Description, tokens: readonly Token[], index: number): number {
  const { word } = tokens[index]!;
  const count = /^\d{1,6}$/.test(word) ? Number(word) : NUMBERS.get(word);
  if (count === undefined || count < 1) return 0;
  description.count = Math.min(MOST, count);
  return 1;
}

function takeColour(description: Description, tokens: readonly Token[], index: number): number {
  const { word } = tokens[index]!;
  const colour = colourNamed(word);
  if (!colour) return 0;
  // "an orange" is fruit, "an orange cat" is a colour: what follows decides.
  if (NOUN_BOOK.match(tokens, index) && !describesNext(tokens, index)) return 0;
  description.colour ??= colour;
  return 1;
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

function takeQuality(description: Description, tokens: readonly Token[], index: number): number {
  const phrase = QUALITY_PHRASES.match(tokens, index);
  const quality = phrase?.value ?? QUALITIES.get(tokens[index]!.word);
  if (!quality) return 0;
  if (!description.qualities.includes(quality)) description.qualities.push(quality);
  return phrase?.length ?? 1;
}

/** What a word that is neither noun nor describing word does to the description before it. */
export function passWord(description: Description, tokens: readonly Token[], index: number): Description {
  const { word, clause } = tokens[index]!;
  const nextWord = tokens[index + 1]?.word ?? '';
  if (word === 'and' && (colourNamed(nextWord) || QUALITIES.has(nextWord))) return description;
  if (DETERMINERS.has(word)) return { qualities: [], introduced: true, start: undefined };
  const clauseEnds = tokens[index + 1]?.clause !== clause;
  // "a tall, dark castle": a comma between adjectives does not end the description.
  if (FUNCTION_WORDS.has(word)) return emptyDescription();
  return clauseEnds && description.start === undefined
    ? emptyDescription()
    : { ...description, introduced: true };
}

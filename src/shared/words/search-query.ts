import { foldedWords } from './folded-words.ts';

/** A search asks for at most so many words. */
const MOST_WORDS = 16;
const LONGEST_TEXT = 10_000;

/** So few letters begin too many words, and who writes 'AI' does not mean air. */
const TOO_SHORT_TO_BEGIN = /^[a-z0-9]{1,2}$/;

/** What a visitor searches for. A search is words and nothing else: no sign in it is an operator. */
export interface SearchWords {
  /** Words that whatever is found must have. */
  whole: readonly string[];
  /** What one word of it must begin with: the last word may still be incomplete. */
  beginning?: string;
}

/** @returns undefined for a text without a single word, which no post has. */
export function readSearch(text: string): SearchWords | undefined {
  const words = foldedWords(text.slice(0, LONGEST_TEXT));
  const last = words.at(-1);
  if (last === undefined) return undefined;
  const distinct = [...new Set(words)];
  if (distinct.length > MOST_WORDS || TOO_SHORT_TO_BEGIN.test(last))
    return { whole: distinct.slice(0, MOST_WORDS) };
  return { whole: [...new Set(words.slice(0, -1))].filter((word) => word !== last), beginning: last };
}

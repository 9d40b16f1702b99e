import { DETERMINERS, PREPOSITIONS } from './function-words.ts';
import { KNOWN_PLACES } from './nouns-by-kind.ts';

/** What may stand in a sentence of ours: letters with their marks, digits, and marks inside of words. */
const NOT_A_WORD_SIGN = /[^\p{L}\p{M}\p{N}'’&%$€£+#@/-]+/gu;
const ACRONYMS = new Set([
  'AI',
  'TV',
  'DIY',
  'UFO',
  'NYC',
  'USA',
  'UK',
  'EU',
  'LA',
  'DJ',
  'VR',
  'IT',
  'CEO',
  '3D',
]);

/** The words of a title: without emoji, markup, quotes and punctuation; a shouted title is calmed. */
export function titleWords(title: string): string[] {
  const words = title
    .normalize('NFC')
    .replace(/<[^>]*>/g, ' ')
    .replace(NOT_A_WORD_SIGN, ' ')
    .replaceAll('’', "'")
    .split(/\s+/)
    .map((word) => word.replace(/^['/&+@#-]+|['/&+@#-]+$/g, ''))
    .filter(Boolean);
  return isShouted(words) ? words.map(calmed) : words;
}

/**
 * The part of a title that says what it is about: of "Lisbon: A Love Letter" the first part, of
 * "Recipe: Apple Pie" the second, since the first names only the sort of text.
 */
export function mainPart(title: string): string {
  const parts = title
    .split(/\s*[:|•·–—]\s+|\s+[-–—|~]\s+/u)
    .map((part) => part.trim())
    .filter((part) => titleWords(part).length > 0);
  const [first, second] = parts;
  if (first === undefined) return title;
  return second && SORTS_OF_TEXT.test(first) ? second : first;
}

const SORTS_OF_TEXT =
  /^(the |a |my )?(recipe|review|guide|tutorial|story|part|chapter|episode|vlog|news|poem|new|diy|tips?|letter|legend|update|pov|breaking|warning|opinion|interview|case study)s?( \d+| one| two)?$/i;

function isShouted(words: readonly string[]): boolean {
  const letters = words.join('').replace(/[^\p{L}]/gu, '');
  return letters.length > 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

function calmed(word: string): string {
  if (ACRONYMS.has(word)) return word;
  const lower = word.toLowerCase();
  if (PREPOSITIONS.has(lower) || DETERMINERS.has(lower)) return lower;
  return KNOWN_PLACES.has(lower) || /^\p{L}/u.test(lower) ? capitalised(lower) : lower;
}

/** The word with a capital first letter; a word with a capital inside (iPhone) stays as it is. */
export function capitalised(word: string): string {
  if (/\p{Lu}/u.test(word)) return word;
  return word.replace(/^\P{L}*\p{Ll}/u, (start) => start.toUpperCase());
}

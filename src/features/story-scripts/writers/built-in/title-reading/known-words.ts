import { themeWords } from '../grammar/themes/all-themes.ts';
import { ADJECTIVES, COMMON_NOUNS } from './common-words.ts';
import {
  ARTICLES,
  AUXILIARIES,
  DETERMINERS,
  LIST_NOUNS,
  POSSESSIVES,
  PREPOSITIONS,
  WRAPPERS,
} from './function-words.ts';
import { BEINGS, EVENTS, KNOWN_PLACES, MASS, PLACES } from './nouns-by-kind.ts';
import { singularOf } from './number-of-noun.ts';

const MONTHS_AND_DAYS =
  /^(mon|tues|wednes|thurs|fri|satur|sun)days?$|^(january|february|march|april|june|july|august|september|october|november|december|christmas|easter|halloween|thanksgiving|hanukkah|diwali|ramadan|eid)$/;
const LISTS = [
  ARTICLES,
  POSSESSIVES,
  DETERMINERS,
  PREPOSITIONS,
  AUXILIARIES,
  ADJECTIVES,
  WRAPPERS,
  LIST_NOUNS,
];
const NOUN_LISTS = [BEINGS, PLACES, EVENTS, MASS, COMMON_NOUNS];

/** Whether a word is an everyday English one, which stands small in the middle of a sentence. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase().replace(/'s$/, '');
  if (MONTHS_AND_DAYS.test(lower) || KNOWN_PLACES.has(lower)) return false;
  if (lower === 'and' || lower === 'or' || lower === 'but' || /^\d/.test(lower)) return true;
  return LISTS.some((list) => list.has(lower)) || isCommonNoun(lower) || isAdjectiveByForm(lower);
}

export function isCommonNoun(word: string): boolean {
  const singular = singularOf(word);
  if (KNOWN_PLACES.has(word.toLowerCase())) return false;
  return (
    NOUN_LISTS.some((list) => list.has(singular) || list.has(word.toLowerCase())) ||
    themeWords().has(singular) ||
    themeWords().has(word.toLowerCase())
  );
}

function isAdjectiveByForm(word: string): boolean {
  return word.length > 5 && /(ing|ed|ful|less|ous|able|ible|ish|est|ier)$/.test(word);
}

import { isCommonWord } from './known-words.ts';

/** A longer wish would not fit a page beside anything else. */
const MOST_WORDS = 6;

const DREAM = /\b(?:dreamt|dreamed|dreams?|dreaming) of (\p{L}+ing\b.*)$/iu;
const INTENTION =
  /\b(?:want(?:s|ed)?|longs?|longed|hope[sd]?|wish(?:es|ed)?|learn(?:s|ed|t|ing)?|tries|tried|trying|decide[sd]?) (to \p{L}.*)$/iu;
const INABILITY = /\b(?:could(?:n['’]t| not| never)|can(?:['’]t|not| not)) (\p{L}.*)$/iu;

/**
 * What the subject of a title wants, as words that follow "wanted": "to sail" for "The lighthouse that
 * dreamt of sailing", "to land" for "The dragon who could not land". Undefined when the title names none.
 */
export function readWant(title: string): string | undefined {
  const dream = DREAM.exec(title)?.[1];
  const wish = dream
    ? infinitiveFrom(dream)
    : (INTENTION.exec(title)?.[1] ?? withTo(INABILITY.exec(title)?.[1]));
  const words = wish?.replace(/[.!?…]+$/, '').split(/\s+/);
  if (!words || words.length > MOST_WORDS + 1 || /[,;:]/.test(wish!)) return undefined;
  // The word after "to" is a verb, however a title is spelled; later ones may be names.
  const isPlain = (word: string, index: number) => index <= 1 || isCommonWord(word);
  return words.map((word, index) => (isPlain(word, index) ? word.toLowerCase() : word)).join(' ');
}

function withTo(rest: string | undefined): string | undefined {
  return rest && `to ${rest}`;
}

function infinitiveFrom(dream: string): string {
  const [gerund = '', ...rest] = dream.split(/\s+/);
  return ['to', baseOf(gerund.toLowerCase()), ...rest].join(' ');
}

/** The base form of a verb, by the spelling rules of its -ing form: sailing → sail, baking → bake, swimming → swim. */
function baseOf(gerund: string): string {
  const stem = gerund.slice(0, -'ing'.length);
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  const lostItsE = /(?:^|[^aeiou])[aeiou][^aeioulrwxy]$|[cvzu]$/.test(stem);
  return lostItsE ? `${stem}e` : stem;
}

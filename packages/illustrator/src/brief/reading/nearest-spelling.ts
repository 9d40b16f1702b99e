import { NOUN_BOOK } from '../../vocabulary/noun-lookup.ts';
import { FREE_BOOK } from '../options/term-book.ts';

/** Right as they are. */
const OTHER_WORDS = new Set(
  'marry mary bother bothers reaches battles getaway giggles sundays sweeter posture bondage rubbers bonkers pointer pointers blunder spinner jingles coppers bunches dunne goods covers scares prices meters hearst marries moses gunshot tigger ballet states status mister settle martin carter carmen marian barely stronger holly lilly closest groove bender ferris treasury morality gallon gallons bases needless roster starr cuter residency simmer confer sicker selves hover grimm aquarius canon canvass topics patter treads woolf lemmon throes bolder robbins'.split(
    ' ',
  ),
);

const VOWELS = 'aeiouy';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** A short word is near too many others. */
const SHORTEST = 5;
/** No word that is known is longer; a prompt of one endless word has millions of slips. */
const LONGEST = 20;
const LONG_ENOUGH_FOR_A_LETTER = 6;
const LONG_ENOUGH_FOR_A_VOWEL = 7;

/**
 * The word that was meant by one that nobody knows: "buterfly" is a butterfly. Only slips of the pen count (letters
 * doubled, left out or in each other's place, a vowel for another one); a consonant for another makes another word.
 */
export function nearestSpelling(word: string): string | undefined {
  if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return undefined;
  if (OTHER_WORDS.has(word) || isKnown(word)) return undefined;
  return slipsOf(word).find(isKnown);
}

const isKnown = (word: string): boolean =>
  NOUN_BOOK.get([word]) !== undefined || FREE_BOOK.get([word]) !== undefined;

/** The likeliest first; the first letter is always right. */
function slipsOf(word: string): string[] {
  const places = [...word].map((_, at) => at).slice(1);
  const doubled = places.map((at) => word.slice(0, at) + word[at]! + word.slice(at));
  const halved = places
    .filter((at) => word[at] === word[at - 1])
    .map((at) => word.slice(0, at) + word.slice(at + 1));
  const sounded = [word.replace('f', 'ph'), word.replace('ph', 'f')].filter((other) => other !== word);
  const short = [...doubled, ...halved, ...sounded];
  if (word.length < LONG_ENOUGH_FOR_A_LETTER) return short;
  const swapped = places
    .slice(1)
    .map((at) => word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1));
  const longer = [...short, ...swapped, ...leftOut(word, places)];
  if (word.length < LONG_ENOUGH_FOR_A_VOWEL) return longer;
  return [...longer, ...otherVowels(word, places), ...vowelsExchanged(word, places)];
}

function leftOut(word: string, places: readonly number[]): string[] {
  // "writes" are no writers.
  const within = word.endsWith('s') ? places.slice(0, -1) : places;
  return within.flatMap((at) => [...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at)));
}

function otherVowels(word: string, places: readonly number[]): string[] {
  return vowelsAmong(word, places).flatMap((at) => [...VOWELS].map((vowel) => withLetter(word, at, vowel)));
}

/** "dinasour": the right vowels in the wrong order. */
function vowelsExchanged(word: string, places: readonly number[]): string[] {
  const vowels = vowelsAmong(word, places);
  return vowels.flatMap((one) =>
    vowels.map((other) => withLetter(withLetter(word, one, word[other]!), other, word[one]!)),
  );
}

function vowelsAmong(word: string, places: readonly number[]): number[] {
  return places.filter((at) => VOWELS.includes(word[at]!));
}

function withLetter(word: string, at: number, letter: string): string {
  return word.slice(0, at) + letter + word.slice(at + 1);
}

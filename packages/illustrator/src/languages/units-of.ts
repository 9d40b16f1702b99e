import { DETERMINERS } from '../brief/text/word-lists.ts';
import { NOUN_BOOK } from '../vocabulary/noun-lookup.ts';
import type { Unit } from './language.types.ts';
import type { LanguageBook } from './language-book.ts';
import { lookUp } from './look-up.ts';
import type { ForeignWord } from './words-of.ts';

/** What a row of words of one clause means, longest phrases first; unknown words are kept as they are. */
export function unitsOf(book: LanguageBook, words: readonly ForeignWord[], text: string): Unit[] {
  const units: Unit[] = [];
  for (let index = 0; index < words.length; ) {
    const found = isEnglishArticle(book, words, index) ? undefined : phraseAt(book, words, index);
    const { from } = words[index]!;
    const { to } = words[index + (found?.length ?? 1) - 1]!;
    const kept = text.slice(from, to);
    units.push(found ? { ...found.meaning, from, to } : keep(kept, from, to));
    index += found?.length ?? 1;
  }
  return units;
}

/** "a cat con un perro": no Romance "a" stands before a word of English alone. */
function isEnglishArticle(book: LanguageBook, words: readonly ForeignWord[], index: number): boolean {
  const next = words[index + 1]?.word;
  if (words[index]!.word !== 'a' || next === undefined) return false;
  return NOUN_BOOK.get([next]) !== undefined && lookUp(book, next) === undefined;
}

/** An English noun among foreign words stands where theirs would. */
function keep(english: string, from: number, to: number): Unit {
  const word = english.toLowerCase();
  if (DETERMINERS.has(word)) return { english, from, to, role: 'articles' };
  return { english, from, to, role: NOUN_BOOK.get([word]) ? 'nouns' : 'kept' };
}

function phraseAt(book: LanguageBook, words: readonly ForeignWord[], start: number) {
  for (let length = Math.min(book.mostWords, words.length - start); length > 1; length--) {
    const phrase = words.slice(start, start + length);
    const meaning = book.meanings.get(phrase.map(({ word }) => word).join(' '));
    if (meaning) return { meaning, length };
  }
  const { word } = words[start]!;
  const meaning = lookUp(book, word) ?? (book.language === 'ar' ? withoutPrefix(book, word) : undefined);
  return meaning && { meaning, length: 1 };
}

/** What Arabic writes in one with the next word, the longest first. */
const PREFIXES: ReadonlyArray<readonly [prefix: string, english: string]> = [
  ['وال', 'and the'],
  ['بال', 'with the'],
  ['لل', 'for the'],
  ['ال', 'the'],
  ['و', 'and'],
  ['ب', 'with'],
];

function withoutPrefix(book: LanguageBook, word: string) {
  for (const [prefix, english] of PREFIXES) {
    const meaning = word.startsWith(prefix) ? lookUp(book, word.slice(prefix.length)) : undefined;
    if (!meaning) continue;
    // "the black" after a noun describes it; "and the cat" begins anew.
    const isDescribing = meaning.role === 'colors' || meaning.role === 'describing';
    const before = isDescribing ? english.replace('the', '').trim() : english;
    return { ...meaning, english: `${before} ${meaning.english}`.trim() };
  }
  return undefined;
}

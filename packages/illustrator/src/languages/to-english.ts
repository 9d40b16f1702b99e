import { FREE_BOOK } from '../brief/options/term-book.ts';
import { compose, type Part, type Wording } from '../brief/text/wording.ts';
import { cutScript } from './cut-script.ts';
import { isEnglish, languageOfScript, latinLanguage } from './find-language.ts';
import type { Language } from './language.types.ts';
import { type LanguageBook, languageBook } from './language-book.ts';
import { lookUp } from './look-up.ts';
import { orderUnits } from './order-units.ts';
import { unitsOf } from './units-of.ts';
import { type ForeignWord, wordsOf } from './words-of.ts';

const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh']);

/** A prompt in one of the other languages, put into English word by word; an English one is answered as it is. */
export function toEnglish(wording: Wording): Wording {
  const { text } = wording;
  if (text === '') return wording;
  const clauses = clausesOf(wordsOf(text));
  const script = languageOfScript(text);
  const language = script ?? latinLanguage(clauses, text);
  if (!language) return wording;
  const book = languageBook(language);
  const parts = clauses.flatMap((clause, index): Part[] => [
    ...(index > 0 ? [', '] : []),
    ...partsOf(book, clause, text, script !== undefined),
  ]);
  return compose(wording, parts);
}

function clausesOf(words: readonly ForeignWord[]): ForeignWord[][] {
  const clauses: ForeignWord[][] = [];
  for (const word of words) {
    if (word.opens || clauses.length === 0) clauses.push([]);
    clauses.at(-1)!.push(word);
  }
  return clauses;
}

function partsOf(
  book: LanguageBook,
  clause: readonly ForeignWord[],
  text: string,
  byScript: boolean,
): Part[] {
  const isKept = byScript
    ? clause.every(({ from, to }) => languageOfScript(text.slice(from, to)) === undefined)
    : isOption(clause, text, book);
  if (isKept) {
    const from = clause[0]!.from;
    const to = clause.at(-1)!.to;
    return [{ from, to, words: text.slice(from, to), kept: true }];
  }
  const words = UNSPACED.has(book.language) ? clause.flatMap((word) => cutScript(book, word, text)) : clause;
  const units = orderUnits(book, unitsOf(book, words, text)).filter(({ english }) => english !== '');
  return units.flatMap(({ english, from, to }, index): Part[] => [
    ...(index > 0 ? [' '] : []),
    { from, to, words: english, kept: english === text.slice(from, to) },
  ]);
}

/** An option that a tool put behind the words of the visitor: "Oil Painting", "in a Forest setting". */
function isOption(clause: readonly ForeignWord[], text: string, book: LanguageBook): boolean {
  const words = clause.map(({ word }) => word);
  if (FREE_BOOK.get(words)) return true;
  const isLabel = /^\p{Lu}/u.test(text.slice(clause[0]!.from));
  return words.every(isEnglish) && (isLabel || words.some((word) => lookUp(book, word) === undefined));
}

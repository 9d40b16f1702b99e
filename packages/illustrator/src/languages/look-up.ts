import { NOUN_BOOK } from '../vocabulary/noun-lookup.ts';
import { pluralOf } from '../vocabulary/plural.ts';
import type { LanguageBook, Meaning } from './language-book.ts';

/** Whose endings change with gender, number and case. */
const ADJECTIVES = new Set(['colors', 'describing', 'articles', 'deeds', 'deedsTo', 'numbers']);

/** What one word means, in whichever form it stands; undefined when the book does not have it. */
export function lookUp(book: LanguageBook, word: string): Meaning | undefined {
  return (
    book.meanings.get(word) ??
    withEnding(book, word) ??
    (book.language === 'de' ? compound(book, word) : undefined)
  );
}

function withEnding(book: LanguageBook, word: string): Meaning | undefined {
  for (const [ending, instead] of book.adjectiveEndings) {
    const meaning = baseOf(book, word, ending, instead);
    if (meaning && ADJECTIVES.has(meaning.role)) return meaning;
  }
  for (const [ending, instead] of book.nounEndings) {
    const meaning = baseOf(book, word, ending, instead);
    if (meaning && !ADJECTIVES.has(meaning.role)) return { ...meaning, english: severalOf(meaning) };
  }
  return undefined;
}

const SHORTEST_BASE = 2;

function baseOf(book: LanguageBook, word: string, ending: string, instead: string): Meaning | undefined {
  if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_BASE) return undefined;
  return book.meanings.get(word.slice(0, -ending.length) + instead);
}

/** A place has no plural that the reader knows. */
function severalOf({ english, role }: Meaning): string {
  const several = pluralOf(english);
  return role === 'nouns' && NOUN_BOOK.get(several.split(' ')) ? several : english;
}

const SHORTEST_PART = 3;
/** What German puts between the parts of a word. */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** "Winterwald", "Apfelbäume": the last part names the thing. */
function compound(book: LanguageBook, word: string): Meaning | undefined {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const tail = book.meanings.get(word.slice(cut)) ?? withEnding(book, word.slice(cut));
    const head = tail && headOf(book, word.slice(0, cut));
    if (tail && head) return { english: `${head.english} ${tail.english}`, role: tail.role };
  }
  return undefined;
}

const THINGS = new Set(['nouns', 'places', 'colors', 'describing']);
const PREPOSITION = /^(?:in|at|under) (?:a |the )?/;

function headOf(book: LanguageBook, start: string): Meaning | undefined {
  for (const joint of JOINTS) {
    if (!start.endsWith(joint)) continue;
    const meaning = book.meanings.get(start.slice(0, start.length - joint.length));
    if (!meaning) continue;
    if (THINGS.has(meaning.role)) return meaning;
    if (PREPOSITION.test(meaning.english))
      return { ...meaning, english: meaning.english.replace(PREPOSITION, '') };
  }
  return undefined;
}

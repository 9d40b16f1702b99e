import { FREE_BOOK } from '../brief/options/term-book.ts';
import { colorNamed } from '../brief/reading/subjects/read-describing-words.ts';
import { ORDINARY_WORDS } from '../brief/text/ordinary-words.ts';
import { QUALITIES } from '../brief/text/qualities.ts';
import { DETERMINERS, FUNCTION_WORDS, NUMBERS, PARTS } from '../brief/text/word-lists.ts';
import { nearestKind } from '../vocabulary/nearest/nearest-kinds.ts';
import { NOUN_BOOK } from '../vocabulary/noun-lookup.ts';
import type { Language } from './language.types.ts';
import { type LanguageBook, languageBook } from './language-book.ts';
import { lookUp } from './look-up.ts';
import { ASCII, type ForeignWord } from './words-of.ts';

const SCRIPTS: ReadonlyArray<readonly [RegExp, Language]> = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
];

/** The language of letters that English does not have. */
export function languageOfScript(text: string): Language | undefined {
  if (ASCII.test(text)) return undefined;
  return SCRIPTS.find(([script]) => script.test(text))?.[1];
}

type LatinLanguage = 'es' | 'pt' | 'fr' | 'de' | 'it';

/** Small words by which a language is known; those that English has too are left out. */
const MARKS: Readonly<Record<LatinLanguage, string>> = {
  es: 'el la los las un una unos unas con en del por bajo sobre junto y al de su muy que sin hacia entre',
  pt: "o os um uma uns umas com em na nos nas da dos das ao aos e sob sobre num numa de sem seu sua d'",
  fr: "le la les un une des du de avec dans sous sur et aux au pres qui d' l' en sans devant derriere entre",
  de: 'der das den dem des ein eine einen einem einer mit im und auf unter uber neben vor hinter am zum bei ohne',
  it: "il lo gli la le un una uno con nel nella nello della del dei di e che sul sulla sotto sopra tra l' d' nell' dell' un'",
};

const MARK_LANGUAGES = new Map<string, LatinLanguage[]>();
for (const [language, words] of Object.entries(MARKS)) {
  for (const word of words.split(' ')) {
    MARK_LANGUAGES.set(word, [...(MARK_LANGUAGES.get(word) ?? []), language as LatinLanguage]);
  }
}

/** Small words that no other of the languages has. */
const ENGLISH_MARKS = new Set(
  'the of with and at under over by from is are a an in on to for its his her into near'.split(' '),
);

/** Whether the reader knows a word by itself. */
export function isEnglish(word: string): boolean {
  return (
    FUNCTION_WORDS.has(word) ||
    ORDINARY_WORDS.has(word) ||
    NOUN_BOOK.get([word]) !== undefined ||
    QUALITIES.has(word) ||
    DETERMINERS.has(word) ||
    NUMBERS.has(word) ||
    PARTS.has(word) ||
    colorNamed(word) !== undefined ||
    FREE_BOOK.get([word]) !== undefined
  );
}

/**
 * Which language a prompt in Latin letters is written in; undefined for English, which every doubt favors.
 * An option of a tool, English words with a capital, is no evidence against another language.
 */
export function latinLanguage(
  clauses: ReadonlyArray<readonly ForeignWord[]>,
  text: string,
): Language | undefined {
  const foreign = clauses.filter((clause) => !clause.every(({ word }) => isEnglish(word)));
  if (foreign.length === 0) return undefined;
  const evidence = clauses.filter((clause) => foreign.includes(clause) || !isLabel(clause, text));
  const words = evidence.flatMap((clause) => clause.map(({ word }) => word));
  const marked = markedLanguages(words);
  const candidates = marked.length > 0 ? marked : unmarked(words);
  const scores = candidates.map((language) => ({ language, score: scoreOf(languageBook(language), words) }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a), {
    language: undefined,
    score: 0,
  } as Score);
  return best.language;
}

interface Score {
  language?: Language;
  score: number;
}

function markedLanguages(words: readonly string[]): LatinLanguage[] {
  return [...new Set(words.flatMap((word) => MARK_LANGUAGES.get(word) ?? []))];
}

/** Without any small word only a prompt without a word of English can be another language's. */
function unmarked(words: readonly string[]): LatinLanguage[] {
  const isForeign = words.every((word) => !ENGLISH_MARKS.has(word));
  return isForeign ? (Object.keys(MARKS) as LatinLanguage[]) : [];
}

function isLabel(clause: readonly ForeignWord[], text: string): boolean {
  return /^(?:\p{Lu}|(?:in|at|with|by|rendered)\b)/u.test(text.slice(clause[0]!.from));
}

/** How much more speaks for the language than for English; nothing where no noun or the like is its own. */
function scoreOf(book: LanguageBook, words: readonly string[]): number {
  let own = 0;
  let shared = 0;
  let marks = 0;
  let english = 0;
  for (const word of words) {
    const isMark = MARK_LANGUAGES.get(word)?.includes(book.language as LatinLanguage) ?? false;
    if (isMark) marks++;
    else if (ENGLISH_MARKS.has(word)) english += 2;
    else if (lookUp(book, word)) {
      if (isEnglish(word) || nearestKind(word) !== undefined) shared++;
      else own++;
    } else if (isEnglish(word)) english++;
  }
  // "un chat noir" has no word that English has not, and yet none of it is English.
  if (own === 0) return english === 0 && marks > 0 ? shared : 0;
  // One word may be anything; two are hardly both names.
  return (own > 1 ? 2 * own : 1) + marks - english;
}

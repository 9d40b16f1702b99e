import { ENGLISH } from './phrasebooks/english.ts';
import type { ListName, Phrasebook, ShapeName } from './phrasebooks/phrasebook.types.ts';
import { PHRASEBOOKS } from './phrasebooks/phrasebooks.registry.ts';
import { isPractical, titleLanguage } from './title-language.ts';
import { plainTitle, wordsOf } from './words-of-title.ts';

export interface TitleReading {
  /** The language to write in. */
  book: Phrasebook;
  /** False when the title is in a language that is not known: English is written then. */
  isKnown: boolean;
  shape: ShapeName;
  /** How many entries the title promises, if it says so. */
  count?: number;
  /** What one entry and several are called. */
  label: readonly [one: string, several: string];
  /** What somebody in the title wishes for, in the title's own words. */
  wish?: string;
  /** What is compared, in the title's own words. */
  pair?: readonly [string, string];
}

type Promised = Pick<TitleReading, 'shape' | 'count' | 'label'>;

/** The first one that a title calls is taken: a recipe that says "how to" is a recipe. */
const CALLED = [
  'recipe',
  'difference',
  'comparison',
  'review',
  'roundup',
  'news',
  'greeting',
  'sale',
  'collection',
  'offer',
  'list',
  'making',
  'steps',
  'travel',
  'question',
  'story',
] as const;
/** A number further before its noun counts something else. */
const WORDS_BETWEEN = 4;
/** Digits of Devanagari stand in a row, from this one on. */
const DEVANAGARI_ZERO = 0x966;

/** What a title promises, and in which language. */
export function readTitle(title: string): TitleReading {
  const language = titleLanguage(title);
  const book = PHRASEBOOKS.find(({ code }) => code === language);
  if (!book) {
    const shape = isPractical(title) ? 'plain' : 'look';
    return { book: ENGLISH, isKnown: false, shape, label: ENGLISH.numbered };
  }
  const straight = title.replaceAll('’', "'");
  const wish = book.wish.exec(straight)?.[1];
  const promised = readPromise(plainTitle(title), book);
  const isPair = promised.shape === 'comparison' || promised.shape === 'difference';
  const [, one, other] = (isPair && book.pair.exec(straight)) || [];
  return {
    book,
    isKnown: true,
    ...promised,
    ...(wish ? { wish: language === 'en' ? wishInSentence(wish) : wish } : {}),
    ...(one && other ? { pair: [one, other] } : {}),
  };
}

/** "to Be a Gardener" in small letters, as inside of a sentence; "to See Paris" keeps the name of a place. */
function wishInSentence(wish: string): string {
  if (/^(?:to )?\p{Ll}/u.test(wish.replace(/^to (?=\p{Lu})/u, ''))) return wish;
  let isName = false;
  return wish
    .split(' ')
    .map((word, place, words) => {
      const before = words[place - 1]?.toLowerCase() ?? '';
      isName =
        /^\p{Lu}\p{Ll}/u.test(word) &&
        (isName || /^(?:see|visit|meet|find|in|from|at|near|like)$/.test(before));
      return isName || word === 'I' ? word : word.toLowerCase();
    })
    .join(' ');
}

function readPromise(text: string, book: Phrasebook): Promised {
  const counted = readCountedList(text, book);
  if (counted) return counted;
  const label = book.numbered;
  const shape = CALLED.find(
    (name) => calls(text, book.calls[name]) || (name === 'question' && text.endsWith('?')),
  );
  if (shape === 'roundup') return { shape, label: book.lists.roundup.label ?? label };
  if (shape === 'list')
    return listOf(
      text,
      book,
      wordsOf(text)
        .map((word) => itemOf(book, word))
        .find(Boolean),
    );
  return { shape: shape ?? 'look', label };
}

function calls(text: string, pattern: string): boolean {
  return new RegExp(`(?:^| )(?:${pattern})(?= |$|\\?)`, 'u').test(text);
}

/** "7 Ways to Brew Better Coffee", "Top 10 Beaches". */
function readCountedList(text: string, book: Phrasebook): Promised | undefined {
  const words = text.split(/[\s?]+/).filter(Boolean);
  for (const [place, word] of words.entries()) {
    const count = numberOf(word, book);
    if (count === undefined || count === 0) continue;
    if (words[place - 1] === 'top') return listOf(text, book, undefined, count);
    const following = words.slice(place + 1, place + 1 + WORDS_BETWEEN);
    const item = following.map((noun) => itemOf(book, noun)).find(Boolean);
    if (item) return listOf(text, book, item, count);
  }
  return undefined;
}

function listOf(text: string, book: Phrasebook, item?: readonly [string, string], count?: number): Promised {
  const isOf = (nouns: string) => item !== undefined && wordsOf(nouns).includes(item[0]);
  const kinds: readonly (readonly [ListName, boolean])[] = [
    ['facts', isOf(book.factItems)],
    ['stages', isOf(book.stepItems)],
    ['lessons', calls(text, book.calls.lessons)],
    ['named', item === undefined || isOf(book.namedItems)],
  ];
  const shape = kinds.find(([, isKind]) => isKind)?.[0] ?? 'list';
  return {
    shape,
    label: item ?? book.numbered,
    ...(count === undefined ? {} : { count }),
  };
}

function itemOf(book: Phrasebook, noun: string): readonly [string, string] | undefined {
  const pair = wordsOf(book.items).find((entry) => entry.toLowerCase().split('/').includes(noun));
  return pair?.split('/') as [string, string] | undefined;
}

/** Only whole numbers of up to three digits, and words: a year counts nothing. */
function numberOf(word: string, book: Phrasebook): number | undefined {
  const named = wordsOf(book.numbers).findIndex((entries) => entries.split('|').includes(word));
  if (named !== -1) return named + 1;
  const digits = word.replace(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - DEVANAGARI_ZERO));
  return /^\d{1,3}$/.test(digits) ? Number(digits) : undefined;
}

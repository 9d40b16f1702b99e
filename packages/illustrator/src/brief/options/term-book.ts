import { createPhraseBook, type PhraseBook, type PhraseMatch } from '../text/phrase-book.ts';
import type { Token } from '../text/tokens.ts';
import type { OptionListName, Term, Wish } from './option.types.ts';
import { OPTION_LISTS } from './options.registry.ts';

function bookOf(terms: readonly Term[], withLabels: boolean): PhraseBook<Wish> {
  const book = createPhraseBook<Wish>();
  for (const { words, labels, wish } of terms) {
    for (const phrase of words) book.add(phrase, wish);
    if (withLabels) for (const phrase of labels) book.add(phrase, wish);
  }
  return book;
}

/** Phrases that mean the same wherever they stand; artists need a word such as "by" before their name. */
export const FREE_BOOK: PhraseBook<Wish> = bookOf(
  [...OPTION_LISTS].filter(([list]) => list !== 'artist').flatMap(([, terms]) => terms),
  false,
);

/** Artists, and styles with the names that need a word for a picture beside them. */
export const MANNER_BOOK: PhraseBook<{ wish: Wish; isArtist: boolean }> = createPhraseBook();
for (const list of ['artist', 'style'] as const) {
  for (const { words, labels, wish } of OPTION_LISTS.get(list)!) {
    for (const phrase of [...words, ...labels])
      MANNER_BOOK.add(phrase, { wish, isArtist: list === 'artist' });
  }
}

const OPTION_BOOKS: ReadonlyMap<OptionListName, PhraseBook<Wish>> = new Map(
  [...OPTION_LISTS].map(([list, terms]) => [list, bookOf(terms, true)]),
);

/** What an option says when its list is known: the whole phrase if possible, else the longest known part of it. */
export function findOption(list: OptionListName, tokens: readonly Token[]): Wish | undefined {
  const book = OPTION_BOOKS.get(list);
  if (!book || tokens.length === 0) return undefined;
  const whole =
    book.get(tokens.map((token) => token.word)) ?? FREE_BOOK.get(tokens.map((token) => token.word));
  if (whole) return whole;
  const own = longestPart(book, tokens);
  const other = longestPart(FREE_BOOK, tokens);
  return (other && other.length > (own?.length ?? 0) ? other : own)?.value;
}

/** What exactly this option says, or undefined. */
export function findExactOption(list: OptionListName, words: readonly string[]): Wish | undefined {
  return OPTION_BOOKS.get(list)?.get(words);
}

function longestPart(book: PhraseBook<Wish>, tokens: readonly Token[]): PhraseMatch<Wish> | undefined {
  let best: PhraseMatch<Wish> | undefined;
  for (let start = 0; start < tokens.length; start++) {
    const match = book.match(tokens, start);
    // A later phrase of the same length wins: the last word of a name says what it is.
    if (match && match.length >= (best?.length ?? 0)) best = match;
  }
  return best;
}

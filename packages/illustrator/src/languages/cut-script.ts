import type { Role } from './language.types.ts';
import type { LanguageBook } from './language-book.ts';
import { type ForeignWord, fold } from './words-of.ts';

/** Parts words that stand without spaces by what the book knows; the rest stays in pieces as the language parts it. */
export function cutScript(book: LanguageBook, word: ForeignWord, text: string): ForeignWord[] {
  const written = text.slice(word.from, word.to);
  const parts: ForeignWord[] = [];
  const segments = new Intl.Segmenter(book.language, { granularity: 'word' }).segment(written);
  const add = (start: number, end: number) =>
    parts.push({
      word: fold(written.slice(start, end)),
      from: word.from + start,
      to: word.from + end,
      opens: word.opens && parts.length === 0,
    });
  for (let start = 0; start < written.length; ) {
    const length = knownLength(book, written, start);
    const segment = segments.containing(start)!;
    const rest = segment.index + segment.segment.length - start;
    // A single letter may be part of a word that nobody knows: Shanghai has "on" and "sea" in it.
    const isWhole = length > 1 || rest === 1 || (length === 1 && isCovered(book, written, start, rest));
    const end = start + (isWhole && length > 0 ? length : Math.max(1, rest));
    add(start, end);
    start = end;
  }
  return parts;
}

function knownLength(book: LanguageBook, text: string, start: number): number {
  for (let length = Math.min(book.longest, text.length - start); length > 0; length--) {
    if (book.meanings.has(fold(text.slice(start, start + length)))) return length;
  }
  return 0;
}

const NO_BEGINNING: ReadonlySet<Role | undefined> = new Set(['relations', 'dropped', 'links']);

function isCovered(book: LanguageBook, text: string, start: number, length: number): boolean {
  if (NO_BEGINNING.has(book.meanings.get(text[start]!)?.role)) return false;
  for (let at = start; at < start + length; ) {
    const known = knownLength(book, text, at);
    if (known === 0) return false;
    at += known;
  }
  return true;
}

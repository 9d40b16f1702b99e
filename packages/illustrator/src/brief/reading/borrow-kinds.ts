import { nearestKind } from '../../vocabulary/nearest/nearest-kinds.ts';
import { NOUN_BOOK } from '../../vocabulary/noun-lookup.ts';
import type { BorrowedWord } from '../brief.types.ts';
import { type Replacement, rewrite, type Wording } from '../text/wording.ts';
import { type Reading, textOf } from './reading.types.ts';

interface Borrowing {
  /** The prompt with the nearest kinds in place of what nobody draws. */
  wording: Wording;
  borrowed: BorrowedWord[];
}

/** Finds the nearest kinds of the unknown nouns; undefined where none has one. */
export function borrowKinds(reading: Reading): Borrowing | undefined {
  const borrowed: BorrowedWord[] = [];
  const replacements: Replacement[] = [];
  for (const { start, text } of reading.unknown) {
    // Of several unknown words in a row the last one is the noun.
    const index = start + text.split(' ').length - 1;
    const drawn = canBorrow(reading, index) ? nearestKind(reading.tokens[index]!.word) : undefined;
    if (!drawn) continue;
    const token = reading.tokens[index]!;
    const length = token.text.replace(/['’]s$/, '').length;
    replacements.push({ from: token.offset, to: token.offset + length, words: drawn });
    borrowed.push({ word: textOf(reading, { start: index, length: 1 }), drawn });
  }
  if (replacements.length === 0) return undefined;
  replacements.sort((a, b) => a.from - b.from);
  return { wording: rewrite(reading.wording, replacements), borrowed };
}

function canBorrow({ tokens }: Reading, index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  // "a tabby cat" is one cat.
  if (tokens[index + 1]?.clause === token.clause && NOUN_BOOK.match(tokens, index + 1)) return false;
  // "the ship docks": after a noun, what looks like several is what it does.
  const follows = tokens[index - 1]?.clause === token.clause && NOUN_BOOK.match(tokens, index - 1);
  return !(follows && token.word.endsWith('s'));
}

import { nearestKind } from '../../vocabulary/nearest/nearest-kinds.ts';
import { personOfRole } from '../../vocabulary/nearest/roles.ts';
import { NOUN_BOOK } from '../../vocabulary/noun-lookup.ts';
import type { BorrowedWord } from '../brief.types.ts';
import { type Replacement, rewrite, type Wording } from '../text/wording.ts';
import { nearestSpelling } from './nearest-spelling.ts';
import { type Reading, textOf } from './reading.types.ts';
import { RELATION_BOOK } from './relations/relation-words.ts';

interface Borrowing {
  /** The prompt with the nearest kinds and the right spelling in place of what nobody draws. */
  wording: Wording;
  borrowed: BorrowedWord[];
}

/** Finds what was meant by unknown nouns, or their nearest kinds; undefined where neither is found. */
export function borrowKinds(reading: Reading): Borrowing | undefined {
  const borrowed: BorrowedWord[] = [];
  const replacements: Replacement[] = [];
  const put = (index: number, words: string) => {
    const { offset, text } = reading.tokens[index]!;
    replacements.push({ from: offset, to: offset + text.replace(/['’]s$/, '').length, words });
  };
  for (const { start, text } of reading.unknown) {
    // Of several unknown words in a row the last one is the noun.
    const last = start + text.split(' ').length - 1;
    for (let index = start; index <= last; index++) {
      const token = reading.tokens[index];
      // As it was written it may have more words than as it is read.
      if (!token) break;
      const { word } = token;
      const drawn = index === last ? kindFor(reading, index) : undefined;
      if (drawn) borrowed.push({ word: textOf(reading, { start: index, length: 1 }), drawn });
      const words = drawn ?? nearestSpelling(word) ?? (index === last ? roleFor(reading, index) : undefined);
      if (words) put(index, words);
    }
  }
  if (replacements.length === 0) return undefined;
  replacements.sort((a, b) => a.from - b.from);
  return { wording: rewrite(reading.wording, replacements), borrowed };
}

function kindFor(reading: Reading, index: number): string | undefined {
  return canBorrow(reading, index) ? nearestKind(reading.tokens[index]!.word) : undefined;
}

/** "a zookeeper feeding a giraffe": somebody does it. */
function roleFor(reading: Reading, index: number): string | undefined {
  if (!canBorrow(reading, index)) return undefined;
  const { tokens } = reading;
  const acts = RELATION_BOOK.match(tokens, index + 1)?.value.some(({ frame }) => frame !== undefined);
  return personOfRole(tokens[index]!.word, acts ?? false);
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

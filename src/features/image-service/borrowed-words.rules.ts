import type { BorrowedWord } from '../image-engines/image-engines.types.ts';

/** As many words as fit one line. */
const LISTED_WORDS = 3;

/** Tells the visitor that a picture shows the nearest kind of what was asked for; undefined where none does. */
export function describeBorrowed(borrowed: readonly BorrowedWord[]): string | undefined {
  if (borrowed.length === 0) return undefined;
  const told = borrowed.slice(0, LISTED_WORDS);
  const words = list(told.map(({ word }) => word));
  return `I can't draw ${words} yet, so I drew the nearest I know: ${list(told.map(({ drawn }) => drawn))}.`;
}

function list(words: readonly string[]): string {
  const quoted = words.map((word) => `'${word}'`);
  const last = quoted.pop();
  return quoted.length === 0 ? (last ?? '') : `${quoted.join(', ')} and ${last}`;
}

import { FREE_BOOK } from '../options/term-book.ts';
import { QUALITIES } from '../text/qualities.ts';
import { claim, type Reading } from './reading.types.ts';
import { colorNamed } from './subjects/read-describing-words.ts';

const NOBODY = new Set(['nobody', 'unpeopled', 'uninhabited']);
const OPENERS = new Set(['no', 'without', 'minus', 'excluding', 'lacking', 'sans']);
const CLOSERS = new Set(['and', 'but', 'with', 'in', 'on', 'at', 'only', 'just']);

/** Claims "no people" and "without any trees" in free text and keeps what they forbid. */
export function readUnwanted(reading: Reading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (reading.claimed[index]) continue;
    if (NOBODY.has(tokens[index]!.word)) {
      reading.unwanted.push('people');
      claim(reading, { start: index, length: 1 });
    }
    if (isDenied(reading, index)) claim(reading, { start: index, length: 2 });
    if (!OPENERS.has(tokens[index]!.word)) continue;
    // Some places carry the word in their names.
    if (FREE_BOOK.match(tokens, index)) continue;
    let end = index + 1;
    while (
      end < tokens.length &&
      tokens[end]!.clause === tokens[index]!.clause &&
      !CLOSERS.has(tokens[end]!.word)
    )
      end++;
    reading.unwanted.push(
      tokens
        .slice(index + 1, end)
        .map((token) => token.word)
        .join(' '),
    );
    const span = { start: index, length: end - index };
    reading.forbidden.push(span);
    claim(reading, span);
  }
}

/** "not red": what it is instead stays open, but red it shall not be. */
function isDenied({ tokens }: Reading, index: number): boolean {
  const next = tokens[index + 1];
  if (tokens[index]!.word !== 'not' || !next) return false;
  return colorNamed(next.word) !== undefined || QUALITIES.has(next.word);
}

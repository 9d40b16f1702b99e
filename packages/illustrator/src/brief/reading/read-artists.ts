import { ARTIST_BOOK } from '../options/term-book.ts';
import { claim, type Reading } from './reading.types.ts';

const INTRODUCTIONS = new Set(['by', 'like', 'of', 'from', 'after']);

/** Finds artists in free text: "in the style of Monet", "by Hokusai", "Van Gogh style". */
export function readArtists(reading: Reading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (reading.claimed[index]) continue;
    const match = ARTIST_BOOK.match(tokens, index);
    if (!match) continue;
    const before = tokens[index - 1]?.word ?? '';
    const after = tokens[index + match.length]?.word ?? '';
    const named = INTRODUCTIONS.has(before) || after === 'style' || after === 'inspired' || match.length > 1;
    if (!named) continue;
    const span = { start: index, length: match.length };
    reading.wishes.push({ ...span, wish: match.value, origin: 'text' });
    claim(reading, span);
  }
}

import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import { FREE_BOOK } from '../../options/term-book.ts';
import { DETERMINERS, FUNCTION_WORDS } from '../../text/word-lists.ts';
import type { Reading, Span } from '../reading.types.ts';

/** A model of a house that is turned in the hand is seen from outside. */
const MODELS: ReadonlySet<string> = new Set('isometric facade storefront exterior'.split(' '));
/** What is before a house and not in it. */
const BEFORE_IT: ReadonlySet<string> = new Set('outdoors outdoor alfresco sidewalk awning'.split(' '));
const WITHIN: ReadonlySet<string> = new Set('interior inside indoors indoor room within'.split(' '));
const BESIDE: ReadonlySet<string> = new Set('outside behind beside past facing passing opposite'.split(' '));
/** Whoever is there may be in it or before it. */
const ABOUT: ReadonlySet<string> = new Set('at by near'.split(' '));
/** After a house: it stands between others. */
const BETWEEN_OTHERS: ReadonlySet<string> = new Set('squeezed wedged sandwiched nestled tucked'.split(' '));
/** So many words describe it at most: "outside a cozy little corner cafe". */
const MOST_WORDS = 3;

/** "outside a roadside diner", "a pub in London": whoever is there sees the house. */
export function isSeenFromOutside(reading: Reading, span: Span): boolean {
  const { tokens } = reading;
  const says = (words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word));
  const isWithin = says(WITHIN);
  if (!isWithin && says(MODELS)) return true;
  const before = wordBefore(reading, span.start);
  const word = tokens[before]?.word ?? '';
  const earlier = tokens[before - 1]?.word ?? '';
  if (BESIDE.has(word) || (word === 'to' && earlier === 'next')) return true;
  if (word === 'of' && /^(?:front|outside)$/.test(earlier)) return true;
  if (isWithin) return false;
  // Nobody parks in a room.
  const hasVehicle = reading.subjects.some(({ request }) => request.noun.kind === 'vehicle');
  if (ABOUT.has(word) && hasVehicle) return true;
  if (says(BEFORE_IT) || isFrontTold(reading)) return true;
  if (BETWEEN_OTHERS.has(tokens[span.start + span.length]?.word ?? '')) return true;
  // "a desert highway with a diner": it stands in the place that was named.
  if (/^(?:with|and)$/.test(word) && isOutdoors(reading)) return true;
  return before < 0 && (tokens.some(({ word: told }) => told === 'outside') || isInTown(reading, span));
}

const ROOMS: ReadonlySet<string | undefined> = new Set(['interior', 'portrait', 'abstract']);

function isOutdoors({ wishes }: Reading): boolean {
  return wishes.some(
    ({ wish }) => wish.scene !== undefined && !ROOMS.has(wish.scene) && (wish.firmness ?? 0) >= 2,
  );
}

/** "a cafe with people in front of it" */
function isFrontTold({ tokens }: Reading): boolean {
  return tokens.some(
    ({ word }, at) => word === 'front' && tokens[at + 1]?.word === 'of' && tokens[at + 2]?.word === 'it',
  );
}

/** The word before those that describe what begins at `start`, in its clause. */
function wordBefore({ tokens }: Reading, start: number): number {
  const { clause } = tokens[start]!;
  let before = start - 1;
  for (let words = 0; words <= MOST_WORDS; before--) {
    const token = tokens[before];
    if (!token || token.clause !== clause) return -1;
    if (DETERMINERS.has(token.word)) continue;
    if (FUNCTION_WORDS.has(token.word) || BESIDE.has(token.word) || ABOUT.has(token.word)) return before;
    words++;
  }
  return before;
}

/** "a trattoria in Rome", "a bookshop on a street corner", "a Paris cafe" */
function isInTown({ tokens }: Reading, { start, length }: Span): boolean {
  if (start > 0 && FREE_BOOK.match(tokens, start - 1)?.value.scene === 'city') return true;
  const at = start + length;
  if (!/^(?:in|on|at)$/.test(tokens[at]?.word ?? '')) return false;
  let next = at + 1;
  for (let words = 0; words < MOST_WORDS && next < tokens.length; words++, next++) {
    const wish = FREE_BOOK.match(tokens, next)?.value;
    if (wish?.scene === 'city') return true;
  }
  return false;
}

/** "retro diner": how many words of a term for a room stand before the house that it ends with; 0 where there is none. */
export function houseAtEnd({ tokens }: Reading, { start, length }: Span): number {
  for (let words = 1; words < length; words++) {
    const match = NOUN_BOOK.match(tokens, start + words);
    if (match?.length === length - words && match.value.entry.kind === 'building') return words;
  }
  return 0;
}

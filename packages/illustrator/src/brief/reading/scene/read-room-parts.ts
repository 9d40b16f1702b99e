import { FREE_BOOK } from '../../options/term-book.ts';
import type { RoomPart } from '../../place.types.ts';
import { DETERMINERS, FUNCTION_WORDS } from '../../text/word-lists.ts';
import { type Reading, tell } from '../reading.types.ts';
import { colorNamed } from '../subjects/read-describing-words.ts';

const WORDS: Readonly<Record<RoomPart, string>> = {
  walls: 'wall walls wallpaper walled',
  floor: 'floor floors flooring floorboards carpet',
  curtains: 'curtain curtains drapes',
  cabinets: 'cabinet cabinets cupboard cupboards cabinetry',
  island: 'island',
  counter: 'counter counters countertop countertops worktop worktops',
  tiles: 'tile tiles backsplash',
  bookshelves: 'bookshelf bookshelves bookcase bookcases shelves books',
  plants: 'plant plants houseplants',
  skylight: 'skylight skylights',
  forge: 'forge furnace',
  bed: 'bed',
};

const PARTS: ReadonlyMap<string, RoomPart> = new Map(
  Object.entries(WORDS).flatMap(([part, words]) =>
    words.split(' ').map((word) => [word, part as RoomPart] as const),
  ),
);

/** These are parts of any room, and are worth a word only with their color. */
const BY_COLOR: ReadonlySet<RoomPart> = new Set<RoomPart>([
  ...(['walls', 'floor', 'curtains', 'tiles'] as const),
]);

/** Furniture that only such a room has built in; elsewhere it is a thing. */
const BUILT_INTO: Partial<Record<RoomPart, RegExp>> = {
  cabinets: /^kitchen$/,
  island: /^kitchen$/,
  counter: /^kitchen$/,
  bookshelves: /^(?:library|nook)$/,
  plants: /^nook$/,
  skylight: /^(?:attic|bedroom)$/,
  bed: /^attic$/,
  forge: /^workshop$/,
};

/** So many words may describe a part: "with deep navy blue painted cabinets". */
const MOST_WORDS = 4;

/** "a kitchen with navy blue cabinets and a white island": parts of the room, each in its color, are no things in it. */
export function readRoomParts(reading: Reading): Map<RoomPart, string | undefined> {
  const { tokens } = reading;
  const parts = new Map<RoomPart, string | undefined>();
  if (!tokens.some(({ word }) => PARTS.has(word))) return parts;
  const rooms = tokens.flatMap((_, at) => {
    const wish = FREE_BOOK.match(tokens, at)?.value;
    return wish?.scene === 'interior' ? [wish.place ?? 'living-room'] : [];
  });
  if (rooms.length === 0) return parts;
  for (const [at, { word }] of tokens.entries()) {
    const part = PARTS.get(word);
    if (!part || reading.claimed[at]) continue;
    const told = describedFrom(reading, at);
    if (!told) continue;
    const fits = BUILT_INTO[part];
    if (fits ? !rooms.some((room) => fits.test(room)) : BY_COLOR.has(part) && !told.color) continue;
    parts.set(part, parts.get(part) ?? told.color);
    tell(reading, { start: told.start, length: at + 1 - told.start });
  }
  return parts;
}

/** The words before a part that describe it, where it is one of several that the room has; undefined where something is done to it. */
function describedFrom(
  { tokens, claimed }: Reading,
  at: number,
): { start: number; color?: string } | undefined {
  let start = at;
  let color: string | undefined;
  for (let words = 0; words < MOST_WORDS; words++) {
    const before = tokens[start - 1];
    if (!before || before.clause !== tokens[at]!.clause || claimed[start - 1]) break;
    if (FUNCTION_WORDS.has(before.word) || DETERMINERS.has(before.word)) break;
    if (FREE_BOOK.match(tokens, start - 1)?.value.scene) break;
    // "navy blue" is navy.
    color = colorNamed(before.word) ?? color;
    start--;
  }
  let introducer = start - 1;
  while (DETERMINERS.has(tokens[introducer]?.word ?? '')) introducer--;
  const word = tokens[introducer]?.word;
  const isFull = word === 'of' && /^(?:full|lots)$/.test(tokens[introducer - 1]?.word ?? '');
  const isListed = isFull || /^(?:with|and|has|having|featuring)$/.test(word ?? '');
  const isNext = introducer >= 0 && tokens[introducer]!.clause !== tokens[at]!.clause;
  return isListed || isNext ? { start, ...(color ? { color } : {}) } : undefined;
}

import type { SubjectRequest } from '../brief.types.ts';
import type { TableTop } from '../place.types.ts';
import { claim, type FoundSubject, type Reading } from './reading.types.ts';
import { isSmallThing } from './relations/settle-relation.ts';

const TABLES: ReadonlySet<string> = new Set(['table', 'round table', 'desk']);
/** A table of these is told to be looked at from near. */
const TOPS: Readonly<Partial<Record<string, TableTop>>> = {
  marble: 'marble',
  stone: 'stone',
  glass: 'marble',
};

/** "a watch on a marble table": seen from so near, the table is the ground of the picture and no piece of furniture in it. */
export function layOnTable(reading: Reading): void {
  const { subjects, wishes } = reading;
  const index = subjects.findIndex(({ request }) => topOf(request) !== undefined);
  const table = subjects[index];
  if (!table || index === 0 || !isBelow(reading, table)) return;
  const others = subjects.filter((subject) => subject !== table);
  const elsewhere = wishes.some(({ wish }) => wish.scene !== undefined && wish.scene !== 'interior');
  if (elsewhere || !others.every(({ request }) => isSmallThing(request))) return;
  subjects.splice(index, 1);
  const { start, length, request } = table;
  wishes.push({ start, length, wish: { tableTop: topOf(request) }, origin: 'text' });
  claim(reading, table);
}

/** Things are said to be on it. */
function isBelow({ tokens }: Reading, { start }: FoundSubject): boolean {
  const words = tokens.slice(Math.max(0, start - 2), start + 1).map(({ word }) => word);
  return words.some((word) => word === 'on' || word === 'atop' || word === 'upon');
}

function topOf({ noun, material, count }: SubjectRequest): TableTop | undefined {
  return TABLES.has(noun.name) && count === 1 && material ? TOPS[material] : undefined;
}

import { POSE_BOOK } from '../../text/pose-words.ts';
import { endOf, type FoundSubject, type Reading } from '../reading.types.ts';
import { RELATION_BOOK } from '../relations/relation-words.ts';
import { isLiving } from './living.ts';

const ABOVE = new Set(['above', 'over']);
const FARTHEST = 3;

/** "a whale swimming above a city": whoever is above a place, and not above somebody, flies. */
export function readHeights(reading: Reading): void {
  const { tokens, subjects, wishes } = reading;
  for (const [position, found] of subjects.entries()) {
    const { request } = whoIsThere(reading, position);
    const at = endOfMotion(reading, found);
    const above = tokens[at]?.word ?? '';
    if (!ABOVE.has(above) || !isLiving(request)) continue;
    // Sheep that are driven over a hill stay on it.
    if (above === 'over' && request.noun.kind === 'animal' && position > 0) continue;
    const isNext = (start: number) => start > at && start <= at + FARTHEST;
    const place = wishes.find(({ start, wish }) => wish.scene !== undefined && isNext(start));
    // "above a city of towers" is above the city.
    const somebody = subjects.some(({ start }) => isNext(start) && (!place || start <= place.start));
    if (place && !somebody && (request.pose ?? 'swimming') === 'swimming') request.pose = 'flying';
  }
}

/** "an eagle carrying a fish over a lake": the eagle is above it, and the fish where the eagle has it. */
function whoIsThere({ subjects, tokens }: Reading, position: number): FoundSubject {
  const [before, found] = [subjects[position - 1], subjects[position]!];
  if (before?.request.noun.kind !== 'flying') return found;
  const verb = RELATION_BOOK.match(tokens, endOf(before));
  return verb?.value.some(({ connector }) => connector === 'holding') ? before : found;
}

/** Past the word for how it moves, which says nothing of where: "swimming high". */
function endOfMotion({ tokens }: Reading, found: FoundSubject): number {
  const end = endOf(found);
  const pose = POSE_BOOK.match(tokens, end);
  const moved = end + (pose?.length ?? 0);
  return moved + (tokens[moved]?.word === 'high' ? 1 : 0);
}

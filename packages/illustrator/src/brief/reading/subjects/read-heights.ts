import { POSE_BOOK } from '../../text/pose-words.ts';
import { endOf, type FoundSubject, type Reading } from '../reading.types.ts';
import { isLiving } from './living.ts';

const ABOVE = new Set(['above', 'over']);
const FARTHEST = 3;

/** "a whale swimming above a city": whoever is above a place, and not above somebody, flies. */
export function readHeights(reading: Reading): void {
  const { tokens, subjects, wishes } = reading;
  for (const found of subjects) {
    const { request } = found;
    const at = endOfMotion(reading, found);
    if (!ABOVE.has(tokens[at]?.word ?? '') || !isLiving(request)) continue;
    const isNext = (start: number) => start > at && start <= at + FARTHEST;
    const place = wishes.find(({ start, wish }) => wish.scene !== undefined && isNext(start));
    // "above a city of towers" is above the city.
    const somebody = subjects.some(({ start }) => isNext(start) && (!place || start <= place.start));
    if (place && !somebody && (request.pose ?? 'swimming') === 'swimming') request.pose = 'flying';
  }
}

/** Past the word for how it moves, which says nothing of where: "swimming high". */
function endOfMotion({ tokens }: Reading, found: FoundSubject): number {
  const end = endOf(found);
  const pose = POSE_BOOK.match(tokens, end);
  const moved = end + (pose?.length ?? 0);
  return moved + (tokens[moved]?.word === 'high' ? 1 : 0);
}

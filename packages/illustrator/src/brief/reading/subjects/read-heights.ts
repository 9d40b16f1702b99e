import { endOf, type Reading } from '../reading.types.ts';
import { isLiving } from './living.ts';

const ABOVE = new Set(['above', 'over']);
const FARTHEST = 3;

/** "a whale above a city": whoever is above a place, and not above somebody, flies. */
export function readHeights({ tokens, subjects, claimed }: Reading): void {
  for (const found of subjects) {
    const { request } = found;
    const next = tokens[endOf(found)];
    if (!next || !ABOVE.has(next.word) || !isLiving(request)) continue;
    const ahead = endOf(found) + 1;
    const meetsSubject = subjects.some(({ start }) => start >= ahead && start <= ahead + FARTHEST);
    const meetsPlace = claimed.slice(ahead, ahead + FARTHEST).some(Boolean);
    if (meetsPlace && !meetsSubject) request.pose ??= 'flying';
  }
}

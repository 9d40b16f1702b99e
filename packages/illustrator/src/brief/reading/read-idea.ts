import type { Idea } from '../brief.types.ts';
import { DETERMINERS } from '../text/word-lists.ts';
import type { FoundSubject, Reading } from './reading.types.ts';

/** The idea that a prompt is about: it comes before all things ("loneliness in a crowd", not "a dream house"). */
export function leadingIdea({ wishes, subjects, tokens }: Reading): Idea | undefined {
  const first = wishes.find(({ wish, origin }) => wish.idea !== undefined && origin === 'text');
  if (!first) return undefined;
  const end = first.start + first.length;
  const isFirst = tokens
    .slice(0, first.start)
    .every(({ word }) => DETERMINERS.has(word) || LEAD_INS.has(word));
  return isFirst && !subjects.some(({ start }) => start === end) ? first.wish.idea : undefined;
}

const LEAD_INS = new Set(['feeling', 'of', 'concept', 'sense', 'idea', 'pure', 'true', 'inner', 'abstract']);
const FEWEST_OF_A_CROWD = 9;

/** Whoever is lonely stands out from a crowd: there the crowd belongs to the idea, not to the subjects. */
export function takeCrowdIntoIdea(reading: Reading, idea: Idea | undefined): void {
  if (idea !== 'loneliness') return;
  const isCrowd = ({ request }: FoundSubject) =>
    request.noun.kind === 'person' && request.count >= FEWEST_OF_A_CROWD;
  for (const { start, length } of reading.subjects.filter(isCrowd)) {
    reading.wishes.push({ start, length, wish: { idea }, origin: 'text' });
  }
  reading.subjects = reading.subjects.filter((subject) => !isCrowd(subject));
}

import { createPhraseBook } from '../../text/phrase-book.ts';
import { endOf, type FoundSubject, type Reading } from '../reading.types.ts';
import type { Link } from '../relations/relation-words.ts';

/** "a street full of lanterns": what fills a place belongs to no other subject. */
export function fillsThePlace(reading: Reading, { connector }: Link, index: number): boolean {
  if (connector === 'everywhere') return true;
  if (connector !== 'full-of') return false;
  return reading.wishes.some(({ wish, ...span }) => wish.scene !== undefined && endOf(span) === index);
}

const FEWEST = 9;

/** Shows a subject all over the place: at least so many that it looks like it. */
export function spread({ request }: FoundSubject, ring = false): void {
  request.everywhere = true;
  if (ring) request.ring = true;
  request.count = Math.max(request.count, FEWEST);
}

const EVERYWHERE = createPhraseBook<true>();
for (const phrase of [
  'everywhere',
  'all around',
  'all over',
  'all over the place',
  'filling the air',
  'filling the sky',
]) {
  EVERYWHERE.add(phrase, true);
}

/** "flowers everywhere", "butterflies all around". */
export function spreadByWord(reading: Reading): void {
  for (const index of reading.tokens.keys()) {
    if (!EVERYWHERE.match(reading.tokens, index)) continue;
    const subject = reading.subjects.findLast((candidate) => endOf(candidate) <= index);
    if (subject && index - endOf(subject) <= 2) spread(subject);
  }
}

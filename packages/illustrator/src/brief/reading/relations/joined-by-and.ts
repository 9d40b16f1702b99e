import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading } from '../reading.types.ts';

/** "a cat and a dog": nothing but "and" and an article between them. */
export function areJoined({ tokens }: Reading, earlier: FoundSubject, later: FoundSubject): boolean {
  const between = tokens.slice(endOf(earlier), later.start).map(({ word }) => word);
  return between.includes('and') && between.every((word) => word === 'and' || DETERMINERS.has(word));
}

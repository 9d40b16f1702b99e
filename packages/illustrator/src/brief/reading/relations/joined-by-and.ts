import type { Relation } from '../../brief.types.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import { endOf, type FoundSubject, type Reading } from '../reading.types.ts';

/** "a cat and a dog", "a woman in a red dress and a man": nothing but "and", an article and what they wear between them. */
export function areJoined({ tokens, dressed }: Reading, earlier: FoundSubject, later: FoundSubject): boolean {
  const between = tokens
    .slice(endOf(earlier), later.start)
    .filter((_, offset) => !dressed.has(endOf(earlier) + offset))
    .map(({ word }) => word);
  return between.includes('and') && between.every((word) => word === 'and' || DETERMINERS.has(word));
}

/** "candles, scrolls and a skull": the next of a list. */
export function areListed({ tokens }: Reading, earlier: FoundSubject, later: FoundSubject): boolean {
  const end = endOf(earlier);
  const clauses = tokens[later.start]!.clause - tokens[end - 1]!.clause;
  const between = tokens.slice(end, later.start).map(({ word }) => word);
  const isPlain = between.every((word) => word === 'and' || DETERMINERS.has(word));
  return isPlain && (between.includes('and') ? clauses <= 1 : clauses === 1);
}

/** "a cat and a dog under a tree": the cat is under the tree as well. */
export function joinedByAnd(reading: Reading, last: number, relations: readonly Relation[]): number[] {
  const partners: number[] = [];
  for (let position = last; position > 0; position--) {
    const [earlier, later] = [reading.subjects[position - 1]!, reading.subjects[position]!];
    // "a typewriter, a cup and a stack of books on a desk": before the "and" there are commas.
    const joined =
      areJoined(reading, earlier, later) || (partners.length > 0 && areListed(reading, earlier, later));
    // What somebody does alone makes them nobody's object.
    const isObject = ({ subject, object }: Relation) => object === position - 1 && subject !== object;
    if (!joined || relations.some(isObject)) break;
    partners.push(position - 1);
  }
  return partners;
}

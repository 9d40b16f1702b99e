import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import type { PlaceName } from '../../brief.types.ts';
import type { Wish } from '../../options/option.types.ts';
import { FREE_BOOK } from '../../options/term-book.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import type { Reading } from '../reading.types.ts';
import type { Description } from '../subjects/read-describing-words.ts';

const INTO = new Set(['in', 'inside', 'into', 'within', 'through', 'throughout']);
const ABOUT = new Set([
  ...INTO,
  ...[
    'at',
    'over',
    'above',
    'near',
    'across',
    'from',
    'outside',
    'of',
    'around',
    'leaving',
    'entering',
    'towards',
  ],
]);

/**
 * Things are places, too: "a church" is drawn from outside, "in a church" is its nave.
 *
 * @returns the place that a noun names where it stands after a preposition, or undefined where it is a thing
 */
export function placeOfNoun(
  { tokens, wishes, claimed }: Reading,
  noun: Noun,
  wordIndex: number,
  description: Description,
): PlaceName | undefined {
  // "in a Castle setting" has named its place already.
  if (
    wishes.some(
      ({ origin, start, length }) => origin === 'option' && start <= wordIndex && wordIndex < start + length,
    )
  )
    return undefined;
  let before = (description.start ?? wordIndex) - 1;
  // "inside of a cozy log cabin", "in a dark hut": what only lights the place is passed over.
  while (
    DETERMINERS.has(tokens[before]?.word ?? '') ||
    (claimed[before] && describesPlace(FREE_BOOK.get([tokens[before]!.word])))
  )
    before--;
  const preposition = tokens[before];
  if (!preposition || preposition.clause !== tokens[wordIndex]!.clause) return undefined;
  // What is built into a castle is a part of it.
  if (preposition.word === 'into' && /^(?:built|carved|set)$/.test(tokens[before - 1]?.word ?? ''))
    return undefined;
  if (preposition.word === 'of' && /^(?:inside|interior|within)$/.test(tokens[before - 1]?.word ?? ''))
    return noun.inside ?? noun.around;
  // "in front of a church" is outside of it.
  if (preposition.word === 'of' && tokens[before - 1]?.word === 'front') return undefined;
  if (INTO.has(preposition.word)) return noun.inside ?? noun.around;
  return ABOUT.has(preposition.word) && before > 0 ? noun.around : undefined;
}

function describesPlace(wish: Wish | undefined): boolean {
  return wish !== undefined && (wish.features !== undefined || (!wish.scene && !wish.place && !wish.snow));
}

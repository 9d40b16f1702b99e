import type { PlaceName } from '../../brief.types.ts';
import { DETERMINERS } from '../../text/word-lists.ts';
import type { Reading } from '../reading.types.ts';
import type { Description } from '../subjects/read-describing-words.ts';

/** Things that are also places: "a church" is drawn from outside, "in a church" is its nave. */
const INSIDES: ReadonlyMap<string, PlaceName> = new Map([
  ['house', 'living-room'],
  ['cabin', 'living-room'],
  ['cottage', 'living-room'],
  ['farmhouse', 'kitchen'],
  ['mansion', 'living-room'],
  ['church', 'church-inside'],
  ['cathedral', 'church-inside'],
  ['monastery', 'church-inside'],
  ['temple', 'temple-inside'],
  ['pagoda', 'temple-inside'],
  ['mosque', 'temple-inside'],
  ['castle', 'castle-hall'],
  ['palace', 'castle-hall'],
  ['shop', 'shop'],
  ['bakery', 'shop'],
  ['store', 'shop'],
  ['school', 'classroom'],
  ['factory', 'workshop'],
  ['bank', 'museum'],
  ['museum', 'museum'],
  ['cafe', 'cafe'],
  ['hotel', 'living-room'],
]);

const SURROUNDINGS: ReadonlyMap<string, PlaceName> = new Map([
  ['village', 'village'],
  ['town', 'village'],
  ['market stall', 'market'],
  ['farm', 'farm'],
  ['tombstone', 'graveyard'],
  ['slide', 'playground'],
  ['playground', 'playground'],
  ['fairground', 'fairground'],
  ['circus tent', 'stage'],
  ['circus', 'stage'],
]);

const INTO = new Set(['in', 'inside', 'into', 'within']);
const ABOUT = new Set([
  ...INTO,
  ...[
    'at',
    'through',
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

/** The place that a noun names where it stands after a preposition, or undefined where it is a thing. */
export function placeOfNoun(
  { tokens, wishes }: Reading,
  noun: string,
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
  while (DETERMINERS.has(tokens[before]?.word ?? '')) before--;
  const preposition = tokens[before];
  if (!preposition || preposition.clause !== tokens[wordIndex]!.clause) return undefined;
  // "in front of a church" is outside of it.
  if (preposition.word === 'of' && tokens[before - 1]?.word === 'front') return undefined;
  if (INTO.has(preposition.word)) return INSIDES.get(noun) ?? SURROUNDINGS.get(noun);
  return ABOUT.has(preposition.word) && before > 0 ? SURROUNDINGS.get(noun) : undefined;
}

import { BEINGS, EVENTS, GIVEN_NAMES, KNOWN_PLACES, PLACES } from './nouns-by-kind.ts';
import { singularOf } from './number-of-noun.ts';

const ACTORS =
  /(keeper|maker|smith|ologist|ician|catcher|seller|teller|walker|watcher|hunter|fisher|monger|wright)$/;

/** What a noun names, as far as it is known; everything else is a thing. */
export function kindOfNoun(noun: string): 'being' | 'place' | 'event' | 'thing' {
  const word = singularOf(noun);
  if (BEINGS.has(word) || GIVEN_NAMES.has(word) || ACTORS.test(word)) return 'being';
  if (PLACES.has(word) || KNOWN_PLACES.has(word)) return 'place';
  return EVENTS.has(word) ? 'event' : 'thing';
}

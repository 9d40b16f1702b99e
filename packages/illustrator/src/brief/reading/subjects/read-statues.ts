import type { Wish } from '../../options/option.types.ts';
import type { Description } from './read-describing-words.ts';

/** Words for somebody of stone or metal who stands on a plinth. */
export const STATUES: ReadonlySet<string> = new Set([
  'statue',
  'statues',
  'sculpture',
  'sculptures',
  'monument',
]);

/** They stand on shelves. */
export const SMALL_STATUES: ReadonlySet<string> = new Set(['figurine', 'carving']);

/** Statues stand where people see them. */
export const STATUE_PLACE: Wish = { place: 'square', implies: { scene: 'city' } };

/** On a plinth. */
export const ON_PLINTH = 'on-plinth';

export function asStatue(description: Description): Description {
  return { ...description, qualities: [...description.qualities, ON_PLINTH] };
}

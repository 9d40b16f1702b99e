import { NOUN_BOOK } from '../../../../vocabulary/noun-lookup.ts';
import type { Noun } from '../../../../vocabulary/nouns.registry.ts';
import { type GarmentName, WORN_HATS } from '../../../clothes.types.ts';
import type { SubjectRequest } from '../../../subject.types.ts';
import type { Reading } from '../../reading.types.ts';
import { isLiving } from '../living.ts';
import { dressedAs, onTwoLegs } from './dress-animal.ts';

/** What an animal wears in its own shape; everything else is cut for arms, legs and a trunk. */
const ON_HEAD_AND_NECK: ReadonlySet<GarmentName> = new Set<GarmentName>([
  'scarf',
  'tie',
  'bow-tie',
  'necklace',
  'earrings',
  'glasses',
  'sunglasses',
  'monocle',
  'eye-patch',
  'eye-mask',
  ...WORN_HATS,
]);

const SPACE_SUIT = 'space-suited';

/** Animals in clothes stand upright in them, as people do: "a squirrel in a leather jacket", "a pug with a backpack". */
export function dressAnimals({ subjects }: Reading): void {
  for (const subject of subjects) {
    const { request } = subject;
    const noun = request.noun.kind !== 'person' && isLiving(request) ? clothed(request) : undefined;
    if (!noun) continue;
    const qualities = request.qualities.filter((quality) => quality !== SPACE_SUIT);
    // Its own color is that of its fur.
    subject.request = { ...request, noun, qualities, color: undefined, hairColor: request.color };
  }
}

function clothed({ noun, qualities, clothes = [] }: SubjectRequest): Noun | undefined {
  if (qualities.includes(SPACE_SUIT)) return dressedAs(noun, NOUN_BOOK.get(['astronaut'])!.entry);
  if (qualities.includes('humanoid')) return onTwoLegs(noun);
  return clothes.some(({ garment }) => !ON_HEAD_AND_NECK.has(garment)) ? onTwoLegs(noun) : undefined;
}

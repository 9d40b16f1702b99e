import { FREE_BOOK } from '../../options/term-book.ts';
import type { Frame } from '../../relation-frames/frame.types.ts';
import { FRAMES } from '../../relation-frames/frames.registry.ts';
import type { Relation } from '../../subject.types.ts';
import type { FoundWish, Reading } from '../reading.types.ts';
import { isInlandWater } from './inland-water.ts';

/** What a deed takes place in where the prompt names no place: who bakes is in the kitchen, who swims in water. */
export function placesOfDeeds(reading: Reading, relations: readonly Relation[]): void {
  const { subjects, wishes } = reading;
  const isSomewhere = wishes.some(
    ({ wish }) => wish.scene !== undefined || wish.place !== undefined || isInlandWater(wish.features),
  );
  if (isSomewhere) return;
  const wish = bakes(relations)
    ? ({ scene: 'interior', place: 'kitchen', firmness: 1 } as const)
    : worksOnBoat(subjects, relations)
      ? ({ scene: 'beach', firmness: 1 } as const)
      : subjects.some(({ request }) => swimsInland(request))
        ? FREE_BOOK.get(['lake'])
        : undefined;
  if (wish) wishes.push({ start: 0, length: 0, wish, origin: 'text' } satisfies FoundWish);
}

function bakes(relations: readonly Relation[]): boolean {
  return relations.some(({ frame }) => frame === 'baking');
}

function worksOnBoat(subjects: Reading['subjects'], relations: readonly Relation[]): boolean {
  return relations.some(
    ({ frame, object }) =>
      frame && (FRAMES[frame] as Frame).worked && subjects[object]!.request.noun.kind === 'boat',
  );
}

function swimsInland({ noun, pose }: Reading['subjects'][number]['request']): boolean {
  const lives = noun.kind === 'animal' || noun.kind === 'person';
  const atSea = ['sea', 'underwater', 'beach', 'snow'].includes(noun.habitat ?? '');
  return pose === 'swimming' && lives && !atSea && noun.water === undefined;
}

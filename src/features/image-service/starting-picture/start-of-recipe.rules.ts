import type { ImageRecipe } from '../image-service.types.ts';

/** What tells a recipe with a starting picture from every other; nothing for one of words alone. */
export function startOf({ startingPicture }: Pick<ImageRecipe, 'startingPicture'>): [] | [string, number] {
  return startingPicture ? [startingPicture.hash, startingPicture.strength] : [];
}

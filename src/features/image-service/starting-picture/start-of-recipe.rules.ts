import type { ImageRecipe } from '../image-service.types.ts';

/** What tells a recipe with a starting picture or a learned style from every other; nothing for one of words alone. */
export function startOf({
  startingPicture,
  learnedStyle,
}: Pick<ImageRecipe, 'startingPicture' | 'learnedStyle'>): unknown[] {
  const start = startingPicture ? [startingPicture.hash, startingPicture.strength] : [];
  return learnedStyle ? [...start, { learnedStyle }] : start;
}

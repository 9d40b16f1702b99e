import type { ImageRecipe } from './image-service.types.ts';

/** What tells a recipe from one of the same words, size and seed; nothing for one that has no more than those. */
export function marksOf({
  variation,
  startingPicture,
  learnedStyle,
}: Pick<ImageRecipe, 'variation' | 'startingPicture' | 'learnedStyle'>): unknown[] {
  return [
    ...(variation ? [{ variation }] : []),
    ...(startingPicture ? [startingPicture.hash, startingPicture.strength] : []),
    ...(learnedStyle ? [{ learnedStyle: learnedStyle.hash }] : []),
  ];
}

import { choicesFromSettings } from '../../generator/reused-settings.rules.ts';
import type { HandedVariation } from '../../generator/ui/vary/handed-variation.ts';
import { settingsOf } from '../../generator/ui/viewer/recipe-facts.ts';
import type { GalleryImage } from './gallery-answer.ts';

export type VariedImage = Pick<HandedVariation, 'tool' | 'recipe' | 'learnedStyle'>;

/** What a tool needs to vary an image; null when too little is known, or what it began with is gone. */
export function variedImageOf(image: GalleryImage): VariedImage | null {
  const settings = settingsOf(image);
  const { recipe, startingPictureUrl, fullPrompt = image.prompt } = image;
  if (settings?.seed === undefined) return null;
  if (recipe?.strength !== undefined && !startingPictureUrl) return null;
  const { tool, prompt, width, height, seed } = settings;
  const { variation, strength, learnedStyle } = recipe ?? {};
  const choices = choicesFromSettings(settings);
  const made = { prompt, fullPrompt, width, height, seed, choices, variation, strength };
  return { tool, recipe: made, ...(learnedStyle && { learnedStyle }) };
}

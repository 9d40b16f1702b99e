import { choicesFromSettings } from '../../generator/reused-settings.rules.ts';
import type { VariedPicture } from '../../generator/ui/vary/plan-variation.rules.ts';
import { settingsOf } from '../../generator/ui/viewer/recipe-facts.ts';
import type { GalleryImage } from './gallery-answer.ts';

export type VariedImage = Pick<VariedPicture, 'tool' | 'recipe'>;

/** What a tool needs to vary an image; null when too little is known, or what it began with is gone. */
export function variedImageOf(image: GalleryImage): VariedImage | null {
  const settings = settingsOf(image);
  const { recipe, startingPictureUrl, fullPrompt = image.prompt } = image;
  if (settings?.seed === undefined) return null;
  if (recipe?.strength !== undefined && !startingPictureUrl) return null;
  const { tool, prompt, width, height, seed } = settings;
  const { variation, strength } = recipe ?? {};
  const choices = choicesFromSettings(settings);
  return { tool, recipe: { prompt, fullPrompt, width, height, seed, choices, variation, strength } };
}

import { createHash } from 'node:crypto';
import type { MediaRecipe } from './media.types.ts';

/**
 * Sixteen hexadecimal digits that change with anything that decides how a recipe is drawn, and with
 * nothing else: neither with the order of its fields nor with a description that it may carry.
 */
export function hashRecipe({
  prompt,
  options = {},
  negativePrompt,
  seed,
  width,
  height,
}: MediaRecipe): string {
  const choices = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return digest([prompt, choices, negativePrompt ?? '', seed, width, height]).slice(0, 16);
}

/** What an address carries so that it may be kept for ever: it changes with the recipe and with the engine. */
export function versionOf(recipeHash: string, engineVersion: string): string {
  return digest([recipeHash, engineVersion]).slice(0, 12);
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

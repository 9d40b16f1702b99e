import type { Tool } from '../plans/plans.types.ts';
import { neutralChoices, spokenChoices } from './composed-prompt.rules.ts';
import type { ImageTile } from './generator.types.ts';

/** The body of `POST /api/images/save` as JSON; a form has the same but the picture as `details`. */
export interface SaveRequest {
  /** The bytes as they came, without a `data:` prefix; missing where only the server has them. */
  base64Image?: string;
  /** As typed. */
  prompt: string;
  fullPrompt: string;
  width: number;
  height: number;
  generatorType: Tool;
  /** The credits set aside for it; the server then keeps its own bytes. */
  holdId?: string;
  recipe: {
    /** What differs from the defaults, by list. */
    options: Record<string, string>;
    negativePrompt?: string;
    seed: number;
    variation?: number;
    strength?: number;
    engine?: string;
  };
}

/** @throws {TypeError} for a tile without a finished image. */
export function describeSaveRequest(tool: Tool, { src, recipe, holdId }: ImageTile): SaveRequest {
  if (!recipe || (src === '' && !holdId)) throw new TypeError('Only a finished image can be saved.');
  const { prompt, fullPrompt, width, height, seed, variation, strength, notes } = recipe;
  const choices = recipe.choices ?? neutralChoices();
  const negativePrompt = tool === 'green' ? choices.negativePrompt.trim() : '';
  return {
    ...(src && { base64Image: src.slice(src.indexOf(',') + 1) }),
    prompt,
    fullPrompt,
    width,
    height,
    generatorType: tool,
    ...(holdId && { holdId }),
    recipe: {
      options: spokenChoices(tool, choices),
      ...(negativePrompt && { negativePrompt }),
      seed,
      ...(variation && { variation }),
      ...(strength !== undefined && { strength }),
      ...(notes?.engine && { engine: notes.engine }),
    },
  };
}

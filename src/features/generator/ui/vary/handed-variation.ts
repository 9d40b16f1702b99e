import type { LearnedStyleMark } from '../../../../shared/learned-style-mark.ts';
import { USUAL_VIEW } from '../../../../ui/pictures/picture-crop.rules.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import type { PictureRecipe } from '../../generator.types.ts';
import { styleNotice } from '../own-style/current-style-notice.ts';
import { findStyle } from '../own-style/find-style.ts';
import { describeLostStyle, inNearestMedium } from '../own-style/nearest-medium.rules.ts';
import { fetchPicture } from '../starting-picture/handed-picture.ts';
import type { ChosenPicture } from '../starting-picture/starting-picture.types.ts';
import type { VariationKind } from './plan-variation.rules.ts';

/** Where a variation waits, in the tab's session storage, until its tool is on the screen. */
const KEY = 'dreamseed.handed-variation';

export interface HandedVariation {
  tool: Tool;
  kind: VariationKind;
  recipe: PictureRecipe;
  /** The address of the picture that it began with. */
  startingPictureUrl?: string | null;
  /** The learned style that it was drawn in. */
  learnedStyle?: LearnedStyleMark;
}

/** Has a picture varied by its tool; the caller then goes to `urls.generatorSuite()`. */
export function handVariation(variation: HandedVariation): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(variation));
  } catch (error) {
    console.warn('This browser keeps nothing for the tool.', error);
  }
}

/** The variation that was handed to this tool, once: it is paid for. */
export function takeHandedVariation(wanted: Tool): HandedVariation | undefined {
  try {
    const handed: HandedVariation | null = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (handed?.tool !== wanted) return undefined;
    window.sessionStorage.removeItem(KEY);
    return handed;
  } catch {
    // Reading may be forbidden; then nothing was stored either.
    return undefined;
  }
}

/** @throws {Error} when the picture that it began with cannot be had. */
export async function startingPictureOf({
  startingPictureUrl,
  recipe: { strength },
}: HandedVariation): Promise<ChosenPicture | undefined> {
  if (!startingPictureUrl || strength === undefined) return undefined;
  return { file: await fetchPicture(startingPictureUrl), view: USUAL_VIEW, strength };
}

/**
 * What it was made from, with the learned style itself or, where that is gone, its nearest medium.
 * @throws what asking for the account's styles throws.
 */
export async function recipeOf({
  tool,
  kind,
  recipe,
  learnedStyle: mark,
}: HandedVariation): Promise<PictureRecipe> {
  // In another style it does without its own.
  const style = mark && kind !== 'style' ? await findStyle(mark) : null;
  const isLost = mark && kind !== 'style' && !style;
  styleNotice.set(isLost ? { tool, text: describeLostStyle(mark, true) } : null);
  return isLost ? inNearestMedium(tool, recipe, mark.medium) : { ...recipe, learnedStyle: style };
}

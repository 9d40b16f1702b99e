import type { LearnedStyleMark } from '../../../../shared/learned-style-mark.ts';
import type { Tool } from '../../../plans/plans.types.ts';
import { composePrompt } from '../../composed-prompt.rules.ts';
import type { PictureRecipe } from '../../generator.types.ts';

/** What the style list calls the media that learned styles are nearest to, or words that ask for the medium. */
const STYLE_OF_MEDIUM: Readonly<Record<string, string>> = {
  photo: 'Photorealistic',
  oil: 'Oil Painting',
  impression: 'Impressionist',
  watercolor: 'Watercolor',
  pixel: 'Pixel Art',
  anime: 'Anime',
  ink: 'Ink Drawing',
  pencil: 'Pencil Sketch',
  'low-poly': 'Low Poly',
  pop: 'Pop Art',
  'stained-glass': 'Stained Glass',
  papercut: 'Paper Cut',
  neon: 'Synthwave',
  'ukiyo-e': 'Ukiyo-e',
  comic: 'Comic Book',
  pastel: 'Pastel Drawing',
  crayon: 'Childlike Drawing',
  'colored-pencil': 'Colored Pencil Drawing',
  chalk: 'Chalk Drawing',
  charcoal: 'Charcoal Drawing',
  pointillism: 'Pointillist',
  mosaic: 'Mosaic',
  blueprint: 'Blueprint',
  'art-nouveau': 'Art Nouveau',
  'art-deco': 'Art Deco',
  flat: 'Flat Design',
  linocut: 'Linocut',
  engraving: 'Engraving',
  gouache: 'Gouache',
  'brush-ink': 'Sumi-e',
  cubism: 'Cubist',
  embroidery: 'Cross-Stitch',
  plasticine: 'Claymation',
};

/** A medium of a later version may be missing; its own name is the best guess. */
export function styleOfMedium(medium: string): string {
  return Object.hasOwn(STYLE_OF_MEDIUM, medium) ? STYLE_OF_MEDIUM[medium]! : medium.replaceAll('-', ' ');
}

/** The same picture in the medium that a lost style is nearest to. */
export function inNearestMedium(tool: Tool, recipe: PictureRecipe, medium: string): PictureRecipe {
  const style = styleOfMedium(medium);
  const { choices, fullPrompt } = recipe;
  if (!choices) return { ...recipe, fullPrompt: `${fullPrompt}, ${style}` };
  const changed = { ...choices, options: { ...choices.options, style } };
  return { ...recipe, choices: changed, fullPrompt: composePrompt(tool, changed) };
}

/** What is said where a style is no longer kept, or the account's styles cannot be asked for. */
export function describeLostStyle({ name, medium }: LearnedStyleMark, isGone: boolean): string {
  const why = isGone ? `“${name}” is no longer among your styles` : `Your style “${name}” couldn’t be loaded`;
  return `${why}, so its nearest medium is used: ${styleOfMedium(medium)}.`;
}

import { readLearnedStyleMark } from '../../../shared/learned-style-mark.ts';
import type { GalleryItem, ImageRecipe } from '../gallery.types.ts';

/** What may be known of an image beyond the specification's four fields. */
export type ImageParticulars = Partial<
  Pick<
    GalleryItem,
    'fullPrompt' | 'width' | 'height' | 'generatorType' | 'cost' | 'recipe' | 'startingPictureUrl'
  >
>;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what a product API says of an image on top. Another service than ours may use the same names
 * for something else, which must not reach the screen: a part that is no text breaks the whole page.
 */
export function readImageParticulars(entry: Fields): ImageParticulars {
  const { generatorType, recipe } = entry;
  const size = { width: readSide(entry.width), height: readSide(entry.height) };
  return withoutUnknown({
    fullPrompt: readText(entry.fullPrompt),
    ...(size.width && size.height && size),
    generatorType: generatorType === 'green' || generatorType === 'yellow' ? generatorType : undefined,
    cost: readNumber(entry.cost),
    recipe: isFields(recipe) ? readRecipe(recipe) : undefined,
    startingPictureUrl: readText(entry.startingPictureUrl),
  });
}

function readRecipe(recipe: Fields): ImageRecipe {
  const { options } = recipe;
  const chosen = isFields(options) ? Object.entries(options).filter(isTextEntry) : [];
  return withoutUnknown({
    options: chosen.length > 0 ? Object.fromEntries(chosen) : undefined,
    negativePrompt: readText(recipe.negativePrompt),
    seed: readNumber(recipe.seed),
    variation: readNumber(recipe.variation),
    strength: readNumber(recipe.strength),
    learnedStyle: readLearnedStyleMark(recipe.learnedStyle),
    engine: readText(recipe.engine),
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function readSide(value: unknown): number | undefined {
  const side = readNumber(value);
  return side !== undefined && side > 0 ? side : undefined;
}

type Known<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

function withoutUnknown<Values extends object>(values: Values): Known<Values> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as Known<Values>;
}

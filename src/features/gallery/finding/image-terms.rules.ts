import { foldedWords } from '../../../shared/words/folded-words.ts';
import type { GalleryImage } from '../gallery.types.ts';

/** More words than any prompt has that somebody wrote. */
const MOST_WORDS = 300;

/** What images are told apart by besides their words. */
export type FacetName = 'tool' | 'engine' | 'option' | 'color';

/** Words are letters and digits, so that nothing else an image is found under can be one. */
const MINE = ':mine:';
export const STAR = `${MINE}star`;
const IN_COLLECTION = `${MINE}in:`;
/** Between these stand the marks of the owner. */
export const MARKS = { from: MINE, to: ':mine;' } as const;

export const collectionTerm = (id: string) => `${IN_COLLECTION}${id}`;

/** The marks of an image as its owner made them. */
export function readMarks(terms: readonly string[]): { starred: boolean; collections: string[] } {
  return {
    starred: terms.includes(STAR),
    collections: terms
      .filter((term) => term.startsWith(IN_COLLECTION))
      .map((term) => term.slice(IN_COLLECTION.length)),
  };
}

export const facetStart = (facet: FacetName) => `:${facet}:`;

/** Databases keep no half of a character. */
export const facetTerm = (facet: FacetName, value: string) => `${facetStart(facet)}${value.toWellFormed()}`;

const optionTerm = (list: string, value: string) => facetTerm('option', `${list}=${value}`);

/** All that an image is found under from the moment it is saved. */
export function termsOfImage(
  image: Pick<GalleryImage, 'prompt' | 'fullPrompt' | 'tool' | 'recipe'>,
): string[] {
  const { prompt, fullPrompt, tool, recipe } = image;
  const words = new Set(foldedWords(`${prompt} ${fullPrompt}`));
  const options = Object.entries(recipe?.options ?? {}).map(([list, value]) => optionTerm(list, value));
  return [
    ...new Set([
      ...[...words].slice(0, MOST_WORDS),
      facetTerm('tool', tool),
      ...(recipe?.engine ? [facetTerm('engine', recipe.engine)] : []),
      ...options,
    ]),
  ];
}

import type { LibraryPicture } from '../library.types.ts';
import { ContentError } from './content-error.ts';
import type { YamlSettings } from './front-matter.ts';
import type { CheckOption } from './option-check.ts';
import type { PictureSettings } from './post-front-matter.schema.ts';

/** A picture by the address that the library keeps. */
export interface NamedPicture {
  name: string;
  address: string;
  picture: LibraryPicture;
}

/** What a picture is drawn from. */
export type PictureRecipe = Omit<LibraryPicture, 'alt'>;

export type HashRecipe = (recipe: PictureRecipe) => string;

/**
 * @throws {ContentError} when it names a list of the tools, or an entry, that does not exist.
 */
export function readPicture(
  settings: PictureSettings,
  checkOption: CheckOption,
  { path, lineOf }: Pick<YamlSettings, 'lineOf'> & { path: readonly string[] },
): LibraryPicture {
  const { prompt, negative, seed, size, alt, ...options } = settings;
  for (const [list, choice] of Object.entries(options)) {
    const problem = checkOption(list, choice);
    if (problem) throw new ContentError(`${[...path, list].join('.')}: ${problem}`, lineOf([...path, list]));
  }
  return {
    prompt,
    ...(Object.keys(options).length > 0 && { options }),
    ...(negative !== undefined && { negativePrompt: negative }),
    seed,
    ...size,
    alt,
  };
}

export function namePicture(name: string, picture: LibraryPicture, hashRecipe: HashRecipe): NamedPicture {
  const { alt: _, ...recipe } = picture;
  return { name, picture, address: `media:${name}?${hashRecipe(recipe)}` };
}

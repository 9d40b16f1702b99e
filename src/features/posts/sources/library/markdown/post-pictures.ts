import type { DrawnPicture, FilePicture, LibraryPicture, PictureFile } from '../library.types.ts';
import { ContentError } from './content-error.ts';
import type { YamlSettings } from './front-matter.ts';
import type { CheckOption } from './option-check.ts';
import type { DrawnSettings, FileSettings, PictureSettings } from './post-front-matter.schema.ts';

/** A picture by the address that the library keeps. */
export interface NamedPicture {
  name: string;
  address: string;
  picture: LibraryPicture;
}

/** What decides how a picture looks. */
type PictureRecipe = Omit<DrawnPicture, 'alt'> | Omit<FilePicture, 'alt'>;

export type HashRecipe = (recipe: PictureRecipe) => string;

/** The files that a text names, by their paths: each as it was found, or why it cannot be shown. */
export type PictureFiles = ReadonlyMap<string, PictureFile | ContentError>;

/** What the settings of a picture are held against. */
export interface PictureRules {
  checkOption: CheckOption;
  pictureFiles: PictureFiles;
}

type Place = Pick<YamlSettings, 'lineOf'> & { path: readonly string[] };

/**
 * @throws {ContentError} when it names a list of the tools, an entry or a file that does not exist.
 */
export function readPicture(settings: PictureSettings, rules: PictureRules, place: Place): LibraryPicture {
  return isFile(settings)
    ? findFile(settings, rules.pictureFiles, place)
    : readRecipe(settings, rules.checkOption, place);
}

function isFile(settings: PictureSettings): settings is FileSettings {
  return 'file' in settings;
}

function findFile({ file, alt }: FileSettings, files: PictureFiles, { path, lineOf }: Place): FilePicture {
  const found = files.get(file) ?? new ContentError('there is no such file');
  if (!(found instanceof ContentError)) return { file, ...found, alt };
  const setting = [...path, 'file'];
  throw new ContentError(`${setting.join('.')}: ${file}: ${found.message}`, lineOf(setting));
}

function readRecipe(
  settings: DrawnSettings,
  checkOption: CheckOption,
  { path, lineOf }: Place,
): DrawnPicture {
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

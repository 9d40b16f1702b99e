import type { LibraryPicture } from '../library.types.ts';
import { checkSettings, readYaml } from './front-matter.ts';
import { type AuthorSettings, authorsSchema } from './post-front-matter.schema.ts';
import { type PictureRules, readPicture } from './post-pictures.ts';

interface Author extends Pick<AuthorSettings, 'name' | 'bio' | 'location'> {
  avatar?: LibraryPicture;
}

/** Authors by the key that posts name. */
export type Authors = ReadonlyMap<string, Author>;

/**
 * Reads authors.yaml.
 * @throws {ContentError}
 */
export function readAuthors(text: string, rules: PictureRules): Authors {
  const settings = readYaml(text);
  const authors = Object.entries(checkSettings(authorsSchema, settings));
  return new Map(
    authors.map(([key, { avatar, ...author }]) => {
      const place = { path: [key, 'avatar'], lineOf: settings.lineOf };
      return [key, { ...author, ...(avatar && { avatar: readPicture(avatar, rules, place) }) }];
    }),
  );
}

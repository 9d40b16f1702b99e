import type { Database } from '../../../platform/db/database.types.ts';
import { type ChangeRules, hashOfRules, hashText } from '../sources/library/content-changes.ts';
import { readAuthorsFile } from '../sources/library/content-files.ts';
import type { LibraryPicture, LibraryPost } from '../sources/library/library.types.ts';
import { type Authors, readAuthors } from '../sources/library/markdown/authors.ts';
import { ContentError } from '../sources/library/markdown/content-error.ts';
import { makePost } from '../sources/library/markdown/markdown-post.ts';
import { pictureSchema } from '../sources/library/markdown/post-front-matter.schema.ts';
import { readPicture } from '../sources/library/markdown/post-pictures.ts';
import { insertSiteName, insertSiteUrl, mapTexts } from '../sources/library/markdown/site-name.rules.ts';
import { createPictureFileReader } from '../sources/library/picture-file-reader.ts';
import { createWrittenAuthorsStore } from './written-authors.store.ts';
import type { WrittenPictures } from './written-pictures.usecases.ts';
import { createMistakeError } from './written-posts.errors.ts';
import type { KnownAuthor, PictureText, PostKind, PostText } from './written-posts.types.ts';

export interface PostToMake {
  kind: PostKind;
  slug: string;
  text: PostText;
  publishedAt: number;
  updatedAt: number;
}

/** Makes what visitors see of what is written, as it is made of a file. */
export interface PostMaker {
  /** @throws {AppError} 422 that says what is wrong with the text, and where. */
  make(post: PostToMake): Promise<LibraryPost>;
  /** @throws {AppError} 422 that says what is wrong with the picture. */
  makePicture(picture: PictureText): Promise<LibraryPicture>;
  /** Who may be named as an author, by their keys. @throws {AppError} 422 when authors.yaml has a mistake. */
  listAuthors(): Promise<KnownAuthor[]>;
}

interface PostMakerOptions {
  /** With authors.yaml. */
  folder: string;
  database: Pick<Database, 'reader'>;
  rules: Omit<ChangeRules, 'showDrafts'>;
  pictures: Pick<WrittenPictures, 'find'>;
}

/** Settings that were not read from a file have no lines. */
const NO_LINE = 0;

export function createPostMaker({ folder, database, rules, pictures }: PostMakerOptions): PostMaker {
  const store = createWrittenAuthorsStore(database);
  const reader = createPictureFileReader(folder);
  const readAuthorsNow = async () => {
    const text = await readAuthorsFile(folder);
    const pictureFiles = await reader.find(text);
    const ofConsole = new Map((await store.list()).map(({ key, ...author }) => [key, author]));
    // Whom a file names counts: its posts know nobody else.
    const authors: Authors = new Map([
      ...ofConsole,
      ...orMistake(() => readAuthors(text, { checkOption: rules.checkOption, pictureFiles })),
    ]);
    return { authors, ofConsole, hash: hashOfRules({ authors: text, authorsPictures: pictureFiles }, rules) };
  };
  return {
    async listAuthors() {
      const { authors, ofConsole } = await readAuthorsNow();
      return [...authors].map(([key, author]) => ({
        key,
        name: insertSiteName(author.name, rules.siteName),
        ...(ofConsole.get(key) === author && { ownWords: ofConsole.get(key) }),
      }));
    },
    async makePicture(picture) {
      const pictureFiles = await pictures.find({ picture });
      const place = { path: [], lineOf: () => NO_LINE };
      return orMistake(() => readPicture(pictureSchema.parse(picture), { ...rules, pictureFiles }, place));
    },
    async make({ kind, slug, text, publishedAt, updatedAt }) {
      const { authors, ofConsole, hash } = await readAuthorsNow();
      const pictureFiles = await pictures.find(text.pictures);
      const insert = (words: string) => insertSiteUrl(words, rules.siteUrl);
      const { body, ...settings } = mapTexts(text, insert) as PostText;
      const times = { published: timeOf(publishedAt), updated: timeOf(Math.max(publishedAt, updatedAt)) };
      const written = { values: { ...settings, ...times }, lineOf: () => NO_LINE, body, bodyLine: 1 };
      const place = { kind, slug, pictureFiles };
      const { post } = orMistake(() => makePost(place, written, { ...rules, authors }));
      const sourceHash = hashText(
        [
          ...[hash, kind, slug, JSON.stringify(text), times.published, times.updated],
          JSON.stringify(ofConsole.get(text.author)),
        ].join('\n'),
      );
      return { ...post, origin: 'console', sourceHash };
    },
  };
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

export function orMistake<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) throw createMistakeError(error.message, error.line);
    throw error;
  }
}

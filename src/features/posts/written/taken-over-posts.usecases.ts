import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly } from '../../../shared/read-only.ts';
import { type FoundFile, readContentFolder } from '../sources/library/content-files.ts';
import { createLibraryStore } from '../sources/library/library.store.ts';
import { checkSettings, readFrontMatter } from '../sources/library/markdown/front-matter.ts';
import { postFrontMatterSchema } from '../sources/library/markdown/post-front-matter.schema.ts';
import { createPictureFileReader, findPictureFile } from '../sources/library/picture-file-reader.ts';
import { orMistake, type PostMaker } from './post-maker.usecases.ts';
import { pathOf, type WrittenPictures } from './written-pictures.usecases.ts';
import {
  createChangedElsewhereError,
  createNoFileError,
  createNotTakenError,
  createTakenSlugError,
  createUnknownPostError,
} from './written-posts.errors.ts';
import { titleOf } from './written-posts.schema.ts';
import { createWrittenPostsStore } from './written-posts.store.ts';
import type { PictureText, PostText, WrittenPost } from './written-posts.types.ts';
import { type Alongside, timesOf } from './written-posts.usecases.ts';

/** Posts of the content folder that somebody goes on with in the console. */
export interface TakenOverPosts {
  /**
   * Copies a file's post with its pictures; from then on the file is ignored. Visitors see the same as before.
   * @throws {AppError} 404 without such a file; 409 for one that was taken over; 422 for one with a mistake.
   */
  takeOver(slug: string, by: string, alongside: Alongside): Promise<WrittenPost>;
  /** Shows the file again and forgets what was written since. @throws {AppError} 404; 409. */
  giveBack(id: string, alongside: Alongside): Promise<void>;
}

interface TakenOverPostsOptions {
  database: Database;
  folder: string;
  maker: Pick<PostMaker, 'make'>;
  pictures: Pick<WrittenPictures, 'keep'>;
  /** Reads the content folder again. */
  syncContent: () => Promise<unknown>;
  isReadOnly: IsReadOnly;
  clock: Clock;
  newId: () => string;
  onShownChanged: () => void;
}

const TYPES = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const;

export function createTakenOverPosts(options: TakenOverPostsOptions): TakenOverPosts {
  const { database, folder, maker, pictures, syncContent, isReadOnly, clock, newId, onShownChanged } =
    options;
  const store = createWrittenPostsStore(database);
  const library = createLibraryStore(database);
  const keepFile = async (path: string): Promise<string> => {
    const found = await createPictureFileReader(folder).measure(path);
    const bytes = found && (await findPictureFile(folder, path));
    if (!bytes) throw createNoFileError();
    const ending = path.split('.').at(-1)?.toLowerCase() as keyof typeof TYPES;
    return (await pictures.keep(bytes, { ...found, type: TYPES[ending] })).file;
  };
  const keepPictures = async (written: PostText['pictures'] = {}) => {
    const kept: Record<string, PictureText> = {};
    for (const [key, picture] of Object.entries(written)) {
      const [path] = pathOf(picture);
      kept[key] = path === undefined ? picture : { ...picture, file: await keepFile(path) };
    }
    return kept;
  };
  return {
    async takeOver(slug, by, alongside) {
      if (isReadOnly()) throw createReadOnlyError();
      if (await store.findBySlug(slug)) throw createTakenSlugError(slug);
      const file = (await readContentFolder(folder)).files.find((found) => found.slug === slug);
      if (!file) throw createNoFileError();
      const { times, ...read } = readText(file);
      const text = { ...read.text, pictures: await keepPictures(read.text.pictures) };
      const post: WrittenPost = {
        ...{ id: newId(), slug, kind: file.kind, title: titleOf(text), state: 'published' },
        ...{ revision: 1, savedAt: clock.now(), ...times, takenFrom: file.path },
      };
      const shown = await maker.make({ ...post, text, ...timesOf(post) });
      await database.transaction(async (transaction) => {
        if (!(await store.add(transaction, post))) throw createTakenSlugError(slug);
        await store.addRevision(transaction, post, { text, savedBy: by });
        await library.putPost(transaction, shown);
        await alongside(transaction, { id: post.id, slug, before: null, after: post });
      });
      onShownChanged();
      return post;
    },
    async giveBack(id, alongside) {
      if (isReadOnly()) throw createReadOnlyError();
      const before = await store.find(id);
      if (!before) throw createUnknownPostError();
      if (before.takenFrom === null) throw createNotTakenError();
      await database.transaction(async (transaction) => {
        if (!(await store.remove(transaction, before))) throw createChangedElsewhereError(before.revision);
        await library.leaveToContent(transaction, before.slug);
        await alongside(transaction, { id, slug: before.slug, before, after: null });
      });
      await syncContent();
      onShownChanged();
    },
  };
}

/** A file as the console edits it. @throws {AppError} 422. */
function readText({ text: whole }: FoundFile): {
  text: PostText;
  times: Pick<WrittenPost, 'publishedAt' | 'updatedAt'>;
} {
  const written = orMistake(() => readFrontMatter(whole));
  const {
    published,
    updated = published,
    draft,
  } = orMistake(() => checkSettings(postFrontMatterSchema, written));
  if (draft) throw createNoFileError();
  const {
    published: _,
    updated: __,
    draft: ___,
    ...settings
  } = written.values as PostText & Record<string, unknown>;
  return {
    text: { ...settings, body: written.body },
    times: { publishedAt: published, updatedAt: updated },
  };
}

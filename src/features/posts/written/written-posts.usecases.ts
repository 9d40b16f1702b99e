import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly } from '../../../shared/read-only.ts';
import { createLibraryStore } from '../sources/library/library.store.ts';
import type { LibraryPost } from '../sources/library/library.types.ts';
import { freeSlug } from '../sources/library/markdown/post-slug.rules.ts';
import type { PostMaker, PostToMake } from './post-maker.usecases.ts';
import {
  createChangedElsewhereError,
  createFixedSlugError,
  createNotShownError,
  createShownPostError,
  createTakenSlugError,
  createUnknownPostError,
  createUnknownRevisionError,
} from './written-posts.errors.ts';
import { titleOf } from './written-posts.schema.ts';
import { createWrittenPostsStore } from './written-posts.store.ts';
import type {
  ActOnPost,
  ListedPost,
  PostKind,
  PostRevision,
  PostsSearch,
  PostText,
  WrittenPost,
} from './written-posts.types.ts';

/** What a step does besides, in its own transaction: whoever takes it writes down that they did. */
export type Alongside = (transaction: DatabaseTransaction, act: ActOnPost) => Promise<void>;

interface NewPost {
  kind: PostKind;
  slug: string;
  text: PostText;
  /** An account's id. */
  by: string;
}

interface SaveOrder {
  slug: string;
  text: PostText;
  /** The revision that was edited: a newer one is never written over. */
  basedOn: number;
  by: string;
}

/** Posts that somebody writes in the console. Each change is one transaction. */
export interface WrittenPosts {
  list(search: PostsSearch): Promise<ListedPost[]>;
  /** @throws {AppError} 404. */
  read(id: string): Promise<WrittenPost & { text: PostText; revisions: PostRevision[] }>;
  /** @throws {AppError} 404. */
  readRevision(id: string, revision: number): Promise<PostText>;
  /** Begins a draft. @throws {AppError} 409 for an address that another post has. */
  create(post: NewPost, alongside: Alongside): Promise<WrittenPost>;
  /**
   * Keeps a text as the newest revision; of a post that is shown, visitors see it at once.
   * @throws {AppError} 404; 409 when the post changed meanwhile; 422 for a mistake in a post that is shown.
   */
  save(id: string, order: SaveOrder, alongside: Alongside): Promise<WrittenPost>;
  /** Makes an older text the newest one. @throws {AppError} as `save` does. */
  restore(
    id: string,
    order: { revision: number; basedOn: number; by: string },
    alongside: Alongside,
  ): Promise<WrittenPost>;
  /**
   * Shows a post, from the time on that is said; without one from now, or from when it was shown first.
   * @throws {AppError} 404; 409; 422 for a mistake in its text.
   */
  publish(
    id: string,
    order: { at: number | null; basedOn: number },
    alongside: Alongside,
  ): Promise<WrittenPost>;
  /** @throws {AppError} 404; 409 for a post that is not shown. */
  unpublish(id: string, alongside: Alongside): Promise<WrittenPost>;
  /** Forgets a post with its revisions. @throws {AppError} 404; 409 for one that is shown. */
  remove(id: string, alongside: Alongside): Promise<void>;
  /** The address itself, or with a number behind it: the first that no post has. */
  proposeSlug(slug: string): Promise<string>;
  /** What visitors would see. @throws {AppError} 422 that says what is wrong with the text. */
  make(post: Pick<PostToMake, 'kind' | 'slug' | 'text'>): Promise<LibraryPost>;
}

interface WrittenPostsOptions {
  database: Database;
  maker: Pick<PostMaker, 'make'>;
  isReadOnly: IsReadOnly;
  clock: Clock;
  newId: () => string;
  /** Told when what visitors see has changed. */
  onShownChanged: () => void;
}

export function createWrittenPosts(options: WrittenPostsOptions): WrittenPosts {
  const { database, maker, isReadOnly, clock, newId, onShownChanged } = options;
  const store = createWrittenPostsStore(database);
  const library = createLibraryStore(database);
  const refuseReadOnly = () => {
    if (isReadOnly()) throw createReadOnlyError();
  };
  const require = async (id: string): Promise<WrittenPost> => {
    const post = await store.find(id);
    if (!post) throw createUnknownPostError();
    return post;
  };
  /** @throws {AppError} 409 when it is no longer what the caller saw. */
  const requireAt = async (id: string, revision: number): Promise<WrittenPost> => {
    const post = await require(id);
    if (post.revision !== revision) throw createChangedElsewhereError(post.revision);
    return post;
  };
  const readText = async (id: string, revision: number): Promise<PostText> => {
    const text = await store.readText(id, revision);
    if (!text) throw createUnknownRevisionError();
    return text;
  };
  const makeShown = (post: WrittenPost, text: PostText) => maker.make({ ...post, text, ...timesOf(post) });

  interface Step {
    before: WrittenPost;
    after: WrittenPost;
    /** The text of a new revision. */
    saved?: { text: PostText; savedBy: string };
    shown?: LibraryPost | undefined;
  }
  const take = async ({ before, after, saved, shown }: Step, alongside: Alongside): Promise<WrittenPost> => {
    await database.transaction(async (transaction) => {
      if (after.slug !== before.slug && (await store.isTaken(transaction, after.slug)))
        throw createTakenSlugError(after.slug);
      if (!(await store.change(transaction, before, after)))
        throw createChangedElsewhereError((await store.find(before.id, transaction))?.revision ?? 0);
      if (saved) await store.addRevision(transaction, after, saved);
      if (after.state === 'published' && shown) await library.putPost(transaction, shown);
      else if (before.state === 'published') await library.removePosts(transaction, [before.slug]);
      await alongside(transaction, { ...placeOf(after), before, after });
    });
    if (before.state === 'published' || after.state === 'published') onShownChanged();
    return after;
  };
  const save: WrittenPosts['save'] = async (id, { slug, text, basedOn, by }, alongside) => {
    refuseReadOnly();
    const before = await requireAt(id, basedOn);
    if (slug !== before.slug && before.publishedAt !== null) throw createFixedSlugError();
    const savedAt = clock.now();
    const isShown = before.state === 'published';
    const after: WrittenPost = {
      ...before,
      slug,
      title: titleOf(text),
      revision: before.revision + 1,
      savedAt,
      updatedAt: isShown ? Math.max(savedAt, before.updatedAt ?? 0) : before.updatedAt,
    };
    // A draft may have mistakes; what is shown, or will be, has none.
    const isMade = isShown || before.state === 'scheduled';
    const shown = isMade ? await makeShown(after, text) : undefined;
    return await take({ before, after, saved: { text, savedBy: by }, shown }, alongside);
  };

  return {
    list: store.list,
    async read(id) {
      const post = await require(id);
      const [text, revisions] = await Promise.all([readText(id, post.revision), store.listRevisions(id)]);
      return { ...post, text, revisions };
    },
    readRevision: readText,
    async create({ kind, slug, text, by }, alongside) {
      refuseReadOnly();
      const post: WrittenPost = {
        ...{ id: newId(), slug, kind, title: titleOf(text), state: 'draft' },
        ...{ revision: 1, savedAt: clock.now(), publishedAt: null, updatedAt: null, takenFrom: null },
      };
      await database.transaction(async (transaction) => {
        const isFree = !(await store.isTaken(transaction, slug));
        if (!isFree || !(await store.add(transaction, post))) throw createTakenSlugError(slug);
        await store.addRevision(transaction, post, { text, savedBy: by });
        await alongside(transaction, { ...placeOf(post), before: null, after: post });
      });
      return post;
    },
    save,
    async restore(id, { revision, basedOn, by }, alongside) {
      const { slug } = await require(id);
      return await save(id, { slug, text: await readText(id, revision), basedOn, by }, alongside);
    },
    async publish(id, { at, basedOn }, alongside) {
      refuseReadOnly();
      const before = await requireAt(id, basedOn);
      const now = clock.now();
      const wasShown = before.state === 'published' || before.state === 'unpublished';
      const publishedAt = at ?? (wasShown ? before.publishedAt : null) ?? now;
      const after: WrittenPost = {
        ...before,
        state: publishedAt > now ? 'scheduled' : 'published',
        publishedAt,
        updatedAt: Math.max(publishedAt, before.updatedAt ?? 0),
      };
      const shown = await makeShown(after, await readText(id, before.revision));
      return await take({ before, after, shown }, alongside);
    },
    async unpublish(id, alongside) {
      refuseReadOnly();
      const before = await require(id);
      if (before.state === 'published')
        return await take({ before, after: { ...before, state: 'unpublished' } }, alongside);
      if (before.state !== 'scheduled') throw createNotShownError();
      const after: WrittenPost = { ...before, state: 'draft', publishedAt: null, updatedAt: null };
      return await take({ before, after }, alongside);
    },
    async remove(id, alongside) {
      refuseReadOnly();
      const before = await require(id);
      if (before.state === 'published' || before.state === 'scheduled') throw createShownPostError();
      await database.transaction(async (transaction) => {
        if (!(await store.remove(transaction, before))) throw createChangedElsewhereError(before.revision);
        await alongside(transaction, { ...placeOf(before), before, after: null });
      });
    },
    async proposeSlug(slug) {
      const taken = new Set(await store.listSlugs(slug));
      return freeSlug(slug, (candidate) => taken.has(candidate));
    },
    make: (post) => maker.make({ ...post, publishedAt: clock.now(), updatedAt: clock.now() }),
  };
}

const placeOf = ({ id, slug }: WrittenPost) => ({ id, slug });

/** Of a post that is shown, or will be. */
export function timesOf({ publishedAt, updatedAt, savedAt }: WrittenPost) {
  const published = publishedAt ?? savedAt;
  return { publishedAt: published, updatedAt: updatedAt ?? published };
}

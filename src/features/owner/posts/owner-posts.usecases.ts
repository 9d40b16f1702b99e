import type { Clock } from '../../../shared/clock.ts';
import type { AccountOversight } from '../../accounts/oversight/account-oversight.usecases.ts';
import { slugOf } from '../../posts/sources/library/markdown/post-slug.rules.ts';
import type { PostMaker } from '../../posts/written/post-maker.usecases.ts';
import type { TakenOverPosts } from '../../posts/written/taken-over-posts.usecases.ts';
import type { WrittenAuthors } from '../../posts/written/written-authors.usecases.ts';
import type { WrittenPictures } from '../../posts/written/written-pictures.usecases.ts';
import type {
  KnownAuthor,
  NewAuthor,
  PictureText,
  PostKind,
  PostText,
  WrittenPost,
} from '../../posts/written/written-posts.types.ts';
import type { Alongside, WrittenPosts } from '../../posts/written/written-posts.usecases.ts';
import { readPackagedPost } from '../../story-scripts/package/packaged-post.usecases.ts';
import { createActWriter } from '../audit/act-writer.ts';
import type { AuditAction } from '../audit/audit.types.ts';
import { pageOf } from '../page-of.rules.ts';
import type { Actor } from '../people/people.types.ts';
import type { ListPostsOrder } from './owner-posts.schema.ts';
import type { PostChoices, PostsPage, PostToEdit } from './owner-posts.types.ts';

const POSTS_AT_ONCE = 30;
/** Who tells the stories of a site that names no other. */
const STORY_AUTHOR = 'stories';

/** The site's posts as the console shows and changes them; each change is one transaction with its line of the audit. */
export interface OwnerPosts {
  list(order: ListPostsOrder): Promise<PostsPage>;
  read(id: string): Promise<PostToEdit>;
  readChoices(): Promise<PostChoices>;
  readRevision: WrittenPosts['readRevision'];
  make: WrittenPosts['make'];
  create(actor: Actor, post: { kind: PostKind; slug: string; text: PostText }): Promise<WrittenPost>;
  save(
    actor: Actor,
    id: string,
    order: { slug: string; text: PostText; basedOn: number },
  ): Promise<WrittenPost>;
  restore(actor: Actor, id: string, order: { revision: number; basedOn: number }): Promise<WrittenPost>;
  publish(actor: Actor, id: string, order: { at: number | null; basedOn: number }): Promise<WrittenPost>;
  unpublish(actor: Actor, id: string, reason: string): Promise<WrittenPost>;
  remove(actor: Actor, id: string, reason: string): Promise<void>;
  takeOver(actor: Actor, slug: string, reason: string): Promise<WrittenPost>;
  giveBack(actor: Actor, id: string, reason: string): Promise<void>;
  /** Begins a draft of the zip of a drafted story. @throws {AppError} 422 that says what is wrong with it. */
  addStory(actor: Actor, zip: Uint8Array): Promise<WrittenPost>;
  addPicture(actor: Actor, bytes: Uint8Array): ReturnType<WrittenPictures['add']>;
  /** Adds somebody whom posts may name. @throws {AppError} 409 for a name that is taken. */
  addAuthor(actor: Actor, author: NewAuthor): Promise<KnownAuthor>;
  /** @throws {AppError} 404 for an author of a file; 409 for a name that is taken. */
  changeAuthor(actor: Actor, key: string, author: NewAuthor): Promise<KnownAuthor>;
  /** Lets the pictures of a post be seen at addresses of their own, before visitors see it. */
  preview: WrittenPictures['preview'];
  /** The same for one picture. @returns its name there. @throws {AppError} 422. */
  previewPicture(picture: PictureText): Promise<{ name: string; width: number; height: number }>;
}

export interface OwnerPostsOptions {
  written: WrittenPosts;
  takenOver: TakenOverPosts;
  pictures: WrittenPictures;
  maker: Pick<PostMaker, 'makePicture'>;
  authors: WrittenAuthors;
  shownInstead: string;
  /** In which pictures may be drawn. */
  styles: readonly string[];
}

export function createOwnerPosts(
  { written, takenOver, pictures, maker, authors, shownInstead, styles }: OwnerPostsOptions,
  oversight: Pick<AccountOversight, 'list'>,
  clock: Clock,
): OwnerPosts {
  const write = createActWriter(clock);
  const noted =
    (actor: Actor, action: AuditAction, reason = ''): Alongside =>
    (transaction, { slug, before, after }) =>
      write(transaction, actor, {
        ...{ action, subject: slug, reason },
        ...(before && { before: factsOf(before) }),
        ...(after && { after: factsOf(after) }),
      });
  return {
    async list({ words, show, before }) {
      const found = await written.list({ words, ...show, before: before ?? null, limit: POSTS_AT_ONCE + 1 });
      const { shown, next } = pageOf(
        found,
        POSTS_AT_ONCE,
        ({ changedAt, slug }) => `${changedAt}.${encodeURIComponent(slug)}`,
      );
      return { lines: shown, next };
    },
    async read(id) {
      const { revisions, ...post } = await written.read(id);
      const people = await oversight.list([...new Set(revisions.map(({ savedBy }) => savedBy))]);
      const emails = new Map(people.map((person) => [person.id, person.email]));
      return {
        ...post,
        revisions: revisions.map(({ savedBy, ...revision }) => ({
          ...revision,
          savedBy: emails.get(savedBy) ?? savedBy,
        })),
      };
    },
    async readChoices() {
      return { authors: await authors.list(), styles, shownInstead };
    },
    readRevision: written.readRevision,
    make: written.make,
    preview: pictures.preview,
    async previewPicture(text) {
      const picture = await maker.makePicture(text);
      return { name: await pictures.previewOf(picture), width: picture.width, height: picture.height };
    },
    create: (actor, post) => written.create({ ...post, by: actor.id }, noted(actor, 'post.create')),
    save: (actor, id, order) => written.save(id, { ...order, by: actor.id }, noted(actor, 'post.save')),
    restore: (actor, id, order) =>
      written.restore(
        id,
        { ...order, by: actor.id },
        noted(actor, 'post.restore', `Revision ${order.revision}`),
      ),
    publish: (actor, id, order) =>
      written.publish(id, order, noted(actor, order.at === null ? 'post.publish' : 'post.schedule')),
    unpublish: (actor, id, reason) => written.unpublish(id, noted(actor, 'post.unpublish', reason)),
    remove: (actor, id, reason) => written.remove(id, noted(actor, 'post.delete', reason)),
    takeOver: (actor, slug, reason) =>
      takenOver.takeOver(slug, actor.id, noted(actor, 'post.take-over', reason)),
    giveBack: (actor, id, reason) => takenOver.giveBack(id, noted(actor, 'post.give-back', reason)),
    async addStory(actor, zip) {
      const keys = (await authors.list()).map(({ key }) => key);
      const author = keys.includes(STORY_AUTHOR) ? STORY_AUTHOR : (keys[0] ?? '');
      const text = await readPackagedPost(zip, { author, keep: pictures.keep });
      const slug = await written.proposeSlug(slugOf(text.title));
      await written.make({ kind: 'story', slug, text });
      return await written.create(
        { kind: 'story', slug, text, by: actor.id },
        noted(actor, 'post.add-story'),
      );
    },
    addAuthor: (actor, author) =>
      authors.add(author, (transaction, key) =>
        write(transaction, actor, {
          ...{ action: 'post.add-author', subject: key, reason: '' },
          after: { ...author },
        }),
      ),
    changeAuthor: (actor, key, author) =>
      authors.change(key, author, (transaction, before) =>
        write(transaction, actor, {
          ...{ action: 'post.change-author', subject: key, reason: '' },
          before: { ...before },
          after: { ...author },
        }),
      ),
    addPicture: (actor, bytes) =>
      pictures.add(bytes, (transaction, { file, width, height }) =>
        write(transaction, actor, {
          ...{ action: 'post.add-picture', subject: file, reason: '' },
          after: { size: `${width}x${height}` },
        }),
      ),
  };
}

const factsOf = ({ state, revision }: Pick<WrittenPost, 'state' | 'revision'>) => ({ state, revision });

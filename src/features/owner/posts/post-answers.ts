import { LARGE_BYTES } from '../../../platform/http/body-limit.ts';
import { FORM_ROOM_BYTES, readForm } from '../../../platform/http/form-body.ts';
import { checkInput, readJson } from '../../../platform/http/json-body.ts';
import { PICTURE_FILE_LIMITS } from '../../../shared/picture-file-limits.ts';
import type { LibraryPost } from '../../posts/sources/library/library.types.ts';
import { createNoPictureError, createNoStoryError } from '../../posts/written/written-posts.errors.ts';
import type { PictureText, PostKind } from '../../posts/written/written-posts.types.ts';
import {
  type Answer,
  actorOf,
  done,
  PRIVATE,
  param,
  type RouteContext,
  readReason,
} from '../call-answers.ts';
import type { OwnerCallName } from '../owner.rules.ts';
import {
  drawPictureSchema,
  listPostsSchema,
  newAuthorSchema,
  newPostSchema,
  publishPostSchema,
  restorePostSchema,
  revisionSchema,
  savePostSchema,
  takeOverSchema,
} from './owner-posts.schema.ts';
import type { MadePicture } from './owner-posts.types.ts';
import type { OwnerPosts } from './owner-posts.usecases.ts';

/** Posts on their pages before visitors see them. */
export interface PostPages {
  renderPost(post: LibraryPost, kind: PostKind, requestId: string): Promise<string>;
  /** @returns where the picture is seen, once it is drawn. */
  drawPicture(name: string): Promise<string>;
}

/** Of the zip of a story: as much as one sender may hold in memory. `story:add` takes larger ones. */
const LARGEST_STORY_BYTES = 20 * 1024 * 1024;

/** The most that the body of a call may have, in bytes. */
export function mostBytesOf(name: OwnerCallName): number {
  if (name === 'addPicture') return PICTURE_FILE_LIMITS.bytes + FORM_ROOM_BYTES;
  return name === 'addStory' ? LARGEST_STORY_BYTES + FORM_ROOM_BYTES : LARGE_BYTES;
}

export function createPostAnswers(posts: OwnerPosts, pages: PostPages) {
  const id = (c: RouteContext) => param(c, 'id');
  const show = async (picture: PictureText): Promise<MadePicture> => {
    const { name, width, height } = await posts.previewPicture(picture);
    return { address: await pages.drawPicture(name), width, height };
  };
  return {
    async listPosts(c) {
      const { query, show, before } = checkInput(c.req.query(), listPostsSchema);
      return c.json(await posts.list({ words: query, show, before }), 200, PRIVATE);
    },
    readPostChoices: async (c) => c.json(await posts.readChoices(), 200, PRIVATE),
    readPost: async (c) => c.json(await posts.read(id(c)), 200, PRIVATE),
    async readRevision(c) {
      const revision = checkInput(param(c, 'revision'), revisionSchema);
      return c.json(await posts.readRevision(id(c), revision), 200, PRIVATE);
    },
    async previewPost(c) {
      const order = await readJson(c.req.raw, newPostSchema);
      const post = await posts.make(order);
      await posts.preview(post);
      const html = await pages.renderPost(post, order.kind, c.get('requestId'));
      return c.json({ html }, 200, PRIVATE);
    },
    async drawPicture(c) {
      const { picture } = await readJson(c.req.raw, drawPictureSchema);
      return c.json(await show(picture), 200, PRIVATE);
    },
    async addPicture(c, member) {
      const { picture } = await readForm(c.req.raw, { names: ['picture'], notForm: createNoPictureError });
      if (!picture?.isFile) throw createNoPictureError();
      const { file } = await posts.addPicture(actorOf(c, member), picture.bytes);
      return c.json({ ...(await show({ file, alt: file })), file }, 200, PRIVATE);
    },
    async addAuthor(c, member) {
      const author = await readJson(c.req.raw, newAuthorSchema);
      return c.json(await posts.addAuthor(actorOf(c, member), author), 201, PRIVATE);
    },
    async changeAuthor(c, member) {
      const author = await readJson(c.req.raw, newAuthorSchema);
      return c.json(await posts.changeAuthor(actorOf(c, member), id(c), author), 200, PRIVATE);
    },
    async addStory(c, member) {
      const { story } = await readForm(c.req.raw, { names: ['story'], notForm: createNoStoryError });
      if (!story?.isFile) throw createNoStoryError();
      return c.json(await posts.addStory(actorOf(c, member), story.bytes), 201, PRIVATE);
    },
    async takeOver(c, member) {
      const { slug, reason } = await readJson(c.req.raw, takeOverSchema);
      return c.json(await posts.takeOver(actorOf(c, member), slug, reason), 200, PRIVATE);
    },
    async createPost(c, member) {
      const order = await readJson(c.req.raw, newPostSchema);
      return c.json(await posts.create(actorOf(c, member), order), 201, PRIVATE);
    },
    async savePost(c, member) {
      const order = await readJson(c.req.raw, savePostSchema);
      return c.json(await posts.save(actorOf(c, member), id(c), order), 200, PRIVATE);
    },
    async restorePost(c, member) {
      const order = await readJson(c.req.raw, restorePostSchema);
      return c.json(await posts.restore(actorOf(c, member), id(c), order), 200, PRIVATE);
    },
    async publishPost(c, member) {
      const order = await readJson(c.req.raw, publishPostSchema);
      return c.json(await posts.publish(actorOf(c, member), id(c), order), 200, PRIVATE);
    },
    async unpublishPost(c, member) {
      return c.json(await posts.unpublish(actorOf(c, member), id(c), await readReason(c)), 200, PRIVATE);
    },
    async removePost(c, member) {
      await posts.remove(actorOf(c, member), id(c), await readReason(c));
      return done(c);
    },
    async giveBack(c, member) {
      await posts.giveBack(actorOf(c, member), id(c), await readReason(c));
      return done(c);
    },
  } satisfies Partial<Record<OwnerCallName, Answer>>;
}

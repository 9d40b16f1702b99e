import { Hono } from 'hono';
import { limitBody } from '../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller-address.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { AppError } from '../../shared/app-error.ts';
import { urls } from '../../urls.ts';
import { LARGEST_IMAGE_BYTES, SCRIPT_FIELDS } from './script-request.rules.ts';
import {
  createIncompleteRequestError,
  createOtherSiteError,
  createPictureTooLargeError,
  createVisitorGoneError,
} from './story-request.errors.ts';
import type { StoryRequest, StoryScripts } from './story-scripts.usecases.ts';

/** What multipart and a title add to the picture. */
const ROOM_BYTES = 64 * 1024;

export interface StoryScriptsRoutesOptions {
  storyScripts: StoryScripts;
  trustedProxies: number;
}

/** `POST /api/story-script`, multipart with `title` and `image`: the script of a web story. */
export function createStoryScriptsRoutes({ storyScripts, trustedProxies }: StoryScriptsRoutesOptions) {
  return new Hono<{ Bindings: NodeBindings }>().post(
    urls.storyScript(),
    // Before the body is read: whoever may not ask need not be listened to.
    async (c, next) => {
      if (isSentByAnotherSite(c.req.raw)) throw createOtherSiteError();
      await storyScripts.admit(callerAddress(c, trustedProxies));
      await next();
    },
    limitBody(LARGEST_IMAGE_BYTES + ROOM_BYTES, { tooLarge: createPictureTooLargeError }),
    async (c) => {
      const request = await readForm(c.req.raw);
      const script = await storyScripts.write(request, c.req.raw.signal);
      return c.json(script, 200, { 'Cache-Control': 'private, no-store' });
    },
  );
}

/** @throws {AppError} 400 when the body is no form, 413 when it is too large. */
async function readForm(request: Request): Promise<StoryRequest> {
  const form = await request.formData().catch((error) => {
    if (error instanceof AppError) throw error;
    throw request.signal.aborted ? createVisitorGoneError() : createIncompleteRequestError();
  });
  const title = form.get(SCRIPT_FIELDS.title);
  const image = form.get(SCRIPT_FIELDS.image);
  return {
    title: typeof title === 'string' ? title : undefined,
    picture: image instanceof Blob ? image : undefined,
  };
}

import { Hono } from 'hono';
import { limitLargeBody } from '../../platform/http/body-limit.ts';
import { callerAddress, type NodeBindings } from '../../platform/http/caller.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { FORM_ROOM_BYTES } from '../../platform/http/form-body.ts';
import { urls } from '../../urls.ts';
import { readStoryRequest } from './read-story-request.usecases.ts';
import { LARGEST_IMAGE_BYTES } from './script-request.rules.ts';
import { createOtherSiteError, createPictureTooLargeError } from './story-request.errors.ts';
import type { StoryScripts } from './story-scripts.usecases.ts';

interface StoryScriptsRoutesOptions {
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
    limitLargeBody(LARGEST_IMAGE_BYTES + FORM_ROOM_BYTES, {
      tooLarge: createPictureTooLargeError,
      senderOf: (c) => ({ address: callerAddress(c, trustedProxies) }),
    }),
    async (c) => {
      const request = await readStoryRequest(c.req.raw);
      const script = await storyScripts.write(request, c.req.raw.signal);
      return c.json(script, 200, { 'Cache-Control': 'private, no-store' });
    },
  );
}

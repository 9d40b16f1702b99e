import { type Context, Hono } from 'hono';
import { createUnknownMediaError } from './media.errors.ts';
import { parseMediaFile, parseSizedFile } from './media.rules.ts';
import type { MediaRequest, PendingMedia } from './media.types.ts';
import type { Media } from './media.usecases.ts';

/** How long a page of ours waits for a picture before it asks again. */
const TIMEOUT_MS = 400;
/** A drawing of nothing, so narrow that no picture is: `pending-pictures.ts` knows it by its width. */
const PENDING_WIDTH = 8;

/**
 * Pictures drawn from their recipes: `GET /media/{name}-{width}.webp` for the site's own pages,
 * `GET /media/{size}/{name}.webp` (or `.jpg`) in the words of Blogger's addresses for posts.
 * `?v=` names the version, `&wait=1` asks for the picture however long its drawing takes.
 */
export function createMediaRoutes(media: Media) {
  const answer = async (c: Context, request: MediaRequest | null) => {
    if (!request) throw createUnknownMediaError();
    const asked = c.req.query('v');
    const picture = await (asksAgain(c)
      ? media.pictureWithin(TIMEOUT_MS, request, asked)
      : media.picture(request, asked));
    if ('pending' in picture) return answerPending(c, picture);
    const { bytes, contentType, version } = picture;
    const headers = {
      // The version changes with the picture: at any other address the picture may be another one tomorrow.
      'Cache-Control': asked === version ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${version}"`,
      // Another site may show the posts of our feed, and with them these pictures.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': contentType,
      'Content-Length': String(bytes.length),
    });
  };
  return new Hono()
    .get('/media/:file', (c) => answer(c, parseMediaFile(c.req.param('file'))))
    .get('/media/:size/:file', (c) => answer(c, parseSizedFile(c.req.param('size'), c.req.param('file'))));
}

/**
 * Pages of ours ask again. Other sites, feed readers and whoever shows a link wait for the picture
 * itself, and so do documents of ours that run no scripts of ours: they add `wait` to the address.
 */
function asksAgain(c: Context): boolean {
  if (c.req.query('wait') !== undefined) return false;
  return c.req.header('Sec-Fetch-Site') === 'same-origin' && c.req.header('Sec-Fetch-Dest') === 'image';
}

function answerPending(c: Context, { pending: { width, height } }: PendingMedia): Response {
  const tall = (PENDING_WIDTH * height) / width;
  const nothing = `<svg xmlns="http://www.w3.org/2000/svg" width="${PENDING_WIDTH}" height="${tall}"/>`;
  return c.body(nothing, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' });
}

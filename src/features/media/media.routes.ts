import { type Context, Hono } from 'hono';
import { createUnknownMediaError } from './media.errors.ts';
import { parseMediaFile, parseSizedFile } from './media.rules.ts';
import type { MediaRequest } from './media.types.ts';
import type { Media } from './media.usecases.ts';

/**
 * Pictures drawn from their recipes: `GET /media/{name}-{width}.webp` for the site's own pages,
 * `GET /media/{size}/{name}.webp` (or `.jpg`) in the words of Blogger's addresses for posts.
 */
export function createMediaRoutes(media: Media) {
  const answer = async (c: Context, request: MediaRequest | null) => {
    if (!request) throw createUnknownMediaError();
    const asked = c.req.query('v');
    const { bytes, contentType, version } = await media.picture(request, asked);
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

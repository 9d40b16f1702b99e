import { Hono } from 'hono';
import { createUnknownMediaError } from './media.errors.ts';
import { parseMediaFile } from './media.rules.ts';
import type { Media } from './media.usecases.ts';

/** `GET /media/{name}-{width}.webp`: the site's own pictures, drawn from their recipes. */
export function createMediaRoutes(media: Media) {
  return new Hono().get('/media/:file', async (c) => {
    const file = parseMediaFile(c.req.param('file'));
    if (!file) throw createUnknownMediaError();
    const bytes = await media.picture(file.name, file.width);
    // The version changes with the picture: at any other address the picture may be another one tomorrow.
    const isCurrent = c.req.query('v') === media.versionOf(file.name);
    return c.body(bytes, 200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
}

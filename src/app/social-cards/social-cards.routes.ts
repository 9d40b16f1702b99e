import { Hono } from 'hono';
import { AppError } from '../../shared/app-error.ts';
import type { SocialCards } from './social-cards.ts';

/** `GET /social/{name}.jpg`: what a link to a page of the site is shown with; `?v=` names the version. */
export function createSocialCardRoutes(cards: Pick<SocialCards, 'card'>) {
  return new Hono().get('/social/:file{[a-z-]{1,40}\\.jpg}', async (c) => {
    const card = await cards.card(c.req.param('file').slice(0, -'.jpg'.length));
    if (!card) throw createUnknownCardError();
    const { bytes, version } = card;
    const headers = {
      'Cache-Control':
        c.req.query('v') === version ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
      ETag: `"${version}"`,
      // Whoever shows a link shows it on another site.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
    });
  });
}

function createUnknownCardError(): AppError {
  return new AppError({ code: 'social_card.unknown', status: 404, message: 'There is no such picture.' });
}

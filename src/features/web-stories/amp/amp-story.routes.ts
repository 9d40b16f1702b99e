import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { AppError } from '../../../shared/app-error.ts';
import type { SiteInfo } from '../../../shared/site-info.ts';
import type { WebStories } from '../web-stories.usecases.ts';
import { writeAmpStory } from './amp-document.rules.ts';
import { describeAmpStory } from './described-story.rules.ts';

/** How long a reader may go on with the document it has, in seconds. */
const FRESH_SECONDS = 300;

interface AmpStoryOptions {
  webStories: Pick<WebStories, 'story'>;
  siteInfo: () => Pick<SiteInfo, 'name' | 'root'>;
}

/**
 * `GET /web-stories/{slug}/amp`: a story as an AMP document of its own. 404 for what is no story, 422
 * with the reasons for a story that lacks a fact which such a document cannot do without.
 */
export function createAmpStoryRoutes({ webStories, siteInfo }: AmpStoryOptions) {
  return new Hono().use('/web-stories/:slug/amp', compress()).get('/web-stories/:slug/amp', async (c) => {
    const story = await webStories.story(c.req.param('slug'));
    if (!story) {
      return refuse(c, 404, { code: 'web_story.unknown', message: '404 - Story Not Found', reasons: [] });
    }
    const site = siteInfo();
    const document = writeAmpStory(describeAmpStory(site, story));
    if ('missing' in document) {
      return refuse(c, 422, {
        code: 'web_story.facts_missing',
        message: 'This story cannot be a Web Story yet.',
        reasons: document.missing,
      });
    }
    return send(c, document.html, site.root);
  });
}

function send(c: Context, html: string, root: string): Response {
  const headers = {
    'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    // Weak: compressed or not, it is the same document.
    ETag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': writePolicy(root),
    // For a player on a page of our own. Browsers that know `frame-ancestors` go by that.
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Content-Type-Options': 'nosniff',
  };
  const known = c.req.header('If-None-Match')?.split(/,\s*/) ?? [];
  if (known.includes(headers.ETag)) return c.body(null, 304, headers);
  return c.body(html, 200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
}

/**
 * The document runs AMP's own scripts and nothing else; they bring styles of their own, icons as data
 * and texts that they fetch. Pictures come without https only where the whole site does.
 */
function writePolicy(root: string): string {
  const amp = 'https://cdn.ampproject.org';
  const media = root.startsWith('https:') ? "'self' https:" : "'self' https: http:";
  return [
    "default-src 'none'",
    `script-src ${amp}`,
    `worker-src ${amp} blob:`,
    `style-src 'unsafe-inline' ${amp}`,
    `img-src ${media} data: blob:`,
    `media-src ${media}`,
    `font-src 'self' ${amp}`,
    `connect-src 'self' ${amp}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

interface Refusal {
  code: string;
  message: string;
  reasons: readonly string[];
}

/** A program reads JSON; somebody who opened the address reads sentences. */
function refuse(c: Context, status: 404 | 422, { code, message, reasons }: Refusal): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Accept' };
  if (c.req.header('Accept')?.includes('text/html')) {
    const list = reasons.map((reason) => `- ${reason}`);
    return c.text([message, ...list, ''].join('\n'), status, headers);
  }
  throw new AppError({ message: [message, ...reasons].join(' '), code, status }, headers);
}

import { type Context, Hono } from 'hono';
import { callerAddress } from '../../../platform/http/caller.ts';
import { toVisitorNetwork } from '../../../platform/http/client-address.ts';
import { checkInput } from '../../../platform/http/json-body.ts';
import { AppError } from '../../../shared/app-error.ts';
import { feedRequestSchema } from './feed-request.schema.ts';
import type { FeedRequest } from './served-feed.types.ts';
import { createServedFeed, type FeedAnswer, type ServedFeedOptions } from './served-feed.usecases.ts';

/** How long a reader may go on with what it has, in seconds. */
const FRESH_SECONDS = 15;
const MOST_LABELS = 10;

interface FeedRoutesOptions extends ServedFeedOptions {
  /** How many of our own proxies stand before us; none when left out. */
  trustedProxies?: number;
}

/**
 * Our posts in Blogger's own format, for other sites and for feed readers:
 * `GET /feeds/posts/{default|summary}`, `…/-/{label}[/{label}]` and `…/{post id}`.
 */
export function createFeedRoutes({ trustedProxies = 0, ...options }: FeedRoutesOptions) {
  const served = createServedFeed(options);
  const readCaller = (c: Context) => toVisitorNetwork(callerAddress(c, trustedProxies));
  const routes = new Hono();
  for (const kind of ['default', 'summary'] as const) {
    const answerFeed = async (c: Context) =>
      send(c, await served.answer(readRequest(c, kind), readCaller(c)));
    routes
      .get(`/feeds/posts/${kind}`, answerFeed)
      .get(`/feeds/posts/${kind}/-/*`, answerFeed)
      .get(`/feeds/posts/${kind}/:id{[0-9]+}`, async (c) => {
        const id = c.req.param('id');
        const answer = await served.answerPost(id, readRequest(c, kind), readCaller(c));
        if (!answer) throw createUnknownFeedError('There is no post with this number.');
        return send(c, answer);
      });
  }
  return routes
    .get('/atom.xml', (c) => c.redirect('/feeds/posts/default', 302))
    .get('/rss.xml', (c) => c.redirect('/feeds/posts/default?alt=rss', 302))
    .get('/feeds/*', (c, next) => (c.req.path.endsWith('/') ? redirectWithoutSlash(c) : next()))
    .all('/feeds/*', () => {
      throw createUnknownFeedError('There is no feed at this address.');
    });
}

function send(c: Context, { body, gzipped, contentType, etag, lastModified }: FeedAnswer): Response {
  const headers = {
    'Cache-Control': `public, max-age=${FRESH_SECONDS}`,
    ETag: etag,
    'Last-Modified': new Date(lastModified).toUTCString(),
    // Public by nature, and read by other sites' pages: with fetch, or as a script.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    Vary: isScript(contentType) ? 'Accept-Encoding, Sec-Fetch-Site' : 'Accept-Encoding',
  };
  if (isKnown(c, etag, lastModified)) return c.body(null, 304, headers);
  const isCompressed = takesGzip(c.req.header('Accept-Encoding') ?? '');
  const sent = isCompressed ? gzipped : body;
  return c.body(sent, 200, {
    ...headers,
    'Content-Type': contentType,
    'Content-Length': String(sent.length),
    ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
  });
}

/** Who asks decides whether a script is given. */
function isScript(contentType: string): boolean {
  return contentType.startsWith('text/javascript');
}

function takesGzip(accepted: string): boolean {
  return /(?:^|,)\s*gzip\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(accepted);
}

async function redirectWithoutSlash(c: Context): Promise<Response> {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.replace(/\/+$/, '') + search, 308);
}

/** Whether the reader has this answer already. A tag says more than a time, so a time counts alone only. */
function isKnown(c: Context, etag: string, lastModified: number): boolean {
  const tags = c.req.header('If-None-Match');
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || weak(tag.trim()) === etag);
  }
  return Date.parse(c.req.header('If-Modified-Since') ?? '') >= lastModified;
}

const weak = (tag: string) => (tag.startsWith('W/') ? tag : `W/${tag}`);

/** @throws {AppError} 400 naming what is wrong with the address. */
function readRequest(c: Context, kind: FeedRequest['kind']): FeedRequest {
  const { pathname, searchParams } = new URL(c.req.url);
  // The first of a parameter that comes twice.
  const parameters = Object.fromEntries([...searchParams].reverse());
  const request = { ...checkInput(parameters, feedRequestSchema), kind, labels: readLabels(pathname) };
  // A script of our own origin could be asked for where the policy of our pages lets no other in.
  if (request.format === 'json-in-script' && isAskedByOurPages(c)) throw createOwnScriptError();
  return request;
}

/** A label may hold a slash, so the path is cut before it is decoded. */
function readLabels(pathname: string): string[] {
  const [, path = ''] = pathname.split(/\/-(?:\/|$)/, 2);
  const labels = path.split('/').filter((part) => part !== '');
  if (labels.length > MOST_LABELS) throw createFeedRequestError(`At most ${MOST_LABELS} labels, please.`);
  try {
    return labels.map(decodeURIComponent);
  } catch {
    throw createFeedRequestError('The label in this address is not spelled rightly.');
  }
}

function createFeedRequestError(message: string): AppError {
  return new AppError({ code: 'request.invalid', status: 400, message });
}

/** Every current browser says so, and no page can change it. */
function isAskedByOurPages(c: Context): boolean {
  return c.req.header('Sec-Fetch-Site') === 'same-origin';
}

function createOwnScriptError(): AppError {
  const message = 'This format is for pages of other sites. Pages of this site can read alt=json.';
  return new AppError({ code: 'feed.own_script', status: 403, message });
}

function createUnknownFeedError(message: string): AppError {
  return new AppError({ code: 'feed.unknown', status: 404, message });
}

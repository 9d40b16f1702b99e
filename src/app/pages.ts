import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { MediaImage } from '../features/media/media.types.ts';
import { attributionsContext } from '../features/site-pages/attributions.context.ts';
import type { Attribution } from '../features/site-pages/attributions.types.ts';
import { sitePicturesContext } from '../features/site-pages/site-pictures.context.ts';
import type { SitePictureName } from '../features/site-pages/site-pictures.rules.ts';
import type { Logger } from '../platform/logging/logger.ts';
import type { SiteInfo } from '../shared/site-info.ts';
import { contentSecurityPolicy, DEVELOPMENT_POLICY, type PolicyOrigins } from './content-security-policy.ts';
import { loggerContext } from './logger.context.ts';
import {
  acceptedEncoding,
  type PageCache,
  pageCacheKey,
  preparePage,
  type StoredPage,
} from './page-cache.ts';
import { showcaseContext, siteContext } from './site.context.ts';

export interface PagesOptions {
  getBuild: () => Promise<ServerBuild>;
  mode: 'development' | 'production';
  cache: PageCache;
  origins: PolicyOrigins;
  showcase: boolean;
  attributions: readonly Attribution[];
  sitePicture: (name: SitePictureName) => MediaImage;
  /** Asked once per rendered page: the year may change while the server runs. */
  siteInfo: () => SiteInfo;
}

export interface PageRequest {
  request: Request;
  logger: Logger;
}

/** Answers pages and their `.data` twins: from memory where the answer is the same for everyone. */
export function createPages(options: PagesOptions) {
  const render = createRequestHandler(options.getBuild, options.mode);
  /** Several visitors who ask for one cold page wait for one rendering. */
  const rendering = new Map<string, Promise<StoredPage | Response>>();

  const renderPage = async ({ request, logger }: PageRequest): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(siteContext, options.siteInfo());
    context.set(showcaseContext, options.showcase);
    context.set(sitePicturesContext, options.sitePicture);
    context.set(attributionsContext, options.attributions);
    context.set(loggerContext, logger);
    return render(request, context);
  };

  const renderShared = async (key: string, page: PageRequest): Promise<StoredPage | Response> => {
    // What is kept is for everybody: nothing of the first to ask goes in, neither headers nor a mere HEAD.
    const request = new Request(page.request.url);
    const response = await renderPage({ ...page, request });
    if (response.status !== 200 || response.headers.has('Set-Cookie')) return response;
    const stored = await store(response, options);
    options.cache.put(key, stored);
    return stored;
  };

  return async function answerPage(page: PageRequest): Promise<Response> {
    const key = options.mode === 'production' ? sharedKey(page.request) : null;
    if (!key) return finishUncached(await renderPage(page), options);
    const known = options.cache.get(key);
    if (known) return send(known, page.request);
    const running = rendering.get(key);
    if (running) {
      const result = await running;
      if (!(result instanceof Response)) return send(result, page.request);
      return finishUncached(await renderPage(page), options);
    }
    const work = renderShared(key, page).finally(() => rendering.delete(key));
    rendering.set(key, work);
    const result = await work;
    return result instanceof Response ? finishUncached(result, options) : send(result, page.request);
  };
}

function sharedKey(request: Request): string | null {
  return request.method === 'GET' || request.method === 'HEAD' ? pageCacheKey(new URL(request.url)) : null;
}

async function store(response: Response, { origins }: PagesOptions): Promise<StoredPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers: [string, string][] = [
    ['Content-Type', response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'],
    ['Cache-Control', 'no-cache'],
    ['Vary', 'Accept-Encoding'],
  ];
  if (isDocument(response)) {
    headers.push(['Content-Security-Policy', contentSecurityPolicy(new TextDecoder().decode(body), origins)]);
  }
  for (const name of ['X-Remix-Response', 'Location']) {
    const value = response.headers.get(name);
    if (value) headers.push([name, value]);
  }
  return preparePage(body, headers);
}

function send(page: StoredPage, request: Request): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  if (request.headers.get('If-None-Match')?.split(/,\s*/).includes(page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  const body = page.bodies[encoding];
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

async function finishUncached(response: Response, options: PagesOptions): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  if (!isDocument(response)) return new Response(response.body, { status: response.status, headers });
  const html = await response.text();
  const policy =
    options.mode === 'production' ? contentSecurityPolicy(html, options.origins) : DEVELOPMENT_POLICY;
  headers.set('Content-Security-Policy', policy);
  return new Response(html, { status: response.status, headers });
}

function isDocument(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

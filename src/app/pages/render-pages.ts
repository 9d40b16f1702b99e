import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { articleHeadContext } from '../../features/blog/article-head.context.ts';
import { blogContext } from '../../features/blog/blog.context.ts';
import type { Blog } from '../../features/blog/blog.usecases.ts';
import { sandboxShopContext } from '../../features/checkout/checkout.context.ts';
import type { MediaImage } from '../../features/media/media.types.ts';
import type { PlanLinks } from '../../features/plans/plans.types.ts';
import { describeArticle } from '../../features/posts/feeds/described-article.rules.ts';
import {
  type SharedPictures,
  sharedPicturesContext,
} from '../../features/sharing/shared-pictures.context.ts';
import { attributionsContext } from '../../features/site-pages/attributions.context.ts';
import type { Attribution } from '../../features/site-pages/attributions.types.ts';
import { contactDetailsContext } from '../../features/site-pages/contact-details.context.ts';
import type { ContactDetails } from '../../features/site-pages/contact-details.types.ts';
import { illustratorFactsContext } from '../../features/site-pages/illustrator-facts.context.ts';
import type { IllustratorFacts } from '../../features/site-pages/illustrator-facts.types.ts';
import { latestPostsContext } from '../../features/site-pages/latest-posts.context.ts';
import { planLinksContext } from '../../features/site-pages/plan-links.context.ts';
import { sitePicturesContext } from '../../features/site-pages/site-pictures.context.ts';
import type { SitePictureName } from '../../features/site-pages/site-pictures.rules.ts';
import { describeStory } from '../../features/web-stories/described-story-page.rules.ts';
import { storyHeadContext } from '../../features/web-stories/story-head.context.ts';
import { webStoriesContext } from '../../features/web-stories/web-stories.context.ts';
import type { WebStories } from '../../features/web-stories/web-stories.usecases.ts';
import { createAnswerCache } from '../../platform/jobs/answer-cache.ts';
import { createSingleFlight } from '../../platform/jobs/single-flight.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { type DocumentFacts, documentFactsContext } from '../document-head/document-head.context.ts';
import { loggerContext } from '../logger.context.ts';
import { DEVELOPMENT_POLICY, type PolicyOrigins, securePage } from '../security/content-security-policy.ts';
import { renderNonceContext } from '../security/script-nonce.context.ts';
import { DEFAULT_POLICY } from '../security/security-headers.ts';
import { showcaseContext, siteContext } from '../site.context.ts';
import { createMethodNotAllowedError } from '../unknown-api-address.ts';
import { requestIdContext } from './error-reference.context.ts';
import { isMadeOfPosts, pageCacheKey, renderedAddress } from './page-address.ts';
import { acceptedEncoding, type PageCache, preparePage, type StoredPage } from './page-cache.ts';

/** React Router takes any other for a mistake of ours. */
const METHODS_OF_PAGES: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

export interface PagesOptions {
  getBuild: () => Promise<ServerBuild>;
  mode: 'development' | 'production';
  cache: PageCache;
  origins: PolicyOrigins;
  showcase: boolean;
  attributions: readonly Attribution[];
  illustratorFacts: IllustratorFacts;
  contactDetails: ContactDetails;
  sitePicture: (name: SitePictureName) => MediaImage;
  socialImage: DocumentFacts['socialImage'];
  /** Whether the sandbox shop is open. */
  sandboxShop: boolean;
  planLinks: PlanLinks;
  blog: Blog;
  webStories: WebStories;
  /** What a link to a shared picture shows. */
  lookAtShared: SharedPictures['look'];
  /** Told when somebody reads a page that is made of posts, also one from memory. */
  onPostsRead: () => void;
  /** Asked once per rendered page: the year may change while the server runs. */
  siteInfo: () => SiteInfo;
}

/** What the pages of posts ask for. */
export type PostPages = Pick<PagesOptions, 'blog' | 'webStories'>;

export interface PageRequest {
  request: Request;
  logger: Logger;
  /** By which the log knows it. */
  requestId: string;
}

/** A page as the router answered it, with the mark that its own inline scripts carry. */
interface RenderedPage {
  response: Response;
  nonce: string;
}

interface FinishedPage {
  /** Whether the next who asks may have it too. */
  isCached: boolean;
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/** Searches and other pages of any number of addresses; there are few that many visitors ask for. */
const SEARCHES_BYTES = 8 * 1024 * 1024;

export type Pages = ReturnType<typeof createPages>;

/** Answers pages and their `.data` twins: from memory where the answer is the same for everyone. */
export function createPages(options: PagesOptions) {
  const render = createRequestHandler(options.getBuild, options.mode);
  /** Several visitors who ask for one cold page wait for one rendering. */
  const renderOnce = createSingleFlight<StoredPage | RenderedPage>();

  const renderPage = async (
    { request, logger, requestId }: PageRequest,
    { blog, webStories }: PostPages = options,
  ): Promise<RenderedPage> => {
    const nonce = randomBytes(18).toString('base64url');
    const context = new RouterContextProvider();
    const site = options.siteInfo();
    context.set(siteContext, site);
    context.set(showcaseContext, options.showcase);
    context.set(sitePicturesContext, options.sitePicture);
    context.set(attributionsContext, options.attributions);
    context.set(contactDetailsContext, options.contactDetails);
    context.set(illustratorFactsContext, options.illustratorFacts);
    context.set(sandboxShopContext, options.sandboxShop);
    context.set(planLinksContext, options.planLinks);
    context.set(blogContext, blog);
    const { socialImage, planLinks } = options;
    const facts: DocumentFacts = { said: {}, socialImage, planLinks };
    context.set(documentFactsContext, facts);
    context.set(articleHeadContext, (post) => {
      facts.said = describeArticle(site, post);
    });
    context.set(storyHeadContext, (story) => {
      facts.said = describeStory(site, story);
    });
    context.set(sharedPicturesContext, {
      look: options.lookAtShared,
      describeHead(head) {
        facts.said = head;
      },
    });
    context.set(latestPostsContext, options.blog.latest);
    context.set(webStoriesContext, webStories);
    context.set(renderNonceContext, nonce);
    context.set(loggerContext, logger);
    context.set(requestIdContext, requestId);
    return { response: await render(request, context), nonce };
  };

  const renderShared = async (key: string, page: PageRequest): Promise<StoredPage | RenderedPage> => {
    const generation = options.cache.generation();
    // What is kept is for everybody: nothing of the first to ask goes in, neither headers nor a mere HEAD.
    const request = new Request(page.request.url);
    const rendered = await renderPage({ ...page, request });
    if (!mayBeCached(rendered.response)) return rendered;
    const stored = await store(rendered, options);
    options.cache.put(key, stored, generation);
    return stored;
  };

  /** A rendering is often over before the next who asks is heard, so its page is kept. */
  const searches = createAnswerCache<FinishedPage>({
    maxBytes: SEARCHES_BYTES,
    measure: ({ body }) => body.byteLength,
    mayBeCached: ({ isCached }) => isCached,
  });

  const answerUnkept = async (page: PageRequest): Promise<Response> => {
    const { method } = page.request;
    if (!METHODS_OF_PAGES.has(method)) throw createMethodNotAllowedError(['GET', 'HEAD']);
    if (method !== 'GET' || options.mode !== 'production')
      return finishUncached(await renderPage(page), options);
    const url = renderedAddress(page.request.url);
    const revision = String(options.cache.generation());
    const { body, status, headers } = await searches.remember(url, revision, async () => {
      const rendered = await renderPage({ ...page, request: new Request(url) });
      const isCached = mayBeCached(rendered.response);
      const response = await finishUncached(rendered, options);
      const { status, headers } = response;
      return { isCached, status, headers: [...headers], body: await response.arrayBuffer() };
    });
    return new Response(body, { status, headers });
  };

  const answerShared = async (key: string, page: PageRequest): Promise<Response> => {
    const known = options.cache.get(key);
    if (known) return send(known, page.request);
    let isMine = false;
    // Whoever comes after a change does not wait for a page that was begun before it.
    const result = await renderOnce(`${options.cache.generation()} ${key}`, () => {
      isMine = true;
      return renderShared(key, page);
    });
    if ('bodies' in result) return send(result, page.request);
    return finishUncached(isMine ? result : await renderPage(page), options);
  };

  return {
    async answer(page: PageRequest): Promise<Response> {
      if (isMadeOfPosts(new URL(page.request.url).pathname)) options.onPostsRead();
      const key = options.mode === 'production' ? sharedKey(page.request) : null;
      return key === null ? answerUnkept(page) : answerShared(key, page);
    },
    /** The page with other posts than visitors see, without its scripts; for a frame in which none run. */
    async renderAhead(page: PageRequest, posts: Partial<PostPages>): Promise<string> {
      const { response } = await renderPage(page, { ...options, ...posts });
      return withoutScripts(await response.text());
    },
  };
}

/** What the document wrote itself; posts hold none. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:module)?preload"[^>]*>/g, '');
}

function sharedKey(request: Request): string | null {
  return request.method === 'GET' || request.method === 'HEAD' ? pageCacheKey(new URL(request.url)) : null;
}

function mayBeCached({ status, headers }: Response): boolean {
  // A page that lacks a part says no-store, so that the part can come with the next rendering.
  const isWhole = !headers.get('Cache-Control')?.includes('no-store');
  return status === 200 && isWhole && !headers.has('Set-Cookie');
}

async function store({ response, nonce }: RenderedPage, { origins }: PagesOptions): Promise<StoredPage> {
  const headers: [string, string][] = [
    ['Content-Type', response.headers.get('Content-Type') ?? 'text/html; charset=utf-8'],
    ['Cache-Control', 'no-cache'],
    ['Vary', 'Accept-Encoding'],
  ];
  const routerHeader = response.headers.get('X-Remix-Response');
  if (routerHeader) headers.push(['X-Remix-Response', routerHeader]);
  if (!isDocument(response)) {
    headers.push(['Content-Security-Policy', DEFAULT_POLICY]);
    return preparePage(new Uint8Array(await response.arrayBuffer()), headers);
  }
  const { html, policy } = securePage(await response.text(), nonce, origins);
  headers.push(['Content-Security-Policy', policy]);
  return preparePage(new TextEncoder().encode(html), headers);
}

function send(page: StoredPage, request: Request): Response {
  const headers = new Headers(page.headers);
  headers.set('ETag', page.etag);
  if (request.headers.get('If-None-Match')?.split(/,\s*/).includes(page.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding') ?? undefined);
  const body = Buffer.from(page.bodies[encoding], 'latin1');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

async function finishUncached({ response, nonce }: RenderedPage, options: PagesOptions): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  if (!isDocument(response)) return new Response(response.body, { status: response.status, headers });
  const { html, policy } = securePage(await response.text(), nonce, options.origins);
  headers.set('Content-Security-Policy', options.mode === 'production' ? policy : DEVELOPMENT_POLICY);
  return new Response(html, { status: response.status, headers });
}

function isDocument(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

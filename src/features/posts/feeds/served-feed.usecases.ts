import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createAnswerCache } from '../../../platform/jobs/answer-cache.ts';
import { createFairWorkLimit } from '../../../platform/jobs/fair-work-limit.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { SiteInfo } from '../../../shared/site-info.ts';
import { plainText } from '../post-html/plain-text.ts';
import { createFeedsBusyError } from '../posts.errors.ts';
import type { Post } from '../posts.types.ts';
import type { SitePosts } from '../site-posts.usecases.ts';
import { atomEntry, atomFeed } from './atom-document.rules.ts';
import { feedAddress } from './feed-addresses.rules.ts';
import { writeGdataJson, writeGdataScript } from './gdata-json.rules.ts';
import { rssFeed } from './rss-document.rules.ts';
import type { FeedContent, FeedFormat, FeedRequest, FeedSite } from './served-feed.types.ts';
import { writeXml } from './xml-element.rules.ts';
import type { XmlElement } from './xml-element.types.ts';

const compress = promisify(gzip);

const REMEMBERED_BYTES = 16 * 1024 * 1024;

/**
 * A feed of 150 posts takes some hundred KB while it is written, and addresses differ at will. Whoever
 * waits takes next to nothing, so the line is long enough for many callers with a share of it each.
 */
export const FEED_WRITINGS = { atOnce: 2, waiting: 100, waitingPerCaller: 4 };

/** Atom wants a time even of a blog on which nothing ever happened. */
const NEVER_UPDATED = new Date(0).toISOString();

const CONTENT_TYPES: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/json',
  'json-in-script': 'text/javascript',
};

export interface FeedAnswer {
  body: Uint8Array<ArrayBuffer>;
  /** The same body for readers that take gzip. */
  gzipped: Uint8Array<ArrayBuffer>;
  contentType: string;
  /** Changes with the body. */
  etag: string;
  /** When this server first saw the posts as they are, in milliseconds. */
  lastModified: number;
}

interface ServedFeed {
  /** @throws {AppError} PostsError when the posts cannot be reached; 503 while too many feeds are written. */
  answer(request: FeedRequest, caller: string): Promise<FeedAnswer>;
  /** One post alone, or null for an unknown id. */
  answerPost(id: string, request: FeedRequest, caller: string): Promise<FeedAnswer | null>;
}

export interface ServedFeedOptions {
  sitePosts: SitePosts;
  siteInfo: () => Pick<SiteInfo, 'name' | 'root'>;
  clock: Clock;
}

interface Asked {
  site: FeedSite;
  /** Whose turn it takes to write it. */
  caller: string;
  /** What tells it from other feeds of the site. */
  key: string;
}

/** The posts of the site in Blogger's formats, wherever they come from. */
export function createServedFeed({ sitePosts, siteInfo, clock }: ServedFeedOptions): ServedFeed {
  const cache = createAnswerCache<Omit<FeedAnswer, 'lastModified'>>({
    maxBytes: REMEMBERED_BYTES,
    measure: ({ body, gzipped }) => body.length + gzipped.length,
  });
  const writings = createFairWorkLimit({ ...FEED_WRITINGS, tooMany: createFeedsBusyError });
  const noticeRevision = createRevisionTimes(clock);

  const remember = async ({ site, caller, key }: Asked, write: () => Promise<Written>) => {
    const revision = await sitePosts.readRevision();
    const lastModified = noticeRevision(revision);
    const make = () => writings.run(caller, async () => describeAnswer(await write()));
    return { ...(await cache.remember(`${site.name} ${key}`, revision, make)), lastModified };
  };

  return {
    async answer(request, caller) {
      const site = readSite(siteInfo());
      return remember({ site, caller, key: feedAddress(site, request) }, async () =>
        writeFeed(await readContent(sitePosts, site, request)),
      );
    },
    async answerPost(id, request, caller) {
      const site = readSite(siteInfo());
      const post = await sitePosts.findById(id);
      if (!post) return null;
      return remember({ site, caller, key: `${id} ${feedAddress(site, request)}` }, async () => {
        if (request.format === 'rss') return writeFeed(await contentOf(sitePosts, site, request, [post]));
        return writeDocument(atomEntry(withSummary(post), site, request.kind), request);
      });
    },
  };
}

interface Written {
  body: string;
  format: FeedFormat;
}

async function describeAnswer({ body: text, format }: Written): Promise<Omit<FeedAnswer, 'lastModified'>> {
  const body = new TextEncoder().encode(text);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    body,
    gzipped: new Uint8Array(await compress(body)),
    contentType: `${CONTENT_TYPES[format]}; charset=UTF-8`,
    etag: `W/"${hash}"`,
  };
}

function writeFeed(content: FeedContent): Written {
  const { request } = content;
  return writeDocument(request.format === 'rss' ? rssFeed(content) : atomFeed(content), request);
}

function writeDocument(document: XmlElement, { format, callback }: FeedRequest): Written {
  if (format === 'json') return { body: writeGdataJson(document), format };
  if (format === 'json-in-script') return { body: writeGdataScript(document, callback), format };
  return { body: writeXml(document), format };
}

async function readContent(sitePosts: SitePosts, site: FeedSite, request: FeedRequest): Promise<FeedContent> {
  if (request.slug !== undefined) {
    const post = await sitePosts.findBySlug(request.slug);
    const isHere = request.startIndex === 1 && request.maxResults > 0;
    const content = await contentOf(sitePosts, site, request, post ? [post] : []);
    return isHere ? content : { ...content, posts: [] };
  }
  const page = await sitePosts.list({
    startIndex: request.startIndex,
    maxResults: request.maxResults,
    labels: request.labels,
    orderBy: request.orderBy,
    detail: request.kind === 'summary' ? 'summary' : 'full',
    ...(request.search === undefined ? {} : { search: request.search }),
    ...request.bounds,
  });
  const { posts, ...places } = page;
  return { ...(await contentOf(sitePosts, site, request, posts)), ...places };
}

/** A feed of these posts and no others. */
async function contentOf(
  sitePosts: SitePosts,
  site: FeedSite,
  request: FeedRequest,
  posts: readonly Post[],
): Promise<FeedContent> {
  const [labels, latest] = await Promise.all([
    sitePosts.listLabels(),
    sitePosts.list({ startIndex: 1, maxResults: 1, orderBy: 'updated', detail: 'summary' }),
  ]);
  // The latest may be one that cannot be shown.
  const times = [...latest.posts, ...posts].map((post) => post.updated);
  const updated = times.toSorted().at(-1) ?? NEVER_UPDATED;
  return { site, request, posts: posts.map(withSummary), totalResults: posts.length, labels, updated };
}

/** Of a post that its owner publishes in short, every word there is belongs into its summary. */
function withSummary(post: Post): Post {
  return post.isShortened && post.content ? { ...post, excerpt: plainText(post.content) } : post;
}

function readSite({ name, root }: Pick<SiteInfo, 'name' | 'root'>): FeedSite {
  const digest = createHash('sha256').update(root).digest('hex').slice(0, 15);
  return { name, root, blogId: BigInt(`0x${digest}`).toString() };
}

/**
 * When each state of the posts was first seen. A post's own time says nothing of one that was
 * deleted, so the posts change when their revision does.
 */
function createRevisionTimes(clock: Clock): (revision: string) => number {
  let seen: { revision: string; time: number } | undefined;
  return (revision) => {
    if (seen?.revision !== revision) {
      // HTTP counts in seconds: two states within one must not look the same.
      const time = Math.max(Math.floor(clock.now() / 1000) * 1000, (seen?.time ?? 0) + 1000);
      seen = { revision, time };
    }
    return seen.time;
  };
}

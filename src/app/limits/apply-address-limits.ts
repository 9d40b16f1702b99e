import type { Context, MiddlewareHandler } from 'hono';
import { callerAddress } from '../../platform/http/caller.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import type { AttemptLimit, AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { AppError, retryAfter } from '../../shared/app-error.ts';
import { pageCacheKey } from '../pages/page-address.ts';
import type { PageCache } from '../pages/page-cache.ts';
import { answerPlainPage, wantsDocument } from '../pages/plain-page.ts';
import { isFixedPath } from '../pages/route-pattern.ts';
import {
  COLLECTED_PICTURES,
  FEED_REQUESTS,
  SHOP_MESSAGES,
  STARTING_PICTURES,
  UNCACHED_PAGES,
} from './address-limits.rules.ts';

const SENTENCE = 'You’re sending a lot of requests. Please wait a moment and try again.';

interface RequestLimitsOptions {
  limits: AttemptLimits;
  /** Of one network address, for each of the doors. */
  requestsPerMinute: number;
  trustedProxies: number;
  pageCache: Pick<PageCache, 'has'>;
}

interface RequestLimits {
  uncachedPages: MiddlewareHandler;
  feeds: MiddlewareHandler;
  shopMessages: MiddlewareHandler;
  startingPictures: MiddlewareHandler;
  collectedPictures: MiddlewareHandler;
}

/** Keeps one network from taking a server's cores for what is not answered from memory. */
export function createRequestLimits({
  limits,
  requestsPerMinute,
  trustedProxies,
  pageCache,
}: RequestLimitsOptions): RequestLimits {
  const networkOf = (c: Context) => toVisitorNetwork(callerAddress(c, trustedProxies));
  const pages = limits.open(UNCACHED_PAGES, requestsPerMinute);
  const feeds = limits.open(FEED_REQUESTS, requestsPerMinute);
  const shopMessages = limits.open(SHOP_MESSAGES, requestsPerMinute);
  const refuse =
    (limit: AttemptLimit): MiddlewareHandler =>
    async (c, next) => {
      const waitMs = await limit.take(networkOf(c));
      if (waitMs > 0) throw createTooManyRequestsError(waitMs);
      await next();
    };
  return {
    feeds: refuse(feeds),
    shopMessages: refuse(shopMessages),
    startingPictures: refuse(limits.open(STARTING_PICTURES, requestsPerMinute)),
    collectedPictures: refuse(limits.open(COLLECTED_PICTURES)),
    async uncachedPages(c, next) {
      const key = keyOf(c);
      if (key !== null && (pageCache.has(key) || isFixedPath(key))) return await next();
      const network = networkOf(c);
      const waitMs = await pages.take(network);
      if (waitMs === 0) {
        await next();
        // The page is there, and the next visitor has it from memory.
        if (key !== null && pageCache.has(key)) await pages.giveBack(network);
        return;
      }
      if (!wantsDocument(c.req.raw)) throw createTooManyRequestsError(waitMs);
      return answerPlainPage({
        status: 429,
        title: 'One moment, please',
        sentence: SENTENCE,
        headers: retryAfter(waitMs),
      });
    },
  };
}

/** The name under which a page may be kept, or null where the answer is this visitor's alone. */
function keyOf({ req }: Context): string | null {
  return req.method === 'GET' || req.method === 'HEAD' ? pageCacheKey(new URL(req.url)) : null;
}

function createTooManyRequestsError(waitMs: number): AppError {
  return new AppError({ code: 'http.too_many_requests', status: 429, message: SENTENCE }, retryAfter(waitMs));
}

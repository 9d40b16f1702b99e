import type { Context, MiddlewareHandler } from 'hono';
import { callerAddress } from '../platform/http/caller-address.ts';
import { toVisitorNetwork } from '../platform/http/client-address.ts';
import type { AttemptLimit, AttemptLimits } from '../platform/limits/attempt-limits.types.ts';
import { AppError, retryAfter } from '../shared/app-error.ts';
import { pageCacheKey } from './page-address.ts';
import { answerPlainPage, wantsDocument } from './plain-page.ts';
import { FEED_REQUESTS, SHOP_MESSAGES, UNKEPT_PAGES } from './request-limits.rules.ts';

const SENTENCE = 'You’re sending a lot of requests. Please wait a moment and try again.';

export interface RequestLimitsOptions {
  limits: AttemptLimits;
  /** Of one network address, for each of the doors. */
  requestsPerMinute: number;
  trustedProxies: number;
}

export interface RequestLimits {
  unkeptPages: MiddlewareHandler;
  feeds: MiddlewareHandler;
  shopMessages: MiddlewareHandler;
}

/** Keeps one network from taking a server's cores for what is not answered from memory. */
export function createRequestLimits({
  limits,
  requestsPerMinute,
  trustedProxies,
}: RequestLimitsOptions): RequestLimits {
  const wait = (c: Context, limit: AttemptLimit) =>
    limit.take(toVisitorNetwork(callerAddress(c, trustedProxies)));
  const pages = limits.open(UNKEPT_PAGES, requestsPerMinute);
  const feeds = limits.open(FEED_REQUESTS, requestsPerMinute);
  const shopMessages = limits.open(SHOP_MESSAGES, requestsPerMinute);
  const refuse =
    (limit: AttemptLimit): MiddlewareHandler =>
    async (c, next) => {
      const waitMs = await wait(c, limit);
      if (waitMs > 0) throw createTooManyRequestsError(waitMs);
      await next();
    };
  return {
    feeds: refuse(feeds),
    shopMessages: refuse(shopMessages),
    async unkeptPages(c, next) {
      if (isKept(c)) return await next();
      const waitMs = await wait(c, pages);
      if (waitMs === 0) return await next();
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

/** What is answered from memory, or at worst rendered once for everybody. */
function isKept({ req }: Context): boolean {
  return (req.method === 'GET' || req.method === 'HEAD') && pageCacheKey(new URL(req.url)) !== null;
}

function createTooManyRequestsError(waitMs: number): AppError {
  return new AppError({ code: 'http.too_many_requests', status: 429, message: SENTENCE }, retryAfter(waitMs));
}

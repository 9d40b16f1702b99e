import type { LimitRule } from '../../shared/limit-rule.ts';

const PER_MINUTE = { per: 'address', most: { setting: 'REQUESTS_PER_MINUTE' }, windowMs: 60_000 } as const;
const TOO_MANY = { code: 'http.too_many_requests', shared: false } as const;

export const UNCACHED_PAGES = {
  ...PER_MINUTE,
  ...TOO_MANY,
  name: 'http.uncached-pages',
  counts:
    'Pages that are rendered for one visitor: searches, AMP stories, shared pictures, and addresses that do not exist',
} as const satisfies LimitRule;

/** Six pages of collections a minute, each with all small pictures that it may have. */
export const COLLECTED_PICTURES = {
  ...TOO_MANY,
  name: 'http.collected-pictures',
  counts: 'Pictures of shared collections',
  per: 'address',
  most: 1200,
  windowMs: 60_000,
} as const satisfies LimitRule;

export const STARTING_PICTURES = {
  ...PER_MINUTE,
  ...TOO_MANY,
  name: 'http.starting-pictures',
  counts: 'Pictures that are sent to begin with: each is unpacked before it is known who may have it painted',
} as const satisfies LimitRule;

export const FEED_REQUESTS = {
  ...PER_MINUTE,
  ...TOO_MANY,
  name: 'http.feeds',
  counts: 'Feeds, searches in them included',
} as const satisfies LimitRule;

export const SHOP_MESSAGES = {
  ...PER_MINUTE,
  ...TOO_MANY,
  name: 'http.shop-messages',
  counts: 'Messages to the addresses where shops write, signed or not',
} as const satisfies LimitRule;

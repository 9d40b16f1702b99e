import type { Post, PostQuery } from '../posts.types.ts';

export type FeedFormat = 'atom' | 'rss' | 'json' | 'json-in-script';

/** One address of our feed, read and checked. */
export interface FeedRequest {
  /** `default` carries whole posts, `summary` their first words. */
  kind: 'default' | 'summary';
  format: FeedFormat;
  /** The function a script calls. */
  callback: string;
  labels: readonly string[];
  startIndex: number;
  maxResults: number;
  search?: string;
  orderBy: 'published' | 'updated';
  bounds: Pick<PostQuery, 'publishedMin' | 'publishedMax' | 'updatedMin' | 'updatedMax'>;
  /** Only the post at this address. */
  slug?: string;
}

/** The site that a feed speaks of. */
export interface FeedSite {
  name: string;
  /** Its public address without a trailing slash. */
  root: string;
  /** Digits that tell its blog from others. */
  blogId: string;
}

/** What a feed says, before it is written in any format. */
export interface FeedContent {
  site: FeedSite;
  request: FeedRequest;
  posts: readonly Post[];
  totalResults: number;
  /** Where the next page begins, when that does not follow from the number of posts. */
  nextIndex?: number;
  /** Every label of the blog. */
  labels: readonly string[];
  /** When any post last changed, ISO 8601. */
  updated: string;
}

/** Who wrote a post, as its card at the end of an article shows it. Empty texts are not known. */
export interface PostAuthor {
  name: string;
  /** Address of a picture, or '' for none. */
  avatarUrl: string;
  bio: string;
  location: string;
}

/** A post as lists show it. */
export interface PostSummary {
  /** The digits of the post's number, e.g. `9876543210987654321`. Longer than a JavaScript number can hold. */
  id: string;
  /** The last part of its address, without `.html`. */
  slug: string;
  /** Plain text. */
  title: string;
  /** Plain text, at most about 200 characters. */
  excerpt: string;
  /**
   * ISO 8601, e.g. `2026-11-19T21:00:00.000Z`. Another blog's offset is kept, because the day that is
   * shown is its author's.
   */
  published: string;
  /** ISO 8601 in UTC. */
  updated: string;
  /** Address of its picture with a longest side of 1600 where the address names a size; '' for none. */
  featuredImage: string;
  featuredImageAlt: string;
  /** Its labels; `webstories` makes the post a story. */
  categories: readonly string[];
  author: PostAuthor;
}

/** A post whole. */
export interface Post extends PostSummary {
  /** Sanitised HTML, ready to be shown. */
  content: string;
  /** The blog's owner publishes short texts only, so `content` is not the whole article. */
  isShortened: boolean;
}

export interface PostQuery {
  /** Counted from 1. */
  startIndex: number;
  /** 0 asks for the total alone. */
  maxResults: number;
  /** Only posts with this label, in its exact spelling. Several mean: all of them. */
  labels?: readonly string[];
  /** Words that must be found in a post. */
  search?: string;
  orderBy?: 'published' | 'updated';
  /** Bounds of the times, ISO 8601; from `min` on, up to but without `max`. */
  publishedMin?: string;
  publishedMax?: string;
  updatedMin?: string;
  updatedMax?: string;
  /** Lists of links need no content; `summary` leaves it '' and is quicker. Default `full`. */
  detail?: 'full' | 'summary';
}

/** A page of posts, newest first. */
export interface PostPage {
  posts: readonly Post[];
  /** How many posts the query finds on all pages. */
  totalResults: number;
  /** Where the next page begins, when some places of this one hold nothing that can be shown. */
  nextIndex?: number;
  /** What another blog says of itself; own posts have the site around them. */
  about?: BlogDescription;
}

export interface BlogDescription {
  /** Plain text. */
  title: string;
  /** Plain text, '' for none. */
  description: string;
}

/**
 * Where the posts of the site come from. Two kinds exist, the library of our own posts and a blog on
 * Blogger; both pass `post-source.contract-suite.ts`.
 *
 * Every method throws a `PostsError` when the posts cannot be reached, and nothing else that is expected.
 */
export interface PostSource {
  readonly kind: 'library' | 'blogger';
  /** For the owner, e.g. 'own posts' or 'the blog at https://name.blogspot.com'. */
  readonly description: string;
  list(query: PostQuery): Promise<PostPage>;
  /** @param slug without `.html`. */
  findBySlug(slug: string): Promise<Post | null>;
  /** @param id digits. */
  findById(id: string): Promise<Post | null>;
  /** Every label in use, in alphabetical order. */
  listLabels(): Promise<readonly string[]>;
  /** A text that changes whenever any post does. Cheap enough to be asked every few seconds. */
  readRevision(): Promise<string>;
}

/** What `/readyz` says of the posts. */
export interface PostsHealth {
  source: PostSource['kind'];
  /** `ok`, or `stale` while visitors read the last good copy because the blog does not answer. */
  status: 'ok' | 'stale';
  /** Why the blog could not be read at the last try. */
  problem?: PostsProblem;
  /** When the blog last answered well, ISO 8601. */
  lastGood?: string;
}

export type PostsProblem = 'not_found' | 'private_or_blocked' | 'temporary' | 'unreadable';

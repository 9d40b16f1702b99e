import type { Clock } from '../../../../shared/clock.ts';
import { PostsError } from '../../posts.errors.ts';
import { answerInTime } from './answer-in-time.ts';
import type { FoundPost, Walk } from './blogger-walk.ts';

export interface BloggerSlugs {
  /** Posts that were read can be opened without a walk. */
  note(posts: readonly FoundPost[]): void;
  /** What the site calls a post: its slug, or slug and month where a newer post has the slug. */
  addressOf(post: FoundPost): string;
  /** From memory alone: it may be out of date. */
  recall(address: string): FoundPost | undefined;
  /**
   * Walks through the blog when it changed since the last walk.
   * @throws {PostsError} when nobody knows whether there is such a post.
   */
  find(address: string): Promise<FoundPost | undefined>;
  /** Waits a moment for the first walk, which tells posts of one slug apart. */
  prepare(): Promise<void>;
}

interface BloggerSlugsOptions {
  readRevision(): Promise<string>;
  /** @param onRequest to be called for each page. */
  walk(onRequest: () => void): Promise<Walk>;
  clock: Clock;
}

/** A list is shown without it rather than late. */
const PREPARE_TIMEOUT_MS = 1_500;
/** After a walk that did not succeed lists do not wait for another one. */
const PREPARE_AGAIN_MS = 60_000;
/** Walks may ask so much at once, and then once a second: a blog may say at every question that it changed. */
const WALK_REQUESTS = 60;
const MS_PER_REQUEST = 1_000;
/** No blog has so many between two walks. */
const MOST_NOTED = 20_000;

/**
 * Knows the posts of a blog that does not tell them by their slugs. However many unknown slugs are
 * asked for, a blog is walked through once per revision, and once at a time.
 */
export function createBloggerSlugs({ readRevision, walk, clock }: BloggerSlugsOptions): BloggerSlugs {
  let index: { revision: string; posts: ReadonlyMap<string, readonly FoundPost[]> } | undefined;
  const noted = new Map<string, readonly FoundPost[]>();
  let walking: Promise<boolean> | undefined;
  let prepareAt = Number.NEGATIVE_INFINITY;
  const allowance = createAllowance(clock);

  const note = (posts: readonly FoundPost[]) => {
    if (noted.size > MOST_NOTED) noted.clear();
    for (const post of posts) {
      const others = (noted.get(post.slug) ?? []).filter(({ id }) => id !== post.id);
      noted.set(post.slug, [...others, post]);
    }
  };

  /** The posts that share a slug, the newest first. */
  const twinsOf = (slug: string): readonly FoundPost[] => {
    const [walked = [], read = []] = [index?.posts.get(slug), noted.get(slug)];
    const all = [...walked, ...read.filter(({ id }) => walked.every((post) => post.id !== id))];
    return all.sort((a, b) => Date.parse(b.published) - Date.parse(a.published) || b.id.localeCompare(a.id));
  };

  const recall = (address: string): FoundPost | undefined => {
    const dated = readDatedSlug(address);
    return twinsOf(address)[0] ?? (dated && twinsOf(dated.slug).find(({ month }) => month === dated.month));
  };

  /** @returns whether every post of the blog is known. */
  const refresh = async (): Promise<boolean> => {
    const revision = await readRevision();
    if (index?.revision === revision) return true;
    if (!allowance.has()) {
      if (index) return true;
      throw new PostsError('temporary', { cause: new Error('the blog was walked through too often') });
    }
    const { posts, isComplete } = await walk(allowance.take);
    if (isComplete) {
      index = { revision, posts: Map.groupBy(posts, ({ slug }) => slug) };
      noted.clear();
    } else note(posts);
    return isComplete;
  };
  const walkOnce = () => {
    walking ??= refresh().finally(() => {
      walking = undefined;
    });
    return walking;
  };

  return {
    note,
    recall,
    addressOf({ id, slug, month }) {
      const newest = twinsOf(slug)[0];
      const isAlone = !newest || newest.id === id || newest.month === month;
      return isAlone ? slug : `${slug}-${month}`;
    },
    async find(address) {
      const isComplete = await walkOnce();
      const found = recall(address);
      if (!found && !isComplete) {
        throw new PostsError('unreadable', { cause: new Error('the blog did not tell all its posts') });
      }
      return found;
    },
    async prepare() {
      if (index || clock.now() < prepareAt) return;
      const first = walkOnce();
      first.catch(() => undefined);
      await answerInTime(first, PREPARE_TIMEOUT_MS);
      if (!index) prepareAt = clock.now() + PREPARE_AGAIN_MS;
    },
  };
}

/** `x-2012-06`: the post with the slug `x` of that month. */
export function readDatedSlug(address: string): { slug: string; month: string } | undefined {
  const [, slug, month] = /^(.+)-(\d{4}-(?:0[1-9]|1[0-2]))$/.exec(address) ?? [];
  return slug !== undefined && month !== undefined ? { slug, month } : undefined;
}

/** How many requests walks may still cause. */
function createAllowance(clock: Clock) {
  let left = WALK_REQUESTS;
  let countedAt = clock.now();
  const count = () => {
    const now = clock.now();
    left = Math.min(WALK_REQUESTS, left + (now - countedAt) / MS_PER_REQUEST);
    countedAt = now;
    return left;
  };
  return {
    has: () => count() > 0,
    take() {
      left = count() - 1;
    },
  };
}

/** A post as a walk through a blog finds it. */
export interface FoundPost {
  slug: string;
  id: string;
  /** Counted from 1, the newest first. */
  place: number;
}

/** The posts of a blog by their slugs, as they were when the blog had `revision`. */
interface SlugIndex {
  revision: string;
  bySlug: ReadonlyMap<string, FoundPost>;
}

export interface BloggerSlugs {
  /** From memory alone: it may be out of date. */
  recall(slug: string): FoundPost | undefined;
  /** Walks through the blog when it changed since the last walk. */
  find(slug: string): Promise<FoundPost | undefined>;
}

export interface BloggerSlugsOptions {
  readRevision(): Promise<string>;
  /** Every post of the blog, the newest first. */
  walk(): AsyncIterable<FoundPost>;
}

/**
 * Finds posts of a blog that does not tell them by their addresses. However many unknown slugs are
 * asked for, a blog is walked through once per revision, and once at a time.
 */
export function createBloggerSlugs({ readRevision, walk }: BloggerSlugsOptions): BloggerSlugs {
  let index: SlugIndex | undefined;
  let refreshing: Promise<SlugIndex> | undefined;

  const refresh = async (): Promise<SlugIndex> => {
    const revision = await readRevision();
    if (index?.revision === revision) return index;
    const bySlug = new Map<string, FoundPost>();
    for await (const post of walk()) {
      // Two posts of different months may share a slug; the newer one is shown.
      if (!bySlug.has(post.slug)) bySlug.set(post.slug, post);
    }
    index = { revision, bySlug };
    return index;
  };

  return {
    recall: (slug) => index?.bySlug.get(slug),
    async find(slug) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      return (await refreshing).bySlug.get(slug);
    },
  };
}

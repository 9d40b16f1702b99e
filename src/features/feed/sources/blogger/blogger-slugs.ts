/** The posts of a blog by their slugs, as they were when the blog had `revision`. */
interface SlugIndex {
  revision: string;
  idBySlug: ReadonlyMap<string, string>;
}

export interface BloggerSlugs {
  /** From memory alone: the id may be out of date. */
  recall(slug: string): string | undefined;
  /** Walks through the blog when it changed since the last walk. */
  find(slug: string): Promise<string | undefined>;
}

export interface BloggerSlugsOptions {
  readRevision(): Promise<string>;
  /** Every post of the blog, the newest first. */
  walk(): AsyncIterable<{ slug: string; id: string }>;
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
    const idBySlug = new Map<string, string>();
    for await (const { slug, id } of walk()) {
      // Two posts of different months may share a slug; the newer one is shown.
      if (!idBySlug.has(slug)) idBySlug.set(slug, id);
    }
    index = { revision, idBySlug };
    return index;
  };

  return {
    recall: (slug) => index?.idBySlug.get(slug),
    async find(slug) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      return (await refreshing).idBySlug.get(slug);
    },
  };
}

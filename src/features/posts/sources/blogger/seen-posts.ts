import { LRUCache } from 'lru-cache';
import { type CachedPost, cachedPage } from './cached-copy.schema.ts';
import type { CachedFiles } from './cached-files.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { max: 300, maxSize: 8 * MEGABYTE };

/** Whole posts that came with lists: while the blog is down, an article can be read that nobody had opened. */
interface SeenPosts {
  note(posts: readonly CachedPost[]): void;
  forget(slug: string): void;
  /** Looks into the lists on disk, too. */
  find(slug: string): Promise<CachedPost | undefined>;
}

export function createSeenPosts(files: Pick<CachedFiles, 'readAll'>): SeenPosts {
  const posts = new LRUCache<string, CachedPost>(LIMITS);
  let diskRead: Promise<void> | undefined;

  const note = (post: CachedPost) => posts.set(post.slug, post, { size: post.content.length + 1_000 });
  const readDisk = async () => {
    for await (const { value } of files.readAll()) {
      const page = cachedPage.safeParse(value);
      for (const post of page.data?.posts ?? []) {
        if (post.content !== '' && !posts.get(post.slug)) note(post);
      }
    }
  };
  return {
    note: (seen) => seen.forEach(note),
    forget: (slug) => void posts.delete(slug),
    async find(slug) {
      const post = posts.get(slug);
      if (post) return post;
      diskRead ??= readDisk();
      await diskRead;
      return posts.get(slug);
    },
  };
}

import { LRUCache } from 'lru-cache';
import { type KeptPost, keptPage } from './kept-copy.schema.ts';
import type { KeptFiles } from './kept-files.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { max: 300, maxSize: 8 * MEGABYTE };

/** Whole posts that came with lists: while the blog is down, an article can be read that nobody had opened. */
export interface SeenPosts {
  note(posts: readonly KeptPost[]): void;
  forget(slug: string): void;
  /** Looks into the lists on disk, too. */
  find(slug: string): Promise<KeptPost | undefined>;
}

export function createSeenPosts(files: Pick<KeptFiles, 'readAll'>): SeenPosts {
  const posts = new LRUCache<string, KeptPost>(LIMITS);
  let diskRead: Promise<void> | undefined;

  const note = (post: KeptPost) => posts.set(post.slug, post, { size: post.content.length + 1_000 });
  const readDisk = async () => {
    for await (const { value } of files.readAll()) {
      const page = keptPage.safeParse(value);
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

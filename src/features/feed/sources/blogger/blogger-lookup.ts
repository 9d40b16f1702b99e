import type { FeedSource, Post } from '../../feed.types.ts';
import { type BloggerAddress, entryAddress, listAddress } from './blogger-address.rules.ts';
import { type BloggerPage, readPage, readSingle, unreadable } from './blogger-answer.rules.ts';
import type { BloggerClient } from './blogger-client.ts';
import { type BloggerEntry, isSlug, readEntry, withoutHtml } from './blogger-entry.rules.ts';
import type { PostReader } from './blogger-post.ts';
import type { BloggerSlugs } from './blogger-slugs.ts';

export interface BloggerLookupOptions {
  address: BloggerAddress;
  client: BloggerClient;
  slugs: BloggerSlugs;
  readRevision(): Promise<string>;
  readEntries(page: BloggerPage): BloggerEntry[];
  readPost: PostReader;
}

/**
 * Finds single posts. By its slug a post is first asked for as if it stood at `/{slug}.html`, which
 * sites of our kind know; Blogger's addresses also hold a date, so there an index of all posts helps.
 */
export function createBloggerLookup(
  options: BloggerLookupOptions,
): Pick<FeedSource, 'findBySlug' | 'findById'> {
  const { address, client, slugs, readRevision, readEntries, readPost } = options;

  const findById = async (id: string): Promise<Post | null> => {
    if (!/^\d{1,40}$/.test(id)) return null;
    const answer = await client.read(entryAddress(address, id));
    if (answer.kind !== 'data') {
      // A blog that is gone answers the same; then this throws.
      await readRevision();
      return null;
    }
    const entry = readEntry(readSingle(answer.payload));
    if (!entry) throw unreadable('The post has no address.');
    return readPost(entry, 'full');
  };

  const findByPath = async (slug: string): Promise<Post | null> => {
    const query = { startIndex: 1, maxResults: 1, path: `/${slug}.html` };
    const answer = await client.read(listAddress(address, query));
    if (answer.kind !== 'data') return null;
    const entry = readEntries(readPage(answer.payload, query)).find((found) => found.slug === slug);
    return entry ? readPost(entry, 'full') : null;
  };

  const findKnown = async (id: string | undefined, slug: string): Promise<Post | null> => {
    const post = id === undefined ? null : await findById(id);
    return post?.slug === slug ? post : null;
  };

  return {
    async findBySlug(text) {
      const slug = withoutHtml(text);
      if (!isSlug(slug)) return null;
      return (
        (await findKnown(slugs.recall(slug), slug)) ??
        (await findByPath(slug)) ??
        (await findKnown(await slugs.find(slug), slug))
      );
    },
    findById,
  };
}

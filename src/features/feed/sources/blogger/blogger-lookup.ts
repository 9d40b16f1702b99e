import type { FeedSource, Post } from '../../feed.types.ts';
import { type BloggerAddress, entryAddress } from './blogger-address.rules.ts';
import { type BloggerPage, readPage, readSingle, unreadable } from './blogger-answer.rules.ts';
import type { BloggerClient } from './blogger-client.ts';
import { type BloggerEntry, isSlug, readEntry, withoutHtml } from './blogger-entry.rules.ts';
import type { BloggerFeed } from './blogger-feed.ts';
import type { PostReader } from './blogger-post.ts';
import type { BloggerSlugs, FoundPost } from './blogger-slugs.ts';

export interface BloggerLookupOptions {
  address: BloggerAddress;
  client: BloggerClient;
  feed: BloggerFeed;
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
  const { address, client, feed, slugs, readRevision, readEntries, readPost } = options;

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
    const answer = await feed.ask(query);
    return answer.kind === 'data' ? findOn(readPage(answer.payload, query), slug) : null;
  };

  const findOn = (page: BloggerPage, slug: string): Post | null => {
    const entry = readEntries(page).find((found) => found.slug === slug);
    return entry ? readPost(entry, 'full') : null;
  };

  /** By its number, or where it stood: not everybody who writes such a feed knows posts by their numbers. */
  const findKnown = async (known: FoundPost | undefined, slug: string): Promise<Post | null> => {
    if (!known) return null;
    const post = await findById(known.id);
    if (post?.slug === slug) return post;
    return findOn(await feed.readPage({ startIndex: known.place, maxResults: 1 }), slug);
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

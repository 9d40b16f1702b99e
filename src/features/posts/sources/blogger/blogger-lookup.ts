import type { Post, PostSource } from '../../posts.types.ts';
import { type BloggerAddress, entryAddress } from './blogger-address.rules.ts';
import { type BloggerPage, readPage, readSingle, unreadable } from './blogger-answer.rules.ts';
import type { BloggerClient } from './blogger-client.ts';
import { type BloggerEntry, isSlug, readEntry, withoutHtml } from './blogger-entry.rules.ts';
import type { BloggerFeed } from './blogger-feed.ts';
import type { PostReader } from './blogger-post.ts';
import { type BloggerSlugs, readDatedSlug } from './blogger-slugs.ts';
import type { FoundPost } from './blogger-walk.ts';

interface BloggerLookupOptions {
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
): Pick<PostSource, 'findBySlug' | 'findById'> {
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
    return show(entry);
  };

  const show = (entry: BloggerEntry): Post => ({
    ...readPost(entry, 'full'),
    slug: slugs.addressOf(entry),
  });

  /** At the address that another site of our kind has for it, or that Blogger has. */
  const findByPath = async (slug: string): Promise<Post | null> => {
    const dated = readDatedSlug(slug);
    const post = await askForPath(`/${slug}.html`, (entry) => entry.slug === slug);
    if (post || !dated) return post;
    return askForPath(
      `/${dated.month.replace('-', '/')}/${dated.slug}.html`,
      (entry) => entry.slug === dated.slug && entry.month === dated.month,
    );
  };

  const askForPath = async (
    path: string,
    isWanted: (entry: BloggerEntry) => boolean,
  ): Promise<Post | null> => {
    const query = { startIndex: 1, maxResults: 1, path };
    const answer = await feed.ask(query);
    return answer.kind === 'data' ? findOn(readPage(answer.payload, query), isWanted) : null;
  };

  const findOn = (page: BloggerPage, isWanted: (entry: BloggerEntry) => boolean): Post | null => {
    const entry = readEntries(page).find(isWanted);
    return entry ? show(entry) : null;
  };

  /** By its number, or where it stood: not everybody who writes such a feed knows posts by their numbers. */
  const findKnown = async (known: FoundPost | undefined): Promise<Post | null> => {
    if (!known) return null;
    const post = await findById(known.id);
    if (post?.id === known.id) return post;
    if (known.place === undefined) return null;
    const page = await feed.readPage({ startIndex: known.place, maxResults: 1 });
    return findOn(page, ({ id }) => id === known.id);
  };

  return {
    async findBySlug(text) {
      const slug = withoutHtml(text);
      if (!isSlug(slug)) return null;
      return (
        (await findKnown(slugs.recall(slug))) ??
        (await findByPath(slug)) ??
        (await findKnown(await slugs.find(slug)))
      );
    },
    findById,
  };
}

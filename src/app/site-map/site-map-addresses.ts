import { STORY_LABEL } from '../../features/posts/derived/story-slides.rules.ts';
import type { PostPage, PostQuery, PostSource, PostSummary } from '../../features/posts/posts.types.ts';
import { IS_IT_OURS_ADDRESS } from '../../shared/addresses/is-it-ours-address.ts';
import { urls } from '../../urls.ts';

/** A page of the site for search engines. */
export interface SiteAddress {
  path: string;
  /** When it last changed, ISO 8601, where known. */
  updated?: string;
}

/** Asks the library for the addresses of its posts, in the order of their slugs. */
export type ListAddresses = (page: {
  /** The last slug of the page before, '' for the first. */
  after: string;
  limit: number;
}) => Promise<readonly { slug: string; updatedAt: number }[]>;

interface AddressesOptions {
  sitePosts: Pick<PostSource, 'list'>;
  /** Without it the posts are found page by page, the newest few thousand of them. */
  listAddresses?: ListAddresses;
}

const POSTS_AT_ONCE = 150;
/** A blog of somebody else's is not to be walked for hours. */
const MOST_PAGES = 20;
const ADDRESSES_AT_ONCE = 10_000;

const PLAIN_PAGES: readonly string[] = [
  urls.features(),
  urls.storyGenerator(),
  urls.about(),
  urls.contact(),
  urls.help(),
  urls.faq(),
  urls.community(),
  urls.privacyPolicy(),
  urls.termsOfService(),
  urls.disclaimer(),
  urls.illustrator(),
  urls.attributions(),
  urls.apiDocs(),
  IS_IT_OURS_ADDRESS,
];

/** Every page that may be found, each once: a story is shown as a story, not as an article too. */
export async function* listSiteAddresses(options: AddressesOptions): AsyncGenerator<SiteAddress> {
  const newest = await options.sitePosts.list({
    startIndex: 1,
    maxResults: 1,
    orderBy: 'updated',
    detail: 'summary',
  });
  const updated = newest.posts[0]?.updated;
  for (const path of [urls.home(), urls.blog(), urls.webStories()]) yield withTime(path, updated);
  for (const path of PLAIN_PAGES) yield { path };
  const stories = new Set<string>();
  const listStories = (place: Place) =>
    options.sitePosts.list({ ...place, labels: [STORY_LABEL], detail: 'summary' });
  for await (const story of walkPosts(listStories)) {
    stories.add(story.slug);
    yield withTime(urls.webStory(story.slug), story.updated);
  }
  for await (const post of listPosts(options)) {
    if (!stories.has(post.slug)) yield withTime(urls.article(post.slug), post.updated);
  }
}

function withTime(path: string, updated: string | undefined): SiteAddress {
  return updated === undefined ? { path } : { path, updated };
}

type Place = Pick<PostQuery, 'startIndex' | 'maxResults'>;

interface PostAddress {
  slug: string;
  updated: string;
}

async function* listPosts({ sitePosts, listAddresses }: AddressesOptions): AsyncGenerator<PostAddress> {
  if (!listAddresses) return yield* walkPosts((place) => sitePosts.list({ ...place, detail: 'summary' }));
  for (let after = ''; ; ) {
    const page = await listAddresses({ after, limit: ADDRESSES_AT_ONCE });
    for (const { slug, updatedAt } of page) yield { slug, updated: new Date(updatedAt).toISOString() };
    const last = page.at(-1);
    if (!last) return;
    after = last.slug;
  }
}

/** The newest few thousand posts, each once. */
export async function* walkPosts<Found extends PostSummary>(
  list: (place: Place) => Promise<Omit<PostPage, 'posts'> & { posts: readonly Found[] }>,
): AsyncGenerator<Found> {
  // Posts move to later pages when a new one appears meanwhile.
  const seen = new Set<string>();
  let startIndex = 1;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { posts, totalResults, nextIndex } = await list({ startIndex, maxResults: POSTS_AT_ONCE });
    for (const post of posts) {
      if (!seen.has(post.slug)) yield post;
      seen.add(post.slug);
    }
    const next = nextIndex ?? startIndex + posts.length;
    if (next === startIndex || next > totalResults) return;
    startIndex = next;
  }
}

import type { Database } from '../../../../platform/db/database.types.ts';
import { readSearch } from '../../../../shared/words/search-query.ts';
import type { Article, DerivedPostSource, PostWithSlides } from '../../derived/derived.types.ts';
import { PostsError } from '../../posts.errors.ts';
import type { Post, PostAuthor, PostPage, PostQuery } from '../../posts.types.ts';
import { readDerived } from './derived/read-derived.ts';
import { shownArticle, shownSlides } from './derived/stored-derived.ts';
import type { PostRow } from './library.tables.ts';
import type { LibraryPost } from './library.types.ts';
import {
  createLibraryPostsStore,
  type DerivedRow,
  type LibraryPostsStore,
  type ReadPost,
} from './library-posts.store.ts';
import { toStorable } from './library-rows.ts';
import { searchPosts, type TimeBounds } from './library-search.store.ts';
import { type PictureAddress, withPictureAddress, withPictureAddresses } from './picture-addresses.ts';
import { timeWithOffset } from './time-with-offset.rules.ts';

/** One page of posts never holds more, whatever is asked for. */
const LARGEST_PAGE = 1_000;

interface LibrarySourceOptions {
  database: Database;
  /** The address at which a picture is shown with a longest side of 1600. */
  pictureAddress: PictureAddress;
}

/** The posts of our own library. */
export function createLibrarySource({ database, pictureAddress }: LibrarySourceOptions): DerivedPostSource {
  const posts = createLibraryPostsStore(database);
  const toPost = (row: ReadPost) => postOf(row, pictureAddress);
  const toPostWithSlides = async (row: DerivedRow): Promise<PostWithSlides> => {
    const slides = (await readDerived(row, 'slides', posts)) ?? [];
    return { ...summaryOf(row, pictureAddress), slides: shownSlides(slides, pictureAddress) };
  };
  const toArticle = async (row: DerivedRow): Promise<Article | null> => {
    const article = await readDerived(row, 'article', posts);
    return article && { ...summaryOf(row, pictureAddress), ...shownArticle(article, pictureAddress) };
  };
  const find = async (row: Promise<ReadPost | undefined>) => {
    const found = await row;
    return found ? toPost(found) : null;
  };
  return {
    kind: 'library',
    description: 'own posts',
    list: (query) =>
      reached(async () => {
        const { numbers, totalResults } = await findPage({ database, posts }, query);
        const rows = await posts.read(numbers, query);
        return { posts: rows.map(toPost), totalResults } satisfies PostPage;
      }),
    listWithSlides: (query) =>
      reached(async () => {
        const { numbers, totalResults } = await findPage({ database, posts }, query);
        const rows = await posts.readDerived(numbers, 'slides');
        return { posts: await Promise.all(rows.map(toPostWithSlides)), totalResults };
      }),
    findWithSlides: (slug) =>
      reached(async () => {
        const row = isStorable(slug) ? await posts.findDerived(slug, 'slides') : undefined;
        return row ? await toPostWithSlides(row) : null;
      }),
    findArticle: (slug) =>
      reached(async () => {
        const row = isStorable(slug) ? await posts.findDerived(slug, 'article') : undefined;
        return row ? await toArticle(row) : null;
      }),
    findBySlug: (slug) => reached(async () => (isStorable(slug) ? await find(posts.findBySlug(slug)) : null)),
    findById: (id) => reached(async () => (isStorable(id) ? await find(posts.findById(id)) : null)),
    listLabels: () => reached(async () => (await posts.listLabels()).sort(alphabetically)),
    readRevision: () => reached(async () => String(await posts.readRevision())),
  };
}

/** A post as pages show it, before it is in the library. */
export function describePost(
  post: LibraryPost,
  pictureAddress: PictureAddress,
): { article: Article; withSlides: PostWithSlides } {
  const { row, derived } = toStorable(post);
  const summary = summaryOf(row, pictureAddress);
  return {
    article: { ...summary, ...shownArticle(derived.article, pictureAddress) },
    withSlides: { ...summary, slides: shownSlides(derived.slides, pictureAddress) },
  };
}

const alphabetically = new Intl.Collator('en').compare;

/** Whatever keeps the database from answering, visitors read that the posts cannot be loaded. */
async function reached<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new PostsError('temporary', { cause: error });
  }
}

interface FoundPage {
  numbers: readonly number[];
  totalResults: number;
}

const NOTHING: FoundPage = { numbers: [], totalResults: 0 };

interface Reading {
  database: Database;
  posts: LibraryPostsStore;
}

async function findPage({ database, posts }: Reading, query: PostQuery): Promise<FoundPage> {
  const labels = [...new Set(query.labels)];
  if (!labels.every(isStorable)) return NOTHING;
  const bounds = boundsOf(query);
  const orderBy = query.orderBy ?? 'published';
  const offset = Math.max(0, query.startIndex - 1);
  const limit = Math.min(Math.max(0, query.maxResults), LARGEST_PAGE);
  if (query.search?.trim() || labels.length > 1) {
    const words = query.search?.trim() ? readSearch(query.search) : { whole: [] };
    if (!words) return NOTHING;
    const found = await searchPosts(database, { labels, words, bounds, orderBy });
    return { numbers: found.slice(offset, offset + limit), totalResults: found.length };
  }
  const [label] = labels;
  const totalResults = await posts.count({ label, bounds });
  if (limit === 0 || offset >= totalResults) return { numbers: [], totalResults };
  return { numbers: await posts.listNumbers({ label, bounds, orderBy, offset, limit }), totalResults };
}

function boundsOf(query: PostQuery): TimeBounds {
  return {
    publishedMin: timeOf(query.publishedMin),
    publishedMax: timeOf(query.publishedMax),
    updatedMin: timeOf(query.updatedMin),
    updatedMax: timeOf(query.updatedMax),
  };
}

/** What is no time bounds nothing. */
function timeOf(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/** Postgres refuses to look for what it could not have stored. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function postOf(row: ReadPost, pictureAddress: PictureAddress): Post {
  return {
    ...summaryOf(row, pictureAddress),
    content: withPictureAddresses(row.content, pictureAddress),
  };
}

function summaryOf(row: PostRow, pictureAddress: PictureAddress): Omit<Post, 'content'> {
  const author = JSON.parse(row.author) as PostAuthor;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    published: timeWithOffset(row.published_at, row.published_offset),
    updated: new Date(row.updated_at).toISOString(),
    featuredImage: withPictureAddress(row.featured_image, pictureAddress),
    featuredImageAlt: row.featured_image_alt,
    categories: JSON.parse(row.labels) as string[],
    author: { ...author, avatarUrl: withPictureAddress(author.avatarUrl, pictureAddress) },
    isShortened: false,
  };
}

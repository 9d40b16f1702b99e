import type { z } from 'zod';
import type { Post, PostQuery, PostSource } from '../../posts.types.ts';
import { withoutHtml } from './blogger-entry.rules.ts';
import {
  type CachedPage,
  type CachedPost,
  cachedLabels,
  cachedPage,
  cachedPost,
} from './cached-copy.schema.ts';

/** Something that is asked of a blog, with what its answer is kept under. */
export interface Question<Answer> {
  key: string;
  load(): Promise<Answer | null>;
  /** What a copy from a file must look like. */
  shape: z.ZodType<Answer>;
  /** Such questions are as many as visitors invent, so their answers are not written to disk. */
  isChosenFreely: boolean;
  /** Whether anybody may ask as many different ones as he likes: their number at a time is limited. */
  isOneOfMany: boolean;
  /** Whether an answer that cannot be read says that the blog is broken, not one post. */
  isAboutBlog: boolean;
  /** The one post that is asked for. */
  slug?: string;
  /** Whether an answer says that there is nothing at this place. */
  isNothing(answer: Answer): boolean;
  /** The posts of an answer that hold their whole content. */
  postsOf(answer: Answer): readonly CachedPost[];
  /** The same answer with each of its posts changed. */
  mapPosts(answer: Answer, change: (post: CachedPost) => CachedPost): Answer;
}

/** Turns the methods of a source into questions. */
export function createQuestions(source: PostSource) {
  return {
    list: (query: PostQuery): Question<CachedPage> => ({
      key: JSON.stringify(['list', ...Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1))]),
      load: async () => {
        const { posts, ...page } = await source.list(query);
        return { ...page, posts: posts.map(copyOf) };
      },
      shape: cachedPage,
      isChosenFreely: isChosenFreely(query),
      isOneOfMany: isChosenFreely(query) || query.startIndex > 1,
      isAboutBlog: !query.search?.trim(),
      isNothing: ({ posts }) => posts.length === 0 && query.startIndex > 1,
      postsOf: ({ posts }) => (query.detail === 'summary' ? [] : posts),
      mapPosts: (page, change) => ({ ...page, posts: page.posts.map(change) }),
    }),
    bySlug: (text: string): Question<CachedPost> => {
      const slug = withoutHtml(text);
      return { ...single(['slug', slug], () => source.findBySlug(slug)), slug };
    },
    byId: (id: string) => single(['id', id], () => source.findById(id)),
    labels: (): Question<string[]> => ({
      key: '["labels"]',
      load: async () => [...(await source.listLabels())],
      shape: cachedLabels,
      isChosenFreely: false,
      isOneOfMany: false,
      isAboutBlog: true,
      isNothing: () => false,
      postsOf: () => [],
      mapPosts: (labels) => labels,
    }),
  };
}

/** Pages ask for the newest posts or those of a label; everything else comes from readers of our feeds. */
function isChosenFreely({ search, orderBy, ...bounds }: PostQuery): boolean {
  const { publishedMin, publishedMax, updatedMin, updatedMax } = bounds;
  return Boolean(search?.trim() || orderBy || publishedMin || publishedMax || updatedMin || updatedMax);
}

function single(parts: readonly string[], find: () => Promise<Post | null>): Question<CachedPost> {
  return {
    key: JSON.stringify(parts),
    load: async () => {
      const post = await find();
      return post && copyOf(post);
    },
    shape: cachedPost,
    isChosenFreely: false,
    isOneOfMany: true,
    isAboutBlog: false,
    isNothing: () => false,
    postsOf: (post) => [post],
    mapPosts: (post, change) => change(post),
  };
}

function copyOf(post: Post): CachedPost {
  return { ...post, categories: [...post.categories] };
}

import type { PostsShown } from '../../posts/written/written-posts.types.ts';

/** What of all posts a list shows, by the words of its address. */
export const POST_LISTS = {
  all: {},
  drafts: { state: 'draft' },
  scheduled: { state: 'scheduled' },
  published: { state: 'published' },
  unpublished: { state: 'unpublished' },
  console: { origin: 'console' },
  files: { origin: 'content' },
  blogger: { origin: 'import' },
} as const satisfies Record<string, PostsShown>;

export type PostList = keyof typeof POST_LISTS;

/** Characters of what is said of an author, as in authors.yaml. */
export const AUTHOR_BOUNDS = { name: 100, bio: 500, location: 100 } as const;

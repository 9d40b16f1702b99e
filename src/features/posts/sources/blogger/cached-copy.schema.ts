import { z } from 'zod';
import type { Post, PostPage } from '../../posts.types.ts';

const author = z.object({ name: z.string(), avatarUrl: z.string(), bio: z.string(), location: z.string() });

export const cachedPost = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  published: z.iso.datetime({ offset: true }),
  updated: z.iso.datetime(),
  featuredImage: z.string(),
  featuredImageAlt: z.string(),
  categories: z.array(z.string()),
  author,
  content: z.string(),
  isShortened: z.boolean(),
}) satisfies z.ZodType<Post>;

export const cachedPage = z.object({
  posts: z.array(cachedPost),
  totalResults: z.number().int().nonnegative(),
  nextIndex: z.number().int().positive().optional(),
  about: z.object({ title: z.string(), description: z.string() }).optional(),
}) satisfies z.ZodType<PostPage>;

export type CachedPost = z.infer<typeof cachedPost>;
export type CachedPage = z.infer<typeof cachedPage>;

export const cachedLabels = z.array(z.string());

/** A file of the folder with last good copies. Another `format` is from another version of this program. */
export const cachedFile = z.object({
  format: z.literal(1),
  /** The question that the copy answers. */
  key: z.string(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  value: z.unknown(),
});

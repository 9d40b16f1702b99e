import { z } from 'zod';
import { NO_NUL } from '../../../shared/words/no-nul.ts';
import { pictureTextSchema, postTextSchema, slugSchema } from '../../posts/written/written-posts.schema.ts';
import type { PostsShown } from '../../posts/written/written-posts.types.ts';
import { actSchema } from '../owner.schema.ts';
import { AUTHOR_BOUNDS, POST_LISTS, type PostList } from './owner-posts.rules.ts';

const OBJECT = { error: 'must be an object' };
const kind = z.enum(['post', 'story'], { error: 'must be post or story' });
const revision = z.int('must be the number of a revision').min(1, 'must be the number of a revision');
/** The end of 9999, in milliseconds. */
const LAST_TIME = 253_402_300_799_000;

/** `time.address` of the last line that was shown. */
const place = z
  .string()
  .max(500)
  .regex(/^\d{1,15}\../s, 'must be the place that a list ended at')
  .transform((text) => {
    const [time = '', slug = ''] = text.split(/\.(.*)/s);
    return { time: Number(time), slug };
  });

export const listPostsSchema = z.object({
  query: z
    .string()
    .trim()
    .max(200, 'must have at most 200 characters')
    .refine(...NO_NUL)
    .default(''),
  show: z
    .enum(Object.keys(POST_LISTS) as [PostList, ...PostList[]], { error: 'is no list of posts' })
    .default('all')
    .transform((list): PostsShown => POST_LISTS[list]),
  before: place.optional(),
});

export interface ListPostsOrder {
  words: string;
  show: PostsShown;
  before?: { time: number; slug: string } | undefined;
}

export const newPostSchema = z.object({ kind, slug: slugSchema, text: postTextSchema }, OBJECT);
export const savePostSchema = z.object({ slug: slugSchema, text: postTextSchema, basedOn: revision }, OBJECT);
export const restorePostSchema = z.object({ revision, basedOn: revision }, OBJECT);
export const publishPostSchema = z.object(
  {
    /** Milliseconds since 1970; null for now. */
    at: z.int('must be a time').min(0, 'must be a time').max(LAST_TIME, 'must be a time').nullable(),
    basedOn: revision,
  },
  OBJECT,
);
export const takeOverSchema = actSchema.extend({ slug: slugSchema });
export const drawPictureSchema = z.object({ picture: pictureTextSchema }, OBJECT);
export const revisionSchema = z.coerce.number().pipe(revision);

const words = (what: string, most: number) =>
  z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, `must be ${what}`)
    .max(most, `must have at most ${most} characters`)
    .refine(...NO_NUL);

export const newAuthorSchema = z.object(
  {
    name: words('a name', AUTHOR_BOUNDS.name),
    bio: words('a sentence about the author', AUTHOR_BOUNDS.bio),
    location: words('a place', AUTHOR_BOUNDS.location),
  },
  OBJECT,
);

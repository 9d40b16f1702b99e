import { type Context, Hono } from 'hono';
import { urls } from '../../urls.ts';
import { PostsError } from './posts.errors.ts';
import type { PostSource } from './posts.types.ts';

/**
 * Blogger's addresses of posts, `/2012/06/my-post.html`, for a site that took over a blog's domain.
 * Each leads to the post of that month; two posts of different months may share a slug.
 */
export function createOldAddressRoutes({ sitePosts }: { sitePosts: Pick<PostSource, 'findBySlug'> }) {
  return new Hono().get('/:year{[0-9]{4}}/:month{[0-9]{2}}/:file{[^/]+\\.html}', async (c, next) => {
    const address = await findAddress(sitePosts, c).catch((error: unknown) => {
      if (!(error instanceof PostsError)) throw error;
      // The article's page says what to do while the posts cannot be read.
      return slugIn(c);
    });
    // Not for ever: a newer post with the same slug would move this one.
    return address === null ? await next() : c.redirect(urls.article(address), 302);
  });
}

async function findAddress(sitePosts: Pick<PostSource, 'findBySlug'>, c: Context): Promise<string | null> {
  const { year, month } = c.req.param();
  const slug = slugIn(c);
  const post = (await sitePosts.findBySlug(`${slug}-${year}-${month}`)) ?? (await sitePosts.findBySlug(slug));
  return post?.slug ?? null;
}

function slugIn(c: Context): string {
  return (c.req.param('file') ?? '').replace(/\.html$/i, '');
}

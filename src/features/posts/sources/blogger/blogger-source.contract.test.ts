import type { BloggerPost } from '../../../../../tests/support/blogs/blogger-posts.ts';
import { startBloggerServer } from '../../../../../tests/support/blogs/blogger-server.ts';
import { createOutsideFetch } from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import { systemClock } from '../../../../shared/clock.ts';
import { sanitisePost } from '../../post-html/sanitise-post.ts';
import { describePostSource } from '../../post-source.contract-suite.ts';
import type { LibraryPost } from '../library/library.types.ts';
import { postIdOf } from '../library/post-numbers.ts';
import { createBloggerSource } from './blogger-source.ts';

describePostSource('a blog on Blogger', async (posts) => {
  const blog = await startBloggerServer({ posts: posts.map(asBloggerPost) });
  const fetch = createOutsideFetch({
    allowHttp: true,
    allowPrivate: true,
    timeoutMs: 10_000,
    userAgent: 'a reader',
  });
  const source = createBloggerSource({
    feedUrl: blog.origin,
    fetch,
    sanitise: (html, baseUrl) => sanitisePost(html, { baseUrl }).html,
    clock: systemClock,
    allowHttp: true,
  });
  const without = (slugs: readonly string[]) =>
    blog.posts.filter(({ path }) => !slugs.some((slug) => path === pathOf(slug)));
  return {
    source,
    async put(changed) {
      blog.posts = [...without(changed.map(({ slug }) => slug)), ...changed.map(asBloggerPost)];
    },
    async remove(slugs) {
      blog.posts = without(slugs);
    },
    async close() {
      await fetch.close();
      await blog.close();
    },
  };
});

function pathOf(slug: string): string {
  return `/2026/01/${slug}.html`;
}

function asBloggerPost(post: LibraryPost): BloggerPost {
  return {
    id: postIdOf(post.slug),
    path: pathOf(post.slug),
    title: post.title,
    html: post.content,
    published: new Date(post.publishedAt).toISOString(),
    updated: new Date(post.updatedAt).toISOString(),
    labels: post.labels,
    authorName: post.author.name,
    authorImage: post.author.avatarUrl,
    thumbnail: post.featuredImage.replace('/s1600/', '/s72-c/'),
  };
}

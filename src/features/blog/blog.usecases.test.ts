import { describe, expect, test } from 'vitest';
import { createMemoryPosts, createPost, createPosts } from '../../../tests/support/blogs/posts.ts';
import { PostsError } from '../posts/posts.errors.ts';
import { createBlog } from './blog.usecases.ts';

function openBlog(posts = createPosts(20)) {
  const memory = createMemoryPosts(posts);
  return { memory, blog: createBlog({ sitePosts: memory.sitePosts }) };
}

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

describe('list', () => {
  test('BLOG-02: 20 posts are pages of 6, 6, 6 and 2, the newest first', async () => {
    const { blog } = openBlog();
    const pages = await Promise.all([1, 2, 3, 4].map((page) => blog.list({ page, query: '' })));
    expect(pages.map(({ posts }) => posts.length)).toEqual([6, 6, 6, 2]);
    expect(pages[0]).toMatchObject({ page: 1, query: '', totalResults: 20, totalPages: 4 });
    expect(slugs(pages[1]?.posts ?? [])[0]).toBe('post-14');
  });

  test('FEED-02, FEED-03, FEED-04: asks for 6 posts from the place of the page, and for the words', async () => {
    const { blog, memory } = openBlog();
    await blog.list({ page: 3, query: '' });
    await blog.list({ page: 1, query: 'fox' });
    expect(memory.queries).toEqual([
      { startIndex: 13, maxResults: 6 },
      { startIndex: 1, maxResults: 6, search: 'fox' },
    ]);
  });

  test('a page beyond the last has no posts, and knows how many pages there are', async () => {
    const { blog } = openBlog();
    expect(await blog.list({ page: 5, query: '' })).toMatchObject({ page: 5, posts: [], totalPages: 4 });
  });

  test('BLOG-14, O-36: an empty blog is one page', async () => {
    const { blog } = openBlog([]);
    expect(await blog.list({ page: 1, query: '' })).toMatchObject({
      posts: [],
      totalResults: 0,
      totalPages: 1,
    });
  });

  test('a card carries no content', async () => {
    const { blog } = openBlog([createPost(1)]);
    const { posts } = await blog.list({ page: 1, query: '' });
    expect(posts[0]).toEqual({
      slug: 'post-1',
      title: 'Post number 1',
      excerpt: 'What day 1 brought.',
      published: '2026-01-02T09:00:00.000Z',
      featuredImage: '/media/s1600/post-1-cover.webp?v=0123456789ab',
      featuredImageAlt: 'A drawing',
      categories: ['Diary'],
    });
  });

  test("VIEW-02: a story's card brings its slides, an article's does not; no link is shown in its text", async () => {
    const { blog } = openBlog([
      createPost(1),
      createPost(2, {
        categories: ['webstories'],
        featuredImageAlt: 'A hat||https://shop.example/hat',
        content: '<img src="https://b.example/s320/hat.jpg" alt="A hat||https://shop.example/hat" />',
      }),
    ]);
    const [story, article] = (await blog.list({ page: 1, query: '' })).posts;
    expect(story?.featuredImageAlt).toBe('A hat');
    expect(story?.slides).toEqual([
      {
        src: 'https://b.example/s1600/hat.jpg',
        title: 'Post number 2',
        caption: 'A hat',
        link: 'https://shop.example/hat',
      },
    ]);
    expect(article).not.toHaveProperty('slides');
  });

  test('FEED-13: a feed that cannot be reached is the error of the feed', async () => {
    const { blog, memory } = openBlog();
    memory.problem = new PostsError('temporary');
    await expect(blog.list({ page: 1, query: '' })).rejects.toThrow(PostsError);
  });
});

describe('latest', () => {
  test('HOME-14: is the 20 newest posts, or all of them when there are fewer', async () => {
    const many = openBlog(createPosts(25));
    const latest = await many.blog.latest();
    expect(latest).toHaveLength(20);
    expect(latest[0]?.slug).toBe('post-25');
    expect(many.memory.queries).toMatchObject([{ startIndex: 1, maxResults: 20 }]);
    expect(await openBlog(createPosts(7)).blog.latest()).toHaveLength(7);
  });
});

describe('article', () => {
  test.each(['post-3', 'post-3.html'])('ART-11: %s is the same article', async (slug) => {
    const article = await openBlog().blog.article(slug);
    expect(article).toMatchObject({ slug: 'post-3', title: 'Post number 3', readingMinutes: 1 });
    expect(article?.html).toContain('What day 3 brought.');
  });

  test('ART-06: an unknown slug is no article', async () => {
    expect(await openBlog().blog.article('nowhere')).toBeNull();
  });
});

describe('company', () => {
  test('ART-05, ART-16, FEED-04: up to 30 related and 50 to be mentioned, asked for without their content', async () => {
    const { blog, memory } = openBlog(createPosts(60));
    const { related = [], mentions = [] } = (await blog.relatedArticles('post-1')) ?? {};
    expect([related.length, mentions.length]).toEqual([30, 50]);
    expect(memory.queries).toEqual([{ startIndex: 1, maxResults: 50, detail: 'summary' }]);
    expect(mentions[0]).toEqual({ slug: 'post-60', title: 'Post number 60' });
  });

  test.each(['post-2', 'post-2.html'])('ART-05, ART-15: %s is not in its own company', async (slug) => {
    const { related = [], mentions = [] } = (await openBlog(createPosts(3)).blog.relatedArticles(slug)) ?? {};
    expect(slugs(related)).toEqual(['post-3', 'post-1']);
    expect(slugs(mentions)).toEqual(['post-3', 'post-1']);
  });

  test('an article that does not exist has none', async () => {
    expect(await openBlog(createPosts(3)).blog.relatedArticles('made-up')).toBeNull();
  });
});

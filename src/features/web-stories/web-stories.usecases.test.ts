import { expect, test } from 'vitest';
import { createMemoryPosts, createPost, createPosts } from '../../../tests/support/blogs/posts.ts';
import { createWebStories } from './web-stories.usecases.ts';

const story = (day: number) => createPost(day, { categories: ['Light', 'webstories'] });

function openStories() {
  const memory = createMemoryPosts([
    ...createPosts(5),
    ...Array.from({ length: 14 }, (_, day) => story(day + 10)),
  ]);
  return { memory, stories: createWebStories({ sitePosts: memory.sitePosts }) };
}

test('WSL-01: 14 stories are pages of 6, 6 and 2', async () => {
  const { stories } = openStories();
  const pages = await Promise.all([1, 2, 3].map((page) => stories.list({ page })));
  expect(pages.map((page) => page.stories.length)).toEqual([6, 6, 2]);
  expect(pages[0]).toMatchObject({ page: 1, totalResults: 14, totalPages: 3 });
});

test('WSL-06, FEED-11: only posts with the label are asked for', async () => {
  const { stories, memory } = openStories();
  await stories.list({ page: 2 });
  expect(memory.queries).toEqual([{ startIndex: 7, maxResults: 6, labels: ['webstories'] }]);
});

test.each(['post-12', 'post-12.html'])(
  'FEED-12, ENT-13, VIEW-19: %s is a story with its own address',
  async (slug) => {
    expect(await openStories().stories.story(slug)).toEqual({
      id: '9000000000000000012',
      slug: 'post-12',
      title: 'Post number 12',
      posterImage: '/media/s1600/post-12-cover.webp?v=0123456789ab',
      slides: [
        {
          src: '/media/s1600/post-12-cover.webp?v=0123456789ab',
          title: 'Post number 12',
          caption: 'A drawing',
          link: '',
        },
      ],
      url: '/blog/post-12',
      author: 'The Editors',
      published: '2026-01-13T09:00:00.000Z',
      updated: '2026-01-13T09:00:00.000Z',
    });
  },
);

test('VIEW-04, T-34: an unknown slug is no story, and neither is a post without the label', async () => {
  const { stories } = openStories();
  expect(await stories.story('nowhere')).toBeNull();
  expect(await stories.story('post-3')).toBeNull();
});

test('C-19: the poster of a story without a featured picture is its first slide', async () => {
  const { sitePosts } = createMemoryPosts([
    createPost(1, {
      categories: ['webstories'],
      featuredImage: '',
      content: '<img src="https://a.example/s320/one.jpg" alt="One" />',
    }),
  ]);
  expect((await createWebStories({ sitePosts }).story('post-1'))?.posterImage).toBe(
    'https://a.example/s1600/one.jpg',
  );
});

test('VIEW-16: what comes next is up to 50 articles and up to 50 stories, the newest, and no content', async () => {
  const memory = createMemoryPosts([
    ...createPosts(60),
    ...Array.from({ length: 53 }, (_, day) => story(day + 100)),
  ]);
  const { articles, stories } = await createWebStories({ sitePosts: memory.sitePosts }).whatsNext();
  expect(stories).toHaveLength(50);
  expect(stories[0]).toEqual({
    slug: 'post-152',
    title: 'Post number 152',
    image: '/media/s1600/post-152-cover.webp?v=0123456789ab',
  });
  expect(articles).toHaveLength(47);
  expect(articles[0]?.slug).toBe('post-60');
  expect(memory.queries.map(({ detail }) => detail)).toEqual(['summary', 'summary']);
});

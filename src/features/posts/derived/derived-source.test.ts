import { expect, test } from 'vitest';
import { createMemoryPosts, createPost } from '../../../../tests/support/blogs/posts.ts';

const story = createPost(1, {
  categories: ['webstories'],
  content: '<h2>Light</h2><img src="https://b.example/s320/hat.jpg" alt="A hat" />',
});

test('a copy of a post is derived once, and another copy anew', async () => {
  const { sitePosts, change } = createMemoryPosts([story]);
  const [article, shown] = [
    await sitePosts.findArticle(story.slug),
    await sitePosts.findWithSlides(story.slug),
  ];
  expect(article?.tableOfContents).toEqual([{ id: 'section-light', text: 'Light', level: 2 }]);
  expect(shown?.slides).toMatchObject([{ src: 'https://b.example/s1600/hat.jpg', caption: 'A hat' }]);
  expect(await sitePosts.findArticle(story.slug)).toBe(article);
  expect((await sitePosts.listWithSlides({ startIndex: 1, maxResults: 6 })).posts[0]).toBe(shown);
  change([{ ...story, content: '<h2>Shade</h2>' }]);
  expect((await sitePosts.findArticle(story.slug))?.tableOfContents).toMatchObject([{ text: 'Shade' }]);
});

test('what is derived carries no HTML beside the article, and nothing is derived of no post', async () => {
  const { sitePosts } = createMemoryPosts([story]);
  expect(await sitePosts.findArticle(story.slug)).not.toHaveProperty('content');
  expect(await sitePosts.findWithSlides(story.slug)).not.toHaveProperty('content');
  expect([await sitePosts.findArticle('nowhere'), await sitePosts.findWithSlides('nowhere')]).toEqual([
    null,
    null,
  ]);
});

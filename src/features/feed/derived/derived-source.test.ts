import { expect, test } from 'vitest';
import { createMemoryFeed, createPost } from '../../../../tests/support/blogs/posts.ts';

const story = createPost(1, {
  categories: ['webstories'],
  content: '<h2>Light</h2><img src="https://b.example/s320/hat.jpg" alt="A hat" />',
});

test('a copy of a post is derived once, and another copy anew', async () => {
  const { feed, change } = createMemoryFeed([story]);
  const [article, shown] = [await feed.findArticle(story.slug), await feed.findWithSlides(story.slug)];
  expect(article?.tableOfContents).toEqual([{ id: 'section-light', text: 'Light', level: 2 }]);
  expect(shown?.slides).toMatchObject([{ src: 'https://b.example/s1600/hat.jpg', caption: 'A hat' }]);
  expect(await feed.findArticle(story.slug)).toBe(article);
  expect((await feed.listWithSlides({ startIndex: 1, maxResults: 6 })).posts[0]).toBe(shown);
  change([{ ...story, content: '<h2>Shade</h2>' }]);
  expect((await feed.findArticle(story.slug))?.tableOfContents).toMatchObject([{ text: 'Shade' }]);
});

test('what is derived carries no HTML beside the article, and nothing is derived of no post', async () => {
  const { feed } = createMemoryFeed([story]);
  expect(await feed.findArticle(story.slug)).not.toHaveProperty('content');
  expect(await feed.findWithSlides(story.slug)).not.toHaveProperty('content');
  expect([await feed.findArticle('nowhere'), await feed.findWithSlides('nowhere')]).toEqual([null, null]);
});

import { expect, test } from 'vitest';
import { describeStory } from './described-story-page.rules.ts';
import type { WebStory } from './web-stories.types.ts';

const site = { name: 'Testsite', root: 'https://site.test' };

const slide = (caption: string) => ({ src: '/media/s1600/a.webp?v=1', title: '', caption, link: '' });

const story: WebStory = {
  id: '1',
  slug: 'a-fox',
  title: 'A fox',
  posterImage: '/media/s1600/fox.webp?v=abc',
  slides: [slide('He wakes.'), slide('He runs.'), slide('He sleeps.'), slide('He dreams.')],
  url: '/blog/a-fox',
  author: '',
  published: '2026-01-05T10:00:00.000Z',
  updated: '2026-01-06T10:00:00.000Z',
};

function dataOf(shown: WebStory, type: string) {
  return describeStory(site, shown)
    .tags?.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
    .find((data) => data['@type'] === type);
}

test('SEO-08: a story is described by its captions, its poster and its times', () => {
  expect(describeStory(site, story)).toMatchObject({
    type: 'article',
    feeds: true,
    image: { src: '/media/w1200-h630-p/fox.jpg?v=abc', alt: 'A fox', width: 1200, height: 630 },
  });
  expect(dataOf(story, 'Article')).toMatchObject({
    headline: 'A fox',
    description: 'He wakes. - He runs. - He sleeps.',
    image: ['https://site.test/media/w1200-h630-p/fox.jpg?v=abc'],
    datePublished: story.published,
    dateModified: story.updated,
    author: { name: 'Testsite' },
    url: 'https://site.test/web-stories/a-fox',
  });
});

test('the way to it leads through the stories, and its own document is named beside it', () => {
  expect(dataOf(story, 'BreadcrumbList')?.itemListElement).toMatchObject([
    { item: 'https://site.test/' },
    { item: 'https://site.test/web-stories' },
    { item: 'https://site.test/web-stories/a-fox', name: 'A fox' },
  ]);
  expect(describeStory(site, story).tags).toContainEqual({
    rel: 'alternate',
    type: 'text/html',
    title: 'Web Story',
    href: 'https://site.test/web-stories/a-fox/amp',
  });
});

test('a story without pictures and captions says nothing of them, and its author is named where known', () => {
  const bare = { ...story, posterImage: '', slides: [], author: 'Ada' };
  expect(describeStory(site, bare)).not.toHaveProperty('image');
  const article = dataOf(bare, 'Article');
  expect(article).not.toHaveProperty('image');
  expect(article).not.toHaveProperty('description');
  expect(article?.author).toMatchObject({ name: 'Ada' });
});

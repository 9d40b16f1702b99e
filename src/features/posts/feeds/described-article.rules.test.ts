import { describe, expect, test } from 'vitest';
import type { PostSummary } from '../posts.types.ts';
import { describeArticle } from './described-article.rules.ts';
import { socialImage } from './social-image.rules.ts';

const site = { name: 'Testsite', root: 'https://site.test' };

const post: PostSummary = {
  id: '1',
  slug: 'light-first',
  title: 'Light "first" </script>',
  excerpt: 'How light leads the eye.',
  published: '2026-01-05T10:00:00.000Z',
  updated: '2026-01-06T10:00:00.000Z',
  featuredImage: '/media/s1600/light-first-cover.webp?v=abc',
  featuredImageAlt: 'A lamp',
  categories: ['Light', 'Guides'],
  author: { name: 'Testsite Team', avatarUrl: '', bio: '', location: '' },
};

/** The description of the page with this type. */
function findData(type: string, shown = post) {
  return describeArticle(site, shown)
    .tags?.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
    .find((data) => data['@type'] === type);
}

describe('the head of an article', () => {
  test('is shared with its own picture in the size of a link, as a JPEG', () => {
    expect(describeArticle(site, post).image).toEqual({
      src: '/media/w1200-h630-p/light-first-cover.jpg?v=abc',
      alt: 'A lamp',
      width: 1200,
      height: 630,
    });
  });

  test('names the picture by its title when it has no text, and none when there is no picture', () => {
    expect(describeArticle(site, { ...post, featuredImageAlt: '' }).image?.alt).toBe(post.title);
    expect(describeArticle(site, { ...post, featuredImage: '' })).not.toHaveProperty('image');
  });

  test('says when it was written and changed, and what it is about', () => {
    const { type, tags } = describeArticle(site, post);
    expect(type).toBe('article');
    expect(tags).toContainEqual({ property: 'article:published_time', content: post.published });
    expect(tags).toContainEqual({ property: 'article:modified_time', content: post.updated });
    expect(tags?.filter((tag) => 'property' in tag && tag.property === 'article:tag')).toEqual([
      { property: 'article:tag', content: 'Light' },
      { property: 'article:tag', content: 'Guides' },
    ]);
  });

  test('describes the article at its plain address', () => {
    expect(findData('BlogPosting')).toMatchObject({
      '@type': 'BlogPosting',
      headline: post.title,
      image: [
        'https://site.test/media/w1200-h630-p/light-first-cover.jpg?v=abc',
        'https://site.test/media/s1600/light-first-cover.webp?v=abc',
      ],
      datePublished: post.published,
      dateModified: post.updated,
      author: { '@type': 'Organization', name: 'Testsite Team' },
      mainEntityOfPage: { '@id': 'https://site.test/blog/light-first' },
    });
    expect(findData('BreadcrumbList')).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://site.test/' },
        { position: 2, item: 'https://site.test/blog' },
        { position: 3, item: 'https://site.test/blog/light-first' },
      ],
    });
  });
});

test.each([
  ['https://blogger.googleusercontent.com/img/b/R/s1600/photo.jpg', '/img/b/R/w1200-h630-p/photo.jpg'],
  [
    'https://blogger.googleusercontent.com/img/b/R/w400-h225-p-k-no-nu/photo.webp',
    '/w1200-h630-p/photo.webp',
  ],
  ['https://lh3.googleusercontent.com/abc=s1600', '/abc=w1200-h630-p'],
  ['https://site.test/media/s1600/a.webp?v=1', '/media/w1200-h630-p/a.jpg?v=1'],
  ['https://pictures.test/photo.jpg?w=400', '/photo.jpg?w=400'],
])('the social size of %s ends with %s', (address, ending) => {
  expect(socialImage(address).endsWith(ending)).toBe(true);
});

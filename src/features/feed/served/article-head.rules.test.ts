import { describe, expect, test } from 'vitest';
import { FALLBACK_SITE } from '../../../shared/site-info.ts';
import type { PostSummary } from '../feed.types.ts';
import { articleHead as describeHead } from './article-head.rules.ts';
import { socialImage, socialImageOf } from './social-image.rules.ts';

const matches = [
  { id: 'root', loaderData: { ...FALLBACK_SITE, name: 'Testsite', root: 'https://site.test' } },
];

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

const articleHead = (site: typeof matches, shown: PostSummary) =>
  describeHead(site, shown, socialImageOf(shown));

describe('the head of an article', () => {
  test('is shared with its own picture in the size of a link, as a JPEG', () => {
    expect(articleHead(matches, post).image).toEqual({
      src: '/media/w1200-h630-p/light-first-cover.jpg?v=abc',
      alt: 'A lamp',
      width: 1200,
      height: 630,
    });
  });

  test('names the picture by its title when it has no text, and none when there is no picture', () => {
    expect(articleHead(matches, { ...post, featuredImageAlt: '' }).image?.alt).toBe(post.title);
    expect(articleHead(matches, { ...post, featuredImage: '' })).not.toHaveProperty('image');
  });

  test('describes the article at its plain address', () => {
    const [posting, breadcrumbs] = articleHead(matches, post).structuredData ?? [];
    expect(posting).toMatchObject({
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
    expect(breadcrumbs).toMatchObject({
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

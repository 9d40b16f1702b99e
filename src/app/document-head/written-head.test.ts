import { describe, expect, test } from 'vitest';
import type { StructuredData } from '../../shared/document-head.types.ts';
import { FALLBACK_SITE } from '../../shared/site-info.ts';
import { type WrittenHead, writeHead } from './written-head.ts';

const site = { ...FALLBACK_SITE, name: 'Testsite', root: 'https://site.test' };

function head(path: string, overrides: Partial<WrittenHead> = {}) {
  return writeHead({
    site,
    url: new URL(path, 'http://localhost'),
    status: 200,
    said: {},
    planLinks: {},
    socialImage: (card) => ({ src: `/social/${card}.jpg`, alt: `About ${card}`, width: 1200, height: 630 }),
    dataOf: () => [],
    ...overrides,
  });
}

function contentOf(tags: ReturnType<typeof head>, wanted: string): string[] {
  return tags.flatMap((tag) => {
    if ('name' in tag && tag.name === wanted) return [tag.content];
    return 'property' in tag && tag.property === wanted ? [tag.content] : [];
  });
}

function dataIn(tags: ReturnType<typeof head>): StructuredData[] {
  return tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));
}

const hasFeeds = (tags: ReturnType<typeof head>) =>
  tags.some((tag) => 'rel' in tag && /atom/.test(tag.type ?? ''));

describe('what machines read of a page', () => {
  test('SEO-05: a page of the site is shared with the card of its kind, at its whole address', () => {
    const tags = head('/about');
    expect(contentOf(tags, 'og:image')).toEqual(['https://site.test/social/about.jpg']);
    expect(contentOf(tags, 'twitter:image')).toEqual(['https://site.test/social/about.jpg']);
    expect(contentOf(tags, 'og:image:width')).toEqual(['1200']);
    expect(contentOf(tags, 'og:image:alt')).toEqual(['About about']);
    expect(contentOf(tags, 'og:type')).toEqual(['website']);
    expect(contentOf(tags, 'application-name')).toEqual(['Testsite']);
  });

  test('SEO-05: what a page says of itself comes before what its path says', () => {
    const said = {
      type: 'article',
      image: { src: 'https://pictures.test/a.jpg', alt: '' },
      tags: [{ property: 'article:tag', content: 'Light' }],
    } as const;
    const tags = head('/blog/light', { said });
    expect(contentOf(tags, 'og:type')).toEqual(['article']);
    expect(contentOf(tags, 'og:image')).toEqual(['https://pictures.test/a.jpg']);
    expect(contentOf(tags, 'article:tag')).toEqual(['Light']);
    // Nobody knows how large the picture is, or what it shows.
    expect(JSON.stringify(tags)).not.toMatch(/image:(width|height|alt)/);
  });

  test('SEO-05: a post without a picture is shared with the card of its list', () => {
    expect(contentOf(head('/blog/light'), 'og:image')).toEqual(['https://site.test/social/blog.jpg']);
    expect(contentOf(head('/web-stories/fox'), 'og:image')).toEqual([
      'https://site.test/social/web-stories.jpg',
    ]);
  });

  test('feed readers find the posts where posts are', () => {
    expect(['/', '/blog', '/web-stories?page=2'].map((path) => hasFeeds(head(path)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(hasFeeds(head('/about'))).toBe(false);
    expect(hasFeeds(head('/blog/light', { said: { feeds: true } }))).toBe(true);
  });

  test('SEO-07: search engines keep what is missing, searched for or private out', () => {
    const robots = (path: string, status = 200) => contentOf(head(path, { status }), 'robots');
    expect(robots('/about')).toEqual(['max-image-preview:large']);
    expect(robots('/blog?page=2')).toEqual(['max-image-preview:large']);
    for (const path of ['/history', '/checkout/booster', '/ui', '/blog?query=fox']) {
      expect(robots(path)).toEqual(['noindex']);
    }
    expect(robots('/blog/none', 404)).toEqual(['noindex']);
    expect(robots('/blog', 503)).toEqual(['noindex']);
    expect(contentOf(head('/blog/x', { said: { noindex: true } }), 'robots')).toEqual(['noindex']);
  });

  test('the way to a page is told at plain addresses, and to none that is kept out', () => {
    expect(dataIn(head('/faq'))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Testsite', item: 'https://site.test/' },
          { '@type': 'ListItem', position: 2, name: 'FAQ', item: 'https://site.test/faq' },
        ],
      },
    ]);
    expect(dataIn(head('/'))).toEqual([]);
    expect(dataIn(head('/blog?query=fox'))).toEqual([]);
    expect(dataIn(head('/faq', { status: 500 }))).toEqual([]);
  });

  test('what is told of one page alone comes first', () => {
    const dataOf = (path: string) => (path === '/faq' ? [{ '@type': 'FAQPage' }] : []);
    expect(dataIn(head('/faq', { dataOf })).map((data) => data['@type'])).toEqual([
      'FAQPage',
      'BreadcrumbList',
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { canonicalUrl, pageMeta, SITE_SOCIAL_IMAGE } from './page-meta.ts';
import { FALLBACK_SITE } from './site-info.ts';

const site = { ...FALLBACK_SITE, name: 'Testsite', root: 'https://site.test' };
const matches = [{ id: 'root', loaderData: site }];

describe('SEO: head tags', () => {
  test('SEO-03, SEO-04: the canonical address is the root, or the root and a hash route', () => {
    expect(canonicalUrl(site, '/')).toBe('https://site.test/');
    expect(canonicalUrl(site, '/about')).toBe('https://site.test/#/about');
    expect(canonicalUrl({ ...site, canonicalUrls: 'path' }, '/about')).toBe('https://site.test/about');
  });

  test('SEO-05: the social address equals the canonical one, and title and description are repeated', () => {
    const tags = pageMeta(matches, { title: 'About', description: 'Who we are.', path: '/about' });
    expect(tags).toContainEqual({ title: 'About – Testsite' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.test/#/about' });
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://site.test/#/about' });
    expect(tags).toContainEqual({ property: 'og:title', content: 'About – Testsite' });
    expect(tags).toContainEqual({ property: 'og:description', content: 'Who we are.' });
  });

  test('works before the root loader answered, as on an error screen', () => {
    expect(pageMeta([], { title: 'X', description: 'Y', path: '/x' })).toContainEqual({
      title: 'X – Dreamseed',
    });
  });

  test('a page without a picture is shared with the picture of the site, at its whole address', () => {
    const tags = pageMeta(matches, { title: 'About', description: 'Who we are.', path: '/about' });
    const address = `https://site.test${SITE_SOCIAL_IMAGE.src}`;
    expect(tags).toContainEqual({ property: 'og:image', content: address });
    expect(tags).toContainEqual({ name: 'twitter:image', content: address });
    expect(tags).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(tags).toContainEqual({ property: 'og:type', content: 'website' });
  });

  test('a picture of unknown size says none', () => {
    const image = { src: 'https://pictures.test/a.jpg', alt: '' };
    const tags = pageMeta(matches, { title: 'A', description: 'B', path: '/a', image });
    expect(tags).toContainEqual({ property: 'og:image', content: 'https://pictures.test/a.jpg' });
    expect(JSON.stringify(tags)).not.toMatch(/og:image:(width|height|alt)/);
  });

  test('SEO-05: an article is shared at its canonical address too, with what the server says of it', () => {
    const tag = { property: 'article:tag', content: 'A' };
    const page = { title: 'A', description: 'B', path: '/blog/a', type: 'article', tags: [tag] } as const;
    const tags = pageMeta(matches, page);
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://site.test/#/blog/a' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.test/#/blog/a' });
    expect(tags).toContainEqual({ property: 'og:type', content: 'article' });
    expect(tags).toContainEqual(tag);
  });

  test('feeds and robots are said only where asked for', () => {
    const plain = JSON.stringify(pageMeta(matches, { title: 'A', description: 'B', path: '/a' }));
    expect(plain).not.toMatch(/alternate|robots|ld\+json/);
    const rich = { title: 'A', description: 'B', path: '/a', feeds: true, noindex: true };
    const tags = pageMeta(matches, rich);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags.filter((tag) => 'rel' in tag && tag.rel === 'alternate')).toEqual([
      expect.objectContaining({
        type: 'application/atom+xml',
        href: '/feeds/posts/default?alt=atom',
      }),
      expect.objectContaining({
        type: 'application/rss+xml',
        href: '/feeds/posts/default?alt=rss',
      }),
    ]);
  });

  test('the start page describes the site', () => {
    const tags = pageMeta(matches, { title: 'Home', description: 'B', path: '/' });
    expect(tags).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Testsite',
        url: 'https://site.test/',
      },
    });
  });
});

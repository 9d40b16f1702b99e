import { describe, expect, test } from 'vitest';
import { canonicalUrl, pageMeta } from './page-meta.ts';
import { FALLBACK_SITE } from './site-info.ts';

const site = { ...FALLBACK_SITE, name: 'Testsite', root: 'https://site.test' };
const matches = [{ id: 'root', loaderData: site }];
const about = { title: 'About', description: 'Who we are.', path: '/about' };

describe('SEO: head tags', () => {
  test('SEO-03, SEO-04: the canonical address is the root, or the root and a hash route', () => {
    expect(canonicalUrl(site, '/')).toBe('https://site.test/');
    expect(canonicalUrl(site, '/about')).toBe('https://site.test/#/about');
    expect(canonicalUrl({ ...site, canonicalUrls: 'path' }, '/')).toBe('https://site.test/');
    expect(canonicalUrl({ ...site, canonicalUrls: 'path' }, '/about')).toBe('https://site.test/about');
  });

  test('SEO-05: the social address equals the canonical one, and title and description are repeated', () => {
    expect(pageMeta(matches, about)).toEqual([
      { title: 'About – Testsite' },
      { name: 'description', content: 'Who we are.' },
      { tagName: 'link', rel: 'canonical', href: 'https://site.test/#/about' },
      { property: 'og:title', content: 'About – Testsite' },
      { property: 'og:description', content: 'Who we are.' },
      { property: 'og:url', content: 'https://site.test/#/about' },
    ]);
  });

  test('SEO-03: where the owner chose plain paths, both addresses are plain', () => {
    const plain = [{ id: 'root', loaderData: { ...site, canonicalUrls: 'path' } }];
    const tags = pageMeta(plain, about);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.test/about' });
    expect(tags).toContainEqual({ property: 'og:url', content: 'https://site.test/about' });
  });

  test('SEO-01: the start page begins with the name of the site', () => {
    const tags = pageMeta(matches, { title: 'words', description: 'B', path: '/' });
    expect(tags).toContainEqual({ title: 'Testsite – words' });
  });

  test('works before the root loader answered, as on an error screen', () => {
    expect(pageMeta([], { title: 'X', description: 'Y', path: '/x' })).toContainEqual({
      title: 'X – Dreamseed',
    });
  });
});

import type { DocumentHead, HeadTag, SocialImage, StructuredData } from '../../shared/document-head.types.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { breadcrumbList } from '../../shared/structured-data.ts';
import { urls } from '../../urls.ts';
import type { DocumentFacts } from './document-head.context.ts';
import { findPageHead } from './page-heads.ts';

/** A tag of the head beside those of `pageMeta`. */
export type WrittenTag = HeadTag | { name: string; content: string };

export interface WrittenHead extends DocumentFacts {
  site: SiteInfo;
  /** As it was asked for, with its search. */
  url: URL;
  status: number;
  /** What the pages say beside what is said everywhere, by path. */
  dataOf: (pathname: string) => readonly StructuredData[];
}

/** Search engines may show pictures of the pages as large as they like. */
const FOUND = 'max-image-preview:large';

/** The same posts in the two formats that feed readers know. */
const FEEDS = ['atom', 'rss'].map((format) => ({
  rel: 'alternate' as const,
  type: `application/${format}+xml`,
  href: `/feeds/posts/default?alt=${format}`,
}));

/** The tags that only machines read, of one document. */
export function writeHead(page: WrittenHead): WrittenTag[] {
  const { site, url, status, said } = page;
  const own = findPageHead(url.pathname);
  const isMissing = status >= 400;
  const isHidden = isMissing || said.noindex || own.noindex || url.searchParams.has('query');
  const head: DocumentHead = { ...own, ...said };
  return [
    { name: 'application-name', content: site.name },
    { name: 'apple-mobile-web-app-title', content: site.name },
    { name: 'robots', content: isHidden ? 'noindex' : FOUND },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_US' },
    ...writeImage(site, head.image ?? page.socialImage(own.card)),
    ...(head.feeds && !isMissing ? FEEDS : []),
    ...(head.tags ?? []),
    ...(isHidden ? [] : writeData(page, own.name)),
  ];
}

function writeImage(site: SiteInfo, { src, alt, width, height }: SocialImage): WrittenTag[] {
  const address = src.startsWith('/') ? site.root + src : src;
  const facts = { '': address, ':alt': alt, ':width': width, ':height': height };
  return [
    ...Object.entries(facts)
      .filter(([, content]) => content)
      .map(([part, content]) => ({ property: `og:image${part}`, content: String(content) })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: address },
    ...(alt ? [{ name: 'twitter:image:alt', content: alt }] : []),
  ];
}

/** Plain paths everywhere: to a search engine all hashes are one page. */
function writeData({ site, url, dataOf }: WrittenHead, name: string): WrittenTag[] {
  const path = url.pathname;
  const way =
    name === ''
      ? []
      : [
          breadcrumbList(site, [
            { name: site.name, path: urls.home() },
            { name, path },
          ]),
        ];
  return [...dataOf(path), ...way].map((data) => ({
    'script:ld+json': { '@context': 'https://schema.org', ...data },
  }));
}

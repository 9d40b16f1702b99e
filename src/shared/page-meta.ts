import { FALLBACK_SITE, ROOT_ROUTE_ID, type SiteInfo } from './site-info.ts';

/** The picture that a link to a page is shown with elsewhere. */
export interface SocialImage {
  /** A path on this site or a whole address. */
  src: string;
  alt: string;
  /** In pixels, where known. */
  width?: number;
  height?: number;
}

export interface PageMeta {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** The path of the page, e.g. `/about`. */
  path: string;
  /** The site's own picture where a page has none. */
  image?: SocialImage;
  /** Makes the page an article. Times are ISO 8601. */
  article?: { published: string; updated: string; author: string; tags: readonly string[] };
  /** `website` where it is missing. */
  type?: 'article';
  /** Whatever else the server says of the page. */
  tags?: readonly HeadTag[];
  /** Descriptions of the page in the words of schema.org. */
  structuredData?: readonly StructuredData[];
  /** Whether feed readers find the posts of the site here. */
  feeds?: boolean;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

export type HeadTag = { property: string; content: string } | { 'script:ld+json': StructuredData };
export type StructuredData = { [name: string]: StructuredDataValue };
type StructuredDataValue = string | number | StructuredData | StructuredDataValue[];

interface RouteMatchLike {
  id: string;
  loaderData?: unknown;
}

/** What pages are shared with that have no picture of their own. */
export const SITE_SOCIAL_IMAGE: SocialImage = {
  src: '/media/w1200-h630-p/hero-dragon.jpg',
  alt: 'A red dragon over a castle at sunset, painted in oil',
  width: 1200,
  height: 630,
};

/** The head tags of one page, for a route's `meta` export. */
export function pageMeta(matches: readonly (RouteMatchLike | undefined)[], page: PageMeta) {
  const site = siteOf(matches);
  const isHome = page.path === '/';
  const title = isHome ? `${site.name} – ${page.title}` : `${page.title} – ${site.name}`;
  const url = canonicalUrl(site, page.path);
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link' as const, rel: 'canonical', href: url },
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:type', page.article ? 'article' : (page.type ?? 'website')),
    property('og:site_name', site.name),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...imageTags(site, page.image ?? SITE_SOCIAL_IMAGE),
    ...articleTags(page.article),
    ...(page.feeds ? feedLinks(site) : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isHome ? [structured({ '@type': 'WebSite', name: site.name, url })] : []),
    ...(page.tags ?? []),
    ...(page.structuredData ?? []).map(structured),
  ];
}

/** The site root for `/`; otherwise the root plus a hash-route path, or a plain path where the owner chose so. */
export function canonicalUrl(site: Pick<SiteInfo, 'root' | 'canonicalUrls'>, path: string): string {
  if (path === '/') return `${site.root}/`;
  return site.canonicalUrls === 'path' ? `${site.root}${path}` : `${site.root}/#${path}`;
}

/** The site that the matched pages belong to. */
export function siteOf(matches: readonly (RouteMatchLike | undefined)[]): SiteInfo {
  const root = matches.find((match) => match?.id === ROOT_ROUTE_ID);
  return (root?.loaderData as SiteInfo | undefined) ?? FALLBACK_SITE;
}

const property = (name: string, content: string | number) => ({ property: name, content: String(content) });

const structured = (data: StructuredData) => ({
  'script:ld+json': { '@context': 'https://schema.org', ...data },
});

function imageTags(site: SiteInfo, { src, alt, width, height }: SocialImage) {
  const address = src.startsWith('/') ? site.root + src : src;
  return [
    property('og:image', address),
    ...(width ? [property('og:image:width', width)] : []),
    ...(height ? [property('og:image:height', height)] : []),
    ...(alt ? [property('og:image:alt', alt)] : []),
    { name: 'twitter:image', content: address },
  ];
}

function articleTags(article: PageMeta['article']) {
  if (!article) return [];
  return [
    property('article:published_time', article.published),
    property('article:modified_time', article.updated),
    property('article:author', article.author),
    ...article.tags.map((tag) => property('article:tag', tag)),
  ];
}

/** The same posts in the two formats that feed readers know. */
function feedLinks(site: SiteInfo) {
  return ['atom', 'rss'].map((format) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    type: `application/${format}+xml`,
    title: site.name,
    href: `${site.root}/feeds/posts/default${format === 'rss' ? '?alt=rss' : ''}`,
  }));
}

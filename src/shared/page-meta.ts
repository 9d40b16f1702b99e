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
  /** `website` where it is missing. */
  type?: 'article';
  /** The site's own picture where a page has none. */
  image?: SocialImage;
  /** Whether feed readers find the posts of the site here. */
  feeds?: boolean;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
  /** Whatever else the server says of the page. */
  tags?: readonly HeadTag[];
}

export type HeadTag = { property: string; content: string } | { 'script:ld+json': StructuredData };

/** A description in the words of schema.org. */
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

/** The head tags of one page, for a route's `meta` export. Every page carries this code: it stays small. */
export function pageMeta(matches: readonly (RouteMatchLike | undefined)[], page: PageMeta) {
  const site = siteOf(matches);
  const isHome = page.path === '/';
  const title = isHome ? `${site.name} – ${page.title}` : `${page.title} – ${site.name}`;
  const url = canonicalUrl(site, page.path);
  const { src, alt, width, height } = page.image ?? SITE_SOCIAL_IMAGE;
  const picture = src[0] === '/' ? site.root + src : src;
  const social = {
    title,
    description: page.description,
    url,
    type: page.type ?? 'website',
    site_name: site.name,
    image: picture,
    'image:alt': alt,
    'image:width': width,
    'image:height': height,
  };
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link' as const, rel: 'canonical', href: url },
    ...Object.entries(social)
      .filter(([, content]) => content)
      .map(([name, content]) => ({ property: `og:${name}`, content: String(content) })),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
    ...(page.feeds ? FEED_LINKS : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(isHome
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@type': 'WebSite', name: site.name, url } }]
      : []),
    ...(page.tags ?? []),
  ];
}

/** The same posts in the two formats that feed readers know. */
const FEED_LINKS = ['atom', 'rss'].map((format) => ({
  tagName: 'link' as const,
  rel: 'alternate',
  type: `application/${format}+xml`,
  href: `/feeds/posts/default?alt=${format}`,
}));

/** The site root for `/`; otherwise the root plus a hash-route path, or a plain path where the owner chose so. */
export function canonicalUrl(site: Pick<SiteInfo, 'root' | 'canonicalUrls'>, path: string): string {
  if (path === '/') return `${site.root}/`;
  return site.canonicalUrls === 'path' ? `${site.root}${path}` : `${site.root}/#${path}`;
}

function siteOf(matches: readonly (RouteMatchLike | undefined)[]): SiteInfo {
  const root = matches.find((match) => match?.id === ROOT_ROUTE_ID);
  return (root?.loaderData as SiteInfo | undefined) ?? FALLBACK_SITE;
}

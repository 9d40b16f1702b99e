import { FALLBACK_SITE, ROOT_ROUTE_ID, type SiteInfo } from './site-info.ts';

interface PageMeta {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  /** The path of the page, e.g. `/about`. */
  path: string;
}

interface RouteMatchLike {
  id: string;
  loaderData?: unknown;
}

/**
 * The head tags that go with a visitor from page to page, for a route's `meta` export. Every page
 * carries this code, so it stays small; what only machines read of a page comes with the document
 * alone (`document-head.types.ts`).
 */
export function pageMeta(matches: readonly (RouteMatchLike | undefined)[], page: PageMeta) {
  const site = siteOf(matches);
  const title = page.path === '/' ? `${site.name} – ${page.title}` : `${page.title} – ${site.name}`;
  const { description } = page;
  const url = canonicalUrl(site, page.path);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: url },
    ...Object.entries({ title, description, url }).map(([name, content]) => ({
      property: `og:${name}`,
      content,
    })),
  ];
}

/** The site root for `/`; otherwise the root plus a hash-route path, or a plain path where the owner chose so. */
export function canonicalUrl(site: Pick<SiteInfo, 'root' | 'canonicalUrls'>, path: string): string {
  if (path === '/') return `${site.root}/`;
  return site.canonicalUrls === 'path' ? `${site.root}${path}` : `${site.root}/#${path}`;
}

function siteOf(matches: readonly (RouteMatchLike | undefined)[]): SiteInfo {
  const root = matches.find((match) => match?.id === ROOT_ROUTE_ID);
  return (root?.loaderData as SiteInfo | undefined) ?? FALLBACK_SITE;
}

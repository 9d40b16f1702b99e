import { textElement, writeXml } from '../../features/posts/feeds/xml-element.rules.ts';
import type { XmlElement } from '../../features/posts/feeds/xml-element.types.ts';
import type { SiteAddress } from './site-map-addresses.ts';

/** Below the 50,000 that sitemaps.org allows, so that a part stays well under its 50 MB. */
export const ADDRESSES_PER_PART = 40_000;

/** Where the stories are listed as AMP documents. */
export const STORY_MAP_PATH = '/sitemap-stories.xml';

export const SITE_MAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The addresses as documents of at most `ADDRESSES_PER_PART`. There is always one. */
export async function writeSiteMapParts(
  root: string,
  addresses: AsyncIterable<SiteAddress>,
): Promise<string[]> {
  const parts: string[] = [];
  let entries: XmlElement[] = [];
  const closePart = () => {
    parts.push(writeXml({ name: 'urlset', attributes: { xmlns: SITE_MAP_NAMESPACE }, children: entries }));
    entries = [];
  };
  for await (const { path, updated } of addresses) {
    if (entries.length === ADDRESSES_PER_PART) closePart();
    entries.push(locate('url', root + path, updated));
  }
  if (entries.length > 0 || parts.length === 0) closePart();
  return parts;
}

/** What leads to the parts, and to the stories. */
export function writeSiteMapList(root: string, count: number): string {
  const numbered = Array.from({ length: count }, (_, place) => `/sitemap-${place + 1}.xml`);
  const parts = [...numbered, STORY_MAP_PATH].map((path) => locate('sitemap', root + path));
  return writeXml({ name: 'sitemapindex', attributes: { xmlns: SITE_MAP_NAMESPACE }, children: parts });
}

function locate(name: string, address: string, updated?: string): XmlElement {
  return {
    name,
    children: [
      textElement('loc', address),
      ...(updated === undefined ? [] : [textElement('lastmod', updated)]),
    ],
  };
}

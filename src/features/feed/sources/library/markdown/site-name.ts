const PLACEHOLDER = '{siteName}';
const ADDRESS_PLACEHOLDER = '{siteUrl}';

export function insertSiteName(text: string, siteName: string): string {
  return text.replaceAll(PLACEHOLDER, () => siteName);
}

export function insertSiteUrl(text: string, siteUrl: string): string {
  return text.replaceAll(ADDRESS_PLACEHOLDER, () => siteUrl);
}

/** Inserts the site's name into every text of some settings. */
export function insertSiteNameInto(values: unknown, siteName: string): unknown {
  if (typeof values === 'string') return insertSiteName(values, siteName);
  if (Array.isArray(values)) return values.map((value) => insertSiteNameInto(value, siteName));
  if (values === null || typeof values !== 'object') return values;
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([key, value]) => [key, insertSiteNameInto(value, siteName)]));
}

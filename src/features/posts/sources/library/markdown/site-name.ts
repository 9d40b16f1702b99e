/** With the backslash that keeps one a word. */
const PLACEHOLDER = /(\\?)\{siteName\}/g;
const ADDRESS_PLACEHOLDER = /(\\?)\{siteUrl\}/g;

/** Puts the name where `{siteName}` stands; `\{siteName}` becomes `{siteName}`. */
export function insertSiteName(text: string, siteName: string): string {
  return text.replaceAll(PLACEHOLDER, (found, backslash) => (backslash ? found.slice(1) : siteName));
}

/** As `insertSiteName`, for `{siteUrl}`. */
export function insertSiteUrl(text: string, siteUrl: string): string {
  return text.replaceAll(ADDRESS_PLACEHOLDER, (found, backslash) => (backslash ? found.slice(1) : siteUrl));
}

/** Inserts the site's name into every text of some settings. */
export function insertSiteNameInto(values: unknown, siteName: string): unknown {
  if (typeof values === 'string') return insertSiteName(values, siteName);
  if (Array.isArray(values)) return values.map((value) => insertSiteNameInto(value, siteName));
  if (values === null || typeof values !== 'object') return values;
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([key, value]) => [key, insertSiteNameInto(value, siteName)]));
}

/** Writes `{siteName}` so that it stays what it is. */
export function keepSiteName(text: string): string {
  return text.replaceAll('{siteName}', '\\$&');
}

/** Writes `{siteUrl}` so that it stays what it is. */
export function keepSiteUrl(text: string): string {
  return text.replaceAll('{siteUrl}', '\\$&');
}

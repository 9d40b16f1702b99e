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

/** Makes something of every text of some settings. */
export function mapTexts(values: unknown, map: (text: string) => string): unknown {
  if (typeof values === 'string') return map(values);
  if (Array.isArray(values)) return values.map((value) => mapTexts(value, map));
  if (values === null || typeof values !== 'object') return values;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, mapTexts(value, map)]));
}

/** Writes `{siteName}` so that it stays what it is. */
export function keepSiteName(text: string): string {
  return text.replaceAll('{siteName}', '\\$&');
}

/** Writes `{siteUrl}` so that it stays what it is. */
export function keepSiteUrl(text: string): string {
  return text.replaceAll('{siteUrl}', '\\$&');
}

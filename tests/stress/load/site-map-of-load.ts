/** The addresses that visitors of the load go to, as the site itself names them. */
export interface SiteMapOfLoad {
  articles: readonly string[];
  stories: readonly string[];
  /** What the start page loads: scripts, styles, fonts. */
  files: readonly string[];
  /** Pictures of the blog's list. */
  pictures: readonly string[];
}

export const PLAIN_PAGES = [
  '/',
  '/features',
  '/about',
  '/faq',
  '/help',
  '/illustrator',
  '/community',
] as const;
export const SEARCHES = ['light', 'winter', 'seed', 'a dragon', 'ünïcödé', 'nothing of the kind'] as const;

/**
 * Reads the site as a visitor would find it.
 * @throws {Error} when a list is empty: a load that looks at nothing shows nothing.
 */
export async function readSiteMap(origin: string): Promise<SiteMapOfLoad> {
  const read = async (path: string) => await (await fetch(origin + path)).text();
  const [home, blog, blogNext, stories] = await Promise.all(
    ['/', '/blog', '/blog?page=2', '/web-stories'].map(read),
  );
  const map = {
    articles: find(`${blog}${blogNext}`, /href="(\/blog\/[\w-]+)"/g),
    stories: find(stories, /href="(\/web-stories\/[\w-]+)"/g),
    files: find(home, /"(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g),
    pictures: find(blog, /src="(\/media\/[^"]+)"/g),
  };
  for (const [name, list] of Object.entries(map)) {
    if (list.length === 0) throw new Error(`The site shows no ${name}.`);
  }
  return map;
}

function find(html: string | undefined, pattern: RegExp): string[] {
  const found = [...(html ?? '').matchAll(pattern)].map(([, path = '']) => path.replaceAll('&amp;', '&'));
  return [...new Set(found)];
}

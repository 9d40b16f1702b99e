import { urls } from '../../urls.ts';

/** The lists whose pages are numbered. */
const NUMBERED: ReadonlySet<string> = new Set([urls.blog(), urls.webStories()]);

/**
 * Plain, lower-case addresses; other spellings of the same page are rendered but not kept. Nor is a shared
 * picture, whose link may end at any moment.
 */
const PLAIN_PATH =
  /^\/(?!s\/)(?:[a-z0-9-]+(?:\/[a-z0-9_-]+)?(?:\.data)?|blog\/[a-z0-9_-]+\/company|_root\.data)?$/;

/** Whether an address is nothing but the path of a page that may be kept: its own key. */
export function isPlainPath(address: string): boolean {
  return PLAIN_PATH.test(address);
}

/** Whether a page, or its `.data` twin, shows posts. */
export function isMadeOfPosts(pathname: string): boolean {
  return pathname === '/' || /^\/(?:_root\.data|(?:blog|web-stories)(?:[/.]|$))/.test(pathname);
}

/**
 * Pages with a loader in the browser ask for their own part alone, and React Router names that part
 * by the id of the page in `routes.ts`.
 */
const OWN_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^\/blog\.data$/, 'blog'],
  [/^\/blog\/[^/]+\.data$/, 'article'],
  [/^\/web-stories\.data$/, 'web-stories'],
  [/^\/web-stories\/[^/]+\.data$/, 'web-story'],
];

/**
 * The name under which a page may be kept, or null for one whose answer is not shared: searches,
 * unknown parameters, and spellings that would let one page be kept any number of times.
 */
export function pageCacheKey({ pathname, searchParams }: URL): string | null {
  if (!PLAIN_PATH.test(pathname)) return null;
  const kept = new URLSearchParams();
  for (const [name, value] of searchParams) {
    if (kept.has(name) || !isKnownParameter(pathname, name, value)) return null;
    kept.set(name, value);
  }
  kept.sort();
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** All that the numbered lists read of an address. */
const LIST_PARAMETERS = ['page', 'query', '_routes'];

/** The address that a page is rendered for: of a list's, what the list reads and nothing else. */
export function renderedAddress(address: string): string {
  const url = new URL(address);
  if (!NUMBERED.has(url.pathname.replace(/\.data$/, ''))) return address;
  const read = LIST_PARAMETERS.map((name) => [name, url.searchParams.get(name)] as const);
  url.search = String(new URLSearchParams(read.filter((pair): pair is [string, string] => pair[1] !== null)));
  return url.href;
}

function isKnownParameter(pathname: string, name: string, value: string): boolean {
  if (name === 'page') return NUMBERED.has(pathname.replace(/\.data$/, '')) && /^[1-9]\d{0,3}$/.test(value);
  return name === '_routes' && OWN_PARTS.some(([path, part]) => path.test(pathname) && part === value);
}

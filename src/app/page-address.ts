import { urls } from '../urls.ts';

/** The lists whose pages are numbered. */
const NUMBERED: ReadonlySet<string> = new Set([urls.blog(), urls.webStories()]);

/** Plain, lower-case addresses; other spellings of the same page are rendered but not kept. */
const PLAIN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9_-]+)?(?:\.data)?|blog\/[a-z0-9_-]+\/company|_root\.data)?$/;

/** Whether a page, or its `.data` twin, shows posts. */
export function isMadeOfPosts(pathname: string): boolean {
  return pathname === '/' || /^\/(?:_root\.data|(?:blog|web-stories)(?:[/.]|$))/.test(pathname);
}

/**
 * The name under which a page may be kept, or null for one whose answer is not shared: searches,
 * unknown parameters, and spellings that would let one page be kept any number of times.
 */
export function pageCacheKey({ pathname, searchParams }: URL): string | null {
  if (!PLAIN_PATH.test(pathname)) return null;
  const names = [...searchParams.keys()];
  if (names.length === 0) return pathname;
  const page = searchParams.get('page') ?? '';
  const isNumbered = NUMBERED.has(pathname.replace(/\.data$/, ''));
  return isNumbered && names.length === 1 && /^[1-9]\d{0,3}$/.test(page) ? `${pathname}?page=${page}` : null;
}

import type { PostQuery } from '../../posts.types.ts';

/** Any name does: the answer is read as data, never run. */
const CALLBACK = 'readPosts';

/** Blogs of old send readers on to FeedBurner, which knows no JSON, unless they are asked not to. */
const STAY = ['redirect', 'false'] as const;

/** Longer searches find nothing, and addresses may not be of any length. */
const MAX_SEARCH_CHARACTERS = 300;

export interface BloggerAddress {
  /** Without a slash at its end, e.g. `https://name.blogspot.com/feeds`. */
  feeds: string;
  /** For people, e.g. `https://name.blogspot.com`. */
  shown: string;
}

/**
 * Where a blog's feeds are, from the address of the blog, of a page of it or of one of its feeds.
 * @param allowHttp leaves plain http as it is; otherwise https is asked for, which every blog has.
 */
export function readBloggerAddress(address: string, { allowHttp = false } = {}): BloggerAddress {
  const url = new URL(address);
  if (!allowHttp && url.protocol === 'http:') url.protocol = 'https:';
  const byNumber = /^\/feeds\/\d+(?=\/posts(?:\/|$)|\/?$)/.exec(url.pathname)?.[0];
  return { feeds: url.origin + (byNumber ?? '/feeds'), shown: url.origin + (byNumber ?? '') };
}

/**
 * The address of a list. `path` asks for the one post at that path of the blog: Blogger's feeds know
 * it, undocumented.
 */
export function listAddress({ feeds }: BloggerAddress, query: PostQuery & { path?: string }): string {
  const labels = (query.labels ?? []).map((label) => `/${encodeURIComponent(label.toWellFormed())}`);
  const parameters: (readonly [string, string | undefined])[] = [
    ['alt', 'json-in-script'],
    ['callback', CALLBACK],
    ['max-results', String(query.maxResults)],
    ['start-index', String(query.startIndex)],
    ['path', query.path],
    ['q', searchText(query.search) || undefined],
    ['orderby', orderOf(query)],
    ['published-min', query.publishedMin],
    ['published-max', query.publishedMax],
    ['updated-min', query.updatedMin],
    ['updated-max', query.updatedMax],
    STAY,
  ];
  return `${feeds}/posts/${query.detail === 'summary' ? 'summary' : 'default'}${
    labels.length > 0 ? `/-${labels.join('')}` : ''
  }?${writeQuery(parameters)}`;
}

/** The address of one post. */
export function entryAddress({ feeds }: BloggerAddress, id: string): string {
  return `${feeds}/posts/default/${id}?${writeQuery([
    ['alt', 'json-in-script'],
    ['callback', CALLBACK],
    STAY,
  ])}`;
}

/** Addresses drop a part that is nothing but dots, so such a label cannot be asked for. */
export function canAskFor(labels: readonly string[] = []): boolean {
  return labels.every((label) => label !== '' && !/^\.{1,2}$/.test(label));
}

/** Blogger ignores bounds of the last change in any other order. */
function orderOf({ orderBy, updatedMin, updatedMax }: PostQuery): string | undefined {
  return orderBy ?? (updatedMin || updatedMax ? 'updated' : undefined);
}

function searchText(text = ''): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no word has them, and some servers refuse them
  const words = text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();
  return words.slice(0, MAX_SEARCH_CHARACTERS).trim();
}

/** Slashes stay readable: `path=/red-fox.html`. */
function writeQuery(parameters: readonly (readonly [string, string | undefined])[]): string {
  return parameters
    .filter((parameter): parameter is readonly [string, string] => parameter[1] !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed()).replaceAll('%2F', '/')}`)
    .join('&');
}

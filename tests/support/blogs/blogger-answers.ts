import type { BloggerPost } from './blogger-posts.ts';

interface FeedQuestion {
  /** e.g. `http://127.0.0.1:4000`. */
  origin: string;
  detail: 'default' | 'summary';
  labels: readonly string[];
  query: URLSearchParams;
}

export interface FeedSettings {
  posts: readonly BloggerPost[];
  /** What a page carries at most, whatever is asked for; Blogger says nothing about it either. */
  pageLimit: number;
  /**
   * How the undocumented `path` parameter selects one post: by its last part alone, by the whole path
   * of the post, or not at all.
   */
  paths: 'last-part' | 'whole' | 'ignored';
  /** The owner publishes short texts only. */
  isShort: boolean;
  title: string;
  description: string;
  /** Every page names a next one; behind the last post the last page comes again and again. */
  neverEnds: boolean;
  /** What it gives as its total instead of the true one. */
  announced: number | undefined;
}

const BLOG = 'tag:blogger.com,1999:blog-1234567890123456789';

/** A page of posts in GData's JSON: every value a text, every empty collection left out. */
export function answerFeed(question: FeedQuestion, settings: FeedSettings): object {
  const { origin, query, detail } = question;
  const found = selectPosts(question, settings);
  const start = Math.max(1, Number(query.get('start-index') ?? 1));
  const asked = Number(query.get('max-results') ?? 25);
  const limit = Math.min(asked, settings.pageLimit);
  const from = settings.neverEnds ? Math.min(start - 1, Math.max(0, found.length - 1)) : start - 1;
  const page = found.slice(from, from + limit);
  const labels = [...new Set(settings.posts.flatMap((post) => post.labels))];
  const isShort = settings.isShort || detail === 'summary';
  return {
    version: '1.0',
    encoding: 'UTF-8',
    feed: {
      xmlns: 'http://www.w3.org/2005/Atom',
      xmlns$openSearch: 'http://a9.com/-/spec/opensearchrss/1.0/',
      xmlns$blogger: 'http://schemas.google.com/blogger/2008',
      xmlns$gd: 'http://schemas.google.com/g/2005',
      xmlns$thr: 'http://purl.org/syndication/thread/1.0',
      id: { $t: BLOG },
      updated: { $t: newestChange(settings.posts) },
      ...(labels.length > 0 && { category: labels.map((term) => ({ term })) }),
      title: { type: 'text', $t: settings.title },
      subtitle: { type: 'html', $t: settings.description },
      link: [
        { rel: 'alternate', type: 'text/html', href: `${origin}/` },
        { rel: 'hub', href: 'http://pubsubhubbub.appspot.com/' },
        ...nextLink(question, {
          start,
          shown: page.length,
          total: settings.neverEnds ? Number.POSITIVE_INFINITY : found.length,
          asked,
        }),
      ],
      author: [{ name: { $t: 'Ana' }, email: { $t: 'noreply@blogger.com' } }],
      generator: { version: '7.00', uri: 'http://www.blogger.com', $t: 'Blogger' },
      openSearch$totalResults: { $t: String(settings.announced ?? found.length) },
      openSearch$startIndex: { $t: String(start) },
      openSearch$itemsPerPage: { $t: String(limit) },
      ...(page.length > 0 && { entry: page.map((post) => toEntry(post, { origin, isShort })) }),
    },
  };
}

/** One post alone; undefined for an unknown number. */
export function answerEntry(id: string, origin: string, settings: FeedSettings): object | undefined {
  const post = settings.posts.find((candidate) => candidate.id === id);
  return (
    post && { version: '1.0', encoding: 'UTF-8', entry: toEntry(post, { origin, isShort: settings.isShort }) }
  );
}

function selectPosts({ labels, query }: FeedQuestion, { posts, paths }: FeedSettings): BloggerPost[] {
  const words = (query.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const path = paths === 'ignored' ? null : query.get('path');
  const byUpdate = query.get('orderby') === 'updated';
  const within = (time: string, name: string) => {
    const [min, max] = [query.get(`${name}-min`), query.get(`${name}-max`)];
    return (!min || Date.parse(time) >= Date.parse(min)) && (!max || Date.parse(time) < Date.parse(max));
  };
  return posts
    .filter((post) => labels.every((label) => post.labels.includes(label)))
    .filter((post) => words.every((word) => `${post.title} ${post.html}`.toLowerCase().includes(word)))
    .filter(
      (post) => path === null || post.path === path || (paths === 'last-part' && post.path.endsWith(path)),
    )
    .filter((post) => within(post.published, 'published'))
    .filter((post) => !byUpdate || within(post.updated, 'updated'))
    .toSorted((a, b) =>
      byUpdate
        ? Date.parse(b.updated) - Date.parse(a.updated)
        : Date.parse(b.published) - Date.parse(a.published),
    );
}

/** Blogger sends readers on to its own address, asking for JSON without a callback. */
function nextLink(
  { origin, query, detail, labels }: FeedQuestion,
  { start, shown, total, asked }: { start: number; shown: number; total: number; asked: number },
) {
  if (asked === 0 || start - 1 + shown >= total) return [];
  const next = new URLSearchParams(query);
  next.delete('callback');
  next.set('alt', 'json');
  next.set('start-index', String(start + shown));
  next.set('max-results', String(shown));
  const labelPath = labels.length > 0 ? `/-/${labels.map(encodeURIComponent).join('/')}` : '';
  const href = `${origin}/feeds/1234567890123456789/posts/${detail}${labelPath}?${next}`;
  return [{ rel: 'next', type: 'application/atom+xml', href }];
}

function toEntry(post: BloggerPost, { origin, isShort }: { origin: string; isShort: boolean }): object {
  const address = `${origin}${post.path}`;
  const text = isShort
    ? { summary: { type: 'text', $t: snippet(post.html) } }
    : { content: { type: 'html', $t: post.html } };
  return {
    id: { $t: `${BLOG}.post-${post.id}` },
    published: { $t: post.published },
    updated: { $t: post.updated },
    ...(post.labels.length > 0 && {
      category: post.labels.map((term) => ({ scheme: 'http://www.blogger.com/atom/ns#', term })),
    }),
    title: { type: 'text', $t: post.title },
    ...text,
    link: [
      { rel: 'replies', type: 'text/html', href: `${address}#comment-form`, title: '3 Comments' },
      { rel: 'edit', type: 'application/atom+xml', href: `${origin}/feeds/1/posts/default/${post.id}` },
      { rel: 'self', type: 'application/atom+xml', href: `${origin}/feeds/1/posts/default/${post.id}` },
      { rel: 'alternate', type: 'text/html', href: address, title: post.title },
    ],
    author: [
      {
        name: { $t: post.authorName },
        email: { $t: 'noreply@blogger.com' },
        gd$image: {
          rel: 'http://schemas.google.com/g/2005#thumbnail',
          width: '35',
          height: '35',
          src: post.authorImage,
        },
      },
    ],
    ...(post.thumbnail && {
      media$thumbnail: {
        xmlns$media: 'http://search.yahoo.com/mrss/',
        url: post.thumbnail,
        height: '72',
        width: '72',
      },
    }),
    thr$total: { $t: '3' },
    ...post.entry,
  };
}

function snippet(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 400);
}

function newestChange(posts: readonly BloggerPost[]): string {
  return (
    posts.map((post) => post.updated).toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ??
    '2020-01-01T00:00:00.000Z'
  );
}

import { resizedImage } from '../picture-sizes.rules.ts';
import type { Post, PostAuthor } from '../posts.types.ts';
import { absoluteAddress, absoluteHtml } from './absolute-html.rules.ts';
import {
  ATOM_TYPE,
  articleAddress,
  blogAddress,
  entryAddress,
  feedAddress,
  pageAddresses,
} from './feed-addresses.rules.ts';
import type { FeedContent, FeedRequest, FeedSite } from './served-feed.types.ts';
import { textElement } from './xml-element.rules.ts';
import type { XmlElement } from './xml-element.types.ts';

const NAMESPACES = {
  xmlns: 'http://www.w3.org/2005/Atom',
  'xmlns:openSearch': 'http://a9.com/-/spec/opensearchrss/1.0/',
  'xmlns:blogger': 'http://schemas.google.com/blogger/2008',
  'xmlns:georss': 'http://www.georss.org/georss',
  'xmlns:gd': 'http://schemas.google.com/g/2005',
  'xmlns:thr': 'http://purl.org/syndication/thread/1.0',
} as const;

const LABEL_SCHEME = 'http://www.blogger.com/atom/ns#';
const MEDIA_NAMESPACE = 'http://search.yahoo.com/mrss/';
const THUMBNAIL_SIDE = 72;
const PORTRAIT_SIDE = 320;

/** A page of posts as Blogger writes it, in Atom; its JSON is the same document in other letters. */
export function atomFeed(content: FeedContent): XmlElement {
  const { site, request, labels, posts, totalResults, updated } = content;
  return {
    name: 'feed',
    attributes: NAMESPACES,
    children: [
      textElement('id', blogTag(site)),
      textElement('updated', updated),
      ...labels.map((term): XmlElement => ({ name: 'category', attributes: { term } })),
      textElement('title', site.name, { type: 'text' }),
      textElement('subtitle', '', { type: 'html' }),
      ...feedLinks(content),
      author({ name: site.name, avatarUrl: '' }, site),
      textElement('generator', 'Dreamseed', { version: '1.0' }),
      ...openSearch(totalResults, request),
      ...posts.map((post) => entry(post, site, request.kind)),
    ],
  };
}

/** One post alone. */
export function atomEntry(post: Post, site: FeedSite, kind: FeedRequest['kind']): XmlElement {
  return { ...entry(post, site, kind), attributes: NAMESPACES };
}

/** `tag:{host},2026:blog-{digits}`: a name that is ours to give (RFC 4151) and that Blogger's readers know. */
function blogTag({ root, blogId }: FeedSite): string {
  return `tag:${new URL(root).hostname},2026:blog-${blogId}`;
}

export function postTag(site: FeedSite, id: string): string {
  return `${blogTag(site)}.post-${id}`;
}

export function openSearch(
  totalResults: number,
  { startIndex, maxResults }: Pick<FeedRequest, 'startIndex' | 'maxResults'>,
): XmlElement[] {
  return [
    textElement('openSearch:totalResults', String(totalResults)),
    textElement('openSearch:startIndex', String(startIndex)),
    textElement('openSearch:itemsPerPage', String(maxResults)),
  ];
}

/** The picture of a post, 72 pixels square where its address can name a size. */
export function thumbnail({ featuredImage }: Pick<Post, 'featuredImage'>, site: FeedSite): XmlElement[] {
  if (!featuredImage) return [];
  const small = resizedImage(featuredImage, `s${THUMBNAIL_SIDE}-c`);
  const side = String(THUMBNAIL_SIDE);
  return [
    {
      name: 'media:thumbnail',
      attributes: {
        'xmlns:media': MEDIA_NAMESPACE,
        url: absoluteAddress(small, site.root),
        ...(small === featuredImage ? {} : { height: side, width: side }),
      },
    },
  ];
}

function entry(post: Post, site: FeedSite, kind: FeedRequest['kind']): XmlElement {
  const { title } = post;
  return {
    name: 'entry',
    children: [
      textElement('id', postTag(site, post.id)),
      textElement('published', post.published),
      textElement('updated', post.updated),
      ...post.categories.map(
        (term): XmlElement => ({ name: 'category', attributes: { scheme: LABEL_SCHEME, term } }),
      ),
      textElement('title', title, { type: 'text' }),
      // Beside the content too, where Blogger has none: an excerpt may be more than a beginning.
      textElement('summary', post.excerpt, { type: 'text' }),
      // Only whole posts may be called content: readers publish what they find there.
      ...(kind === 'summary' || post.isShortened
        ? []
        : [textElement('content', absoluteHtml(post.content, site.root), { type: 'html' })]),
      link('self', ATOM_TYPE, entryAddress(site, kind, post.id)),
      link('alternate', 'text/html', articleAddress(site, post.slug), title),
      author(post.author, site),
      ...thumbnail(post, site),
      textElement('thr:total', '0'),
    ],
  };
}

function feedLinks(content: FeedContent): XmlElement[] {
  const { site, request } = content;
  const { self = '', previous, next } = pageAddresses(content);
  const whole: FeedRequest = { ...request, labels: [] };
  return [
    link('http://schemas.google.com/g/2005#feed', ATOM_TYPE, feedAddress(site, whole).replace(/\?.*$/, '')),
    link('self', ATOM_TYPE, self),
    link('alternate', 'text/html', blogAddress(site)),
    ...(previous === undefined ? [] : [link('previous', ATOM_TYPE, previous)]),
    ...(next === undefined ? [] : [link('next', ATOM_TYPE, next)]),
  ];
}

function link(rel: string, type: string, href: string, title?: string): XmlElement {
  return { name: 'link', attributes: { rel, type, href, ...(title === undefined ? {} : { title }) } };
}

function author({ name, avatarUrl }: Pick<PostAuthor, 'name' | 'avatarUrl'>, site: FeedSite): XmlElement {
  const side = String(PORTRAIT_SIDE);
  const picture: XmlElement = {
    name: 'gd:image',
    attributes: {
      rel: 'http://schemas.google.com/g/2005#thumbnail',
      width: side,
      height: side,
      src: absoluteAddress(resizedImage(avatarUrl, `s${PORTRAIT_SIDE}-c`), site.root),
    },
  };
  return {
    name: 'author',
    children: [
      // Atom asks every author for a name.
      textElement('name', name || site.name),
      textElement('uri', `${site.root}/`),
      ...(avatarUrl ? [picture] : []),
    ],
  };
}

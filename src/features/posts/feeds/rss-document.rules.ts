import { escapeHtml } from '../../../shared/escape-html.ts';
import type { Post } from '../posts.types.ts';
import { absoluteHtml } from './absolute-html.rules.ts';
import { openSearch, postTag, thumbnail } from './atom-document.rules.ts';
import { articleAddress, blogAddress, pageAddresses } from './feed-addresses.rules.ts';
import type { FeedContent, FeedRequest, FeedSite } from './served-feed.types.ts';
import { textElement } from './xml-element.rules.ts';
import type { XmlElement } from './xml-element.types.ts';

const RSS_TYPE = 'application/rss+xml';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:openSearch': 'http://a9.com/-/spec/opensearchrss/1.0/',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
} as const;

/** A page of posts in RSS 2.0, for feed readers. */
export function rssFeed(content: FeedContent): XmlElement {
  const { site, request, labels, posts, totalResults, updated } = content;
  const channel: XmlElement[] = [
    textElement('title', site.name),
    textElement('link', blogAddress(site)),
    textElement('description', `What is new at ${site.name}.`),
    textElement('lastBuildDate', rssTime(updated)),
    textElement('generator', 'Dreamseed'),
    ...labels.map((label) => textElement('category', label)),
    ...Object.entries(pageAddresses(content)).map(
      ([rel, href]): XmlElement => ({ name: 'atom:link', attributes: { rel, type: RSS_TYPE, href } }),
    ),
    ...openSearch(totalResults, request),
    ...posts.map((post) => item(post, site, request.kind)),
  ];
  return {
    name: 'rss',
    attributes: { version: '2.0', ...NAMESPACES },
    children: [{ name: 'channel', children: channel }],
  };
}

function item(post: Post, site: FeedSite, kind: FeedRequest['kind']): XmlElement {
  const isWhole = kind === 'default' && !post.isShortened;
  return {
    name: 'item',
    children: [
      textElement('guid', postTag(site, post.id), { isPermaLink: 'false' }),
      textElement('pubDate', rssTime(post.published)),
      textElement('atom:updated', post.updated),
      ...post.categories.map((label) => textElement('category', label)),
      textElement('title', post.title),
      // A description is read as HTML, so a bare `<` of a plain text would begin a tag.
      textElement('description', escapeHtml(post.excerpt)),
      ...(isWhole ? [textElement('content:encoded', absoluteHtml(post.content, site.root))] : []),
      textElement('link', articleAddress(site, post.slug)),
      textElement('dc:creator', post.author.name || site.name),
      ...thumbnail(post, site),
    ],
  };
}

/** `Mon, 05 Jan 2026 10:00:00 GMT`, as RSS wants its times (RFC 822 with a year of four digits). */
function rssTime(iso: string): string {
  return new Date(iso).toUTCString();
}

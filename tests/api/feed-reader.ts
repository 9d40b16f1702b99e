import { Hono } from 'hono';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { z } from 'zod';
import { createFeedRoutes } from '../../src/features/posts/feeds/served-feed.routes.ts';
import type { SitePosts } from '../../src/features/posts/site-posts.usecases.ts';
import { AppError } from '../../src/shared/app-error.ts';
import { createTestClock } from '../support/test-clock.ts';

export const ROOT = 'https://site.test';

/** Our feed's addresses as a site serves them, without the rest of the site. */
export function serveFeed(sitePosts: SitePosts, clock = createTestClock()) {
  const site = { name: 'Testsite', root: ROOT };
  const routes = new Hono().route('/', createFeedRoutes({ sitePosts, siteInfo: () => site, clock }));
  routes.onError((error) => {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ message: error.message, code: error.code }, { status: error.status });
  });
  return async (address: string, init?: RequestInit) =>
    routes.request(address.startsWith(ROOT) ? address.slice(ROOT.length) : address, init);
}

export interface ReadElement {
  name: string;
  uri: string;
  attributes: Record<string, string>;
  text: string;
  children: ReadElement[];
}

/** Reads XML strictly, as feed readers do; anything malformed throws. */
export function readXml(text: string): ReadElement {
  const parser = new SaxesParser({ xmlns: true });
  const document: ReadElement = { name: '', uri: '', attributes: {}, text: '', children: [] };
  const open = [document];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const element: ReadElement = {
      name: local,
      uri,
      attributes: Object.fromEntries(
        Object.values<SaxesAttributeNS>(attributes).map(({ name, value }) => [name, value]),
      ),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const current = open.at(-1);
    if (current) current.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = document.children;
  if (!root) throw new Error('The document is empty.');
  return root;
}

export const childrenOf = ({ children }: ReadElement, name: string) =>
  children.filter((child) => child.name === name);

export const textOf = (element: ReadElement, name: string) => childrenOf(element, name)[0]?.text;

const text = z.strictObject({ $t: z.string() });
const typedText = z.strictObject({ type: z.string(), $t: z.string() });
const link = z.strictObject({
  rel: z.string(),
  type: z.string(),
  href: z.url(),
  title: z.string().optional(),
});
const author = z.strictObject({
  name: text,
  uri: text.optional(),
  email: text.optional(),
  gd$image: z
    .strictObject({ rel: z.string(), width: z.string(), height: z.string(), src: z.string() })
    .optional(),
});
const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

const namespaces = {
  xmlns: z.literal('http://www.w3.org/2005/Atom'),
  xmlns$openSearch: z.literal('http://a9.com/-/spec/opensearchrss/1.0/'),
  xmlns$blogger: z.literal('http://schemas.google.com/blogger/2008'),
  xmlns$georss: z.literal('http://www.georss.org/georss'),
  xmlns$gd: z.literal('http://schemas.google.com/g/2005'),
  xmlns$thr: z.literal('http://purl.org/syndication/thread/1.0'),
};

const entryFields = {
  id: z.strictObject({ $t: z.string().regex(/^tag:[^:]+:blog-\d+\.post-\d+$/) }),
  published: z.strictObject({ $t: z.iso.datetime() }),
  updated: z.strictObject({ $t: z.iso.datetime() }),
  category: some(z.strictObject({ scheme: z.string(), term: z.string() })).optional(),
  title: typedText,
  content: typedText.optional(),
  summary: typedText.optional(),
  link: some(link),
  author: some(author),
  media$thumbnail: z
    .strictObject({
      xmlns$media: z.string(),
      url: z.url(),
      height: z.string().optional(),
      width: z.string().optional(),
    })
    .optional(),
  thr$total: text,
};

/** Blogger's feed as JSON: every value a string, what is empty absent, nothing unknown. */
export const gdataFeedSchema = z.strictObject({
  version: z.literal('1.0'),
  encoding: z.literal('UTF-8'),
  feed: z.strictObject({
    ...namespaces,
    id: z.strictObject({ $t: z.string().regex(/^tag:[^:]+:blog-\d+$/) }),
    updated: z.strictObject({ $t: z.iso.datetime() }),
    category: some(z.strictObject({ term: z.string() })).optional(),
    title: typedText,
    subtitle: typedText,
    link: some(link),
    author: some(author),
    generator: z.strictObject({ version: z.string(), uri: z.string().optional(), $t: z.string() }),
    openSearch$totalResults: text,
    openSearch$startIndex: text,
    openSearch$itemsPerPage: text,
    entry: some(z.strictObject(entryFields)).optional(),
  }),
});

export const gdataEntrySchema = z.strictObject({
  version: z.literal('1.0'),
  encoding: z.literal('UTF-8'),
  entry: z.strictObject({ ...namespaces, ...entryFields }),
});

export type GdataFeed = z.infer<typeof gdataFeedSchema>['feed'];

/** The link of a feed with this `rel`. */
export const linkOf = ({ link: links }: Pick<GdataFeed, 'link'>, rel: string) =>
  links.find((candidate) => candidate.rel === rel)?.href;

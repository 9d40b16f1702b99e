import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { FeedSource } from '../../features/feed/feed.types.ts';
import { AppError } from '../../shared/app-error.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { type ListAddresses, listSiteAddresses } from './site-map-addresses.ts';
import { writeSiteMapList, writeSiteMapParts } from './site-map-parts.ts';

export interface SiteMapOptions {
  feed: Pick<FeedSource, 'list' | 'readRevision'>;
  /** Lists the posts of our own library, all of them. */
  listAddresses?: ListAddresses;
  siteInfo: () => Pick<SiteInfo, 'root'>;
}

interface SiteMap {
  state: string;
  parts: Promise<string[]>;
}

/** `/sitemap.xml`, in parts when there are many pages, and `/robots.txt`, which leads to it. */
export function createSiteMapRoutes({ siteInfo, ...options }: SiteMapOptions) {
  let known: SiteMap | undefined;

  /** Written once for each state of the posts, however many ask at the same time. */
  const readParts = async (root: string): Promise<string[]> => {
    const state = `${root} ${await options.feed.readRevision()}`;
    if (known?.state === state) return known.parts;
    const map: SiteMap = { state, parts: writeSiteMapParts(root, listSiteAddresses(options)) };
    known = map;
    map.parts.catch(() => {
      if (known === map) known = undefined;
    });
    return map.parts;
  };

  return new Hono()
    .use('/sitemap*', compress())
    .get('/sitemap.xml', async (c) => {
      const { root } = siteInfo();
      const parts = await readParts(root);
      return sendXml(c, parts.length === 1 ? (parts[0] ?? '') : writeSiteMapList(root, parts.length));
    })
    .get('/:part{sitemap-[1-9][0-9]{0,4}\\.xml}', async (c) => {
      const parts = await readParts(siteInfo().root);
      const part = parts[Number(/\d+/.exec(c.req.param('part'))?.[0]) - 1];
      if (part === undefined) throw createUnknownPartError();
      return sendXml(c, part);
    })
    .get('/robots.txt', (c) =>
      c.text(writeRobots(siteInfo().root), 200, { 'Cache-Control': 'public, max-age=3600' }),
    );
}

/** What asks for work, or belongs to one visitor, is nothing to search in. */
function writeRobots(root: string): string {
  return [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    'Disallow: /prompt/',
    'Disallow: /history',
    'Disallow: /checkout/',
    'Disallow: /*?query=',
    'Disallow: /*&query=',
    '',
    `Sitemap: ${root}/sitemap.xml`,
    '',
  ].join('\n');
}

function sendXml(c: Context, document: string): Response {
  return c.body(document, 200, {
    'Content-Type': 'application/xml; charset=UTF-8',
    'Cache-Control': 'public, max-age=600',
  });
}

function createUnknownPartError(): AppError {
  return new AppError({
    code: 'site_map.unknown',
    status: 404,
    message: 'The site map has no part of this number.',
  });
}

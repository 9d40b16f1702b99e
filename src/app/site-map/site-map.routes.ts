import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { DerivedPostSource } from '../../features/posts/derived/derived.types.ts';
import { AppError } from '../../shared/app-error.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { type ListAddresses, listSiteAddresses } from './site-map-addresses.ts';
import { STORY_MAP_PATH, writeSiteMapList, writeSiteMapParts } from './site-map-parts.ts';
import { writeStoryMap } from './story-map.ts';

export interface SiteMapOptions {
  sitePosts: Pick<DerivedPostSource, 'list' | 'listWithSlides' | 'readRevision'>;
  /** Lists the posts of our own library, all of them. */
  listAddresses?: ListAddresses;
  siteInfo: () => Pick<SiteInfo, 'name' | 'root'>;
}

/**
 * `/sitemap.xml`, in parts when there are many pages, `/sitemap-stories.xml`, and `/robots.txt`, which
 * leads to both.
 */
export function createSiteMapRoutes({ siteInfo, ...options }: SiteMapOptions) {
  const readState = async () => {
    const { name, root } = siteInfo();
    return `${root} ${name} ${await options.sitePosts.readRevision()}`;
  };
  const readParts = onceForEachState(readState, () =>
    writeSiteMapParts(siteInfo().root, listSiteAddresses(options)),
  );
  const readStories = onceForEachState(readState, () => writeStoryMap(siteInfo(), options.sitePosts));

  return new Hono()
    .use('/sitemap*', compress())
    .get('/sitemap.xml', async (c) => {
      const { root } = siteInfo();
      const parts = await readParts();
      return sendXml(c, parts.length === 1 ? (parts[0] ?? '') : writeSiteMapList(root, parts.length));
    })
    .get('/:part{sitemap-[1-9][0-9]{0,4}\\.xml}', async (c) => {
      const parts = await readParts();
      const part = parts[Number(/\d+/.exec(c.req.param('part'))?.[0]) - 1];
      if (part === undefined) throw createUnknownPartError();
      return sendXml(c, part);
    })
    .get(STORY_MAP_PATH, async (c) => sendXml(c, await readStories()))
    .get('/robots.txt', (c) =>
      c.text(writeRobots(siteInfo().root), 200, { 'Cache-Control': 'public, max-age=3600' }),
    );
}

/** Written once for each state of the posts, however many ask at the same time; anew after a failure. */
function onceForEachState<Result>(readState: () => Promise<string>, write: () => Promise<Result>) {
  let known: { state: string; result: Promise<Result> } | undefined;
  return async (): Promise<Result> => {
    const state = await readState();
    if (known?.state === state) return known.result;
    const map = { state, result: write() };
    known = map;
    map.result.catch(() => {
      if (known === map) known = undefined;
    });
    return map.result;
  };
}

/**
 * What asks for work is nothing to search in, and searches have no end. Pages that belong to one visitor
 * say `noindex` themselves, which nobody reads where robots are kept out.
 */
function writeRobots(root: string): string {
  return [
    'User-agent: *',
    'Allow: /api/docs',
    'Disallow: /api/',
    'Disallow: /prompt/',
    'Disallow: /*?query=',
    'Disallow: /*&query=',
    '',
    `Sitemap: ${root}/sitemap.xml`,
    `Sitemap: ${root}${STORY_MAP_PATH}`,
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

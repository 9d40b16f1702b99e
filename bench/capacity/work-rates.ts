import { startBuiltSite } from '../measuring/built-site.ts';
import { findWrk, load } from '../measuring/wrk.ts';
import { newOrder, orderPicture, PROMPTS } from '../pictures/picture-orders.ts';

const PAGE_SECONDS = 10;
const CONNECTIONS = 32;
const PICTURE_MS = 35_000;
/** More than any machine of this kind has threads, and fewer than one guest may have waiting. */
const LANES = 6;

export interface WorkRates {
  /** Without visitors, a while after the start. */
  idleBytes: number;
  busyBytes: number;
  /** Undefined where no program to measure with could be had. */
  pages: { perSecond: number; processorMs: number } | undefined;
  pictures: { perSecond: number; processorMs: number; engineMs: number };
}

/** The two kinds of work, each by itself and as fast as it goes. */
export async function measureWork(): Promise<WorkRates> {
  const site = await startBuiltSite();
  try {
    // Every drawing thread compiles what it needs.
    await Promise.all(PROMPTS.map((_, place) => orderPicture(site, newOrder(place))));
    const idleBytes = site.memory();
    const pages = await measurePages(site);
    const pictures = await measurePictures(site);
    return { idleBytes, busyBytes: site.memory(), pages, pictures };
  } finally {
    await site.stop();
  }
}

type Site = Awaited<ReturnType<typeof startBuiltSite>>;

async function measurePages(site: Site): Promise<WorkRates['pages']> {
  if (!findWrk()) return undefined;
  const before = site.processorTime();
  const { requests, requestsPerSecond } = await load(`${site.url}/blog`, {
    seconds: PAGE_SECONDS,
    connections: CONNECTIONS,
    headers: { 'Accept-Encoding': 'br' },
  });
  return { perSecond: requestsPerSecond, processorMs: (site.processorTime() - before) / requests };
}

async function measurePictures(site: Site): Promise<WorkRates['pictures']> {
  const started = performance.now();
  const before = site.processorTime();
  const engine: number[] = [];
  const draw = async () => {
    while (performance.now() - started < PICTURE_MS)
      engine.push((await orderPicture(site, newOrder(engine.length))).engine);
  };
  await Promise.all(Array.from({ length: LANES }, draw));
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: engine.length / seconds,
    processorMs: (site.processorTime() - before) / engine.length,
    engineMs: engine.reduce((sum, each) => sum + each, 0) / engine.length,
  };
}

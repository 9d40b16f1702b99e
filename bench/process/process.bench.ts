import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite } from '../measuring/built-site.ts';
import { inMegabytes, inMilliseconds, inPercent, median } from '../measuring/samples.ts';

const STARTS = 5;
const SETTLE_MS = 5_000;
const PAGE_VIEWS = 10_000;
const PICTURES = 500;
const AT_ONCE = 8;
const PROMISED_START_MS = 2_000;
const PROMISED_IDLE_BYTES = 180_000_000;
/** Memory is given back late and in large pieces; what leaks grows by far more. */
const ALLOWED_GROWTH = 0.1;
const PAGES = [
  '/',
  '/blog',
  '/blog/light-first',
  '/web-stories',
  '/about',
  '/story-generator',
  '/blog?page=2',
];

type MeasurePiece = (dataDir: string, options: BenchOptions) => Promise<BenchRow>;

const PIECES: Readonly<Record<string, MeasurePiece>> = {
  start: measureStart,
  idle: measureIdle,
  views: (dataDir, options) =>
    measureGrowth(dataDir, options, { what: `${PAGE_VIEWS} page views`, times: PAGE_VIEWS, work: viewPage }),
  pictures: (dataDir, options) =>
    measureGrowth(dataDir, options, { what: `${PICTURES} pictures`, times: PICTURES, work: drawPicture }),
};

/** How quickly a built site is there, and what it holds. */
export const processBench: BenchPart = {
  name: 'process',
  pieces: Object.keys(PIECES),
  async measure(options) {
    const dataDir = await mkdtemp(join(tmpdir(), 'dreamseed-bench-'));
    try {
      // The first start of all fills the blog, and keeps what it compiled for the next.
      await (await startBuiltSite({ dataDir })).stop();
      const rows: BenchRow[] = [];
      for (const [piece, measure] of Object.entries(PIECES))
        if (options.wants(piece)) rows.push(await measure(dataDir, options));
      return rows;
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function measureStart(dataDir: string, { say }: BenchOptions): Promise<BenchRow> {
  const times: number[] = [];
  const processor: number[] = [];
  for (let start = 0; start < STARTS; start++) {
    const began = performance.now();
    const site = await startBuiltSite({ dataDir });
    times.push(performance.now() - began);
    processor.push(site.processorTime());
    say(`first 200 after ${inMilliseconds(times.at(-1) ?? 0)}`);
    await site.stop();
  }
  return {
    what: 'first 200 of a built start',
    promise: 'under 2 s',
    measured: inMilliseconds(median(times)),
    kept: median(times) < PROMISED_START_MS,
    kind: 'absolute',
    note: `median of ${STARTS}; ${inMilliseconds(median(processor))} of processor time, which other work delays and does not lengthen`,
  };
}

async function measureIdle(dataDir: string): Promise<BenchRow> {
  // With another engine first, the illustrator's threads are started by the first of the site's own pictures.
  const site = await startBuiltSite({ dataDir, environment: { IMAGE_ENGINES: 'pollinations' } });
  try {
    await settle();
    return {
      what: "idle memory without the illustrator's threads",
      promise: 'under 180 MB',
      measured: inMegabytes(site.memory()),
      kept: site.memory() < PROMISED_IDLE_BYTES,
      kind: 'absolute',
    };
  } finally {
    await site.stop();
  }
}

interface RepeatedWork {
  what: string;
  times: number;
  work: Work;
}

/**
 * All of the work is done before it counts: threads that draw reach the size of their heaps after some
 * hundred pictures. From there on the site may not grow.
 */
async function measureGrowth(
  dataDir: string,
  { say }: BenchOptions,
  { what, times, work }: RepeatedWork,
): Promise<BenchRow> {
  // Pictures that were made lately are kept on purpose: up to so many megabytes, which is not much here.
  const site = await startBuiltSite({ dataDir, environment: { IMAGE_CACHE_MB: '4' } });
  try {
    const lookAfter = async (more: number, first: number) => {
      await repeat(site, more, first, work);
      await settle();
      return site.memory();
    };
    const early = await lookAfter(times / 10, 0);
    const before = await lookAfter(times, times);
    const after = await lookAfter(times, 2 * times);
    const growth = after / before - 1;
    const looks = [early, before, after].map(inMegabytes);
    say(`${what}: ${looks.join(', ')}`);
    return {
      what: `memory after ${what}`,
      promise: 'no growth (at most 10 %)',
      measured: inPercent(growth),
      kept: growth <= ALLOWED_GROWTH,
      kind: 'ratio',
      note: `${looks[0]} after a tenth of it, ${looks[1]} after all of it, ${looks[2]} after as much again`,
    };
  } finally {
    await site.stop();
  }
}

type Work = (site: MeasuredServer, place: number) => Promise<void>;

async function repeat(site: MeasuredServer, times: number, first: number, work: Work): Promise<void> {
  let place = 0;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    while (place < times) await work(site, first + place++);
  });
  await Promise.all(workers);
}

async function viewPage(site: MeasuredServer, place: number): Promise<void> {
  await expectOk(await fetch(site.url + PAGES[place % PAGES.length]));
}

async function drawPicture(site: MeasuredServer, place: number): Promise<void> {
  await expectOk(await fetch(`${site.url}/prompt/a%20red%20kite?width=256&height=256&seed=${place}`));
}

async function expectOk(answer: Response): Promise<void> {
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

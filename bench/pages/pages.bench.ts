import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite, startCommand } from '../measuring/built-site.ts';
import { findWrk } from '../measuring/wrk.ts';
import { GHOST_PAGES, installGhost, startGhost } from './ghost-peer.ts';
import { buildNextPeer, startNextPeer } from './next-peer.ts';
import { ACCEPTS, compareSpeeds, measureInTurn, SERVER_CORE } from './page-speeds.ts';

/** What every answer of Node carries by itself. */
const WRITTEN_BY_NODE = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'x-request-id'];

const PAGES = { 'blog list': '/blog', article: '/blog/light-first' } as const;
type PageName = keyof typeof PAGES;
const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Public pages of one process on one core, against the least that Node can do and against others. */
export const pagesBench: BenchPart = {
  name: 'pages',
  pieces: ['plain', 'next', 'ghost'],
  async measure(options) {
    if (!findWrk()) return [notMeasured('pages', 'wrk was not found: apt install wrk')];
    const site = await startBuiltSite({ core: SERVER_CORE });
    try {
      const rows: BenchRow[] = [];
      if (options.wants('plain'))
        for (const page of PAGE_NAMES) rows.push(...(await comparePlain(site, page, options)));
      if (options.wants('next'))
        rows.push(...(await orWhyNot('against Next.js', compareNext(site, options))));
      if (options.wants('ghost'))
        rows.push(...(await orWhyNot('against Ghost', compareGhost(site, options))));
      return rows;
    } finally {
      await site.stop();
    }
  },
};

function notMeasured(what: string, note: string): BenchRow {
  return { what, promise: '', measured: 'not measured', kind: 'ratio', note };
}

/** What was measured is not thrown away because a peer broke down. */
async function orWhyNot(what: string, rows: Promise<BenchRow[]>): Promise<BenchRow[]> {
  try {
    return await rows;
  } catch (error) {
    return [notMeasured(what, String(error))];
  }
}

async function comparePlain(
  site: MeasuredServer,
  page: PageName,
  { say }: BenchOptions,
): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamseed-plain-'));
  const path = PAGES[page];
  const answer = await fetchRaw(site.url + path);
  const plain = await startPlainTwin(answer, folder);
  try {
    const speeds = await measureInTurn(
      {
        plain: { server: plain, path: '/' },
        site: { server: site, path },
        unchanged: { server: site, path, headers: { 'If-None-Match': answer.headers.etag ?? '' } },
      },
      say,
    );
    return [
      compareSpeeds(`${page}, against a bare server with the same bytes`, speeds.site, speeds.plain, 0.6),
      compareSpeeds(
        `${page}, unchanged since (304), against the whole page`,
        speeds.unchanged,
        speeds.site,
        1,
      ),
    ];
  } finally {
    await plain.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface RawAnswer {
  body: Buffer;
  headers: Record<string, string>;
}

/** `fetch` would unpack what was compressed. */
async function fetchRaw(address: string): Promise<RawAnswer> {
  const { body, headers } = await request(address, { headers: ACCEPTS });
  const kept = Object.entries(headers).filter(([name]) => !WRITTEN_BY_NODE.includes(name));
  return {
    body: Buffer.from(await body.arrayBuffer()),
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
  };
}

async function startPlainTwin({ body, headers }: RawAnswer, folder: string): Promise<MeasuredServer> {
  const file = join(folder, 'body');
  await writeFile(file, body);
  const program = join(import.meta.dirname, 'plain-server.ts');
  return await startCommand({
    command: [process.execPath, program, file, JSON.stringify(headers)],
    readyPath: '/',
    core: SERVER_CORE,
  });
}

async function compareNext(site: MeasuredServer, { say }: BenchOptions): Promise<BenchRow[]> {
  const built = await buildNextPeer(site.url, say);
  if (built !== 'built') return [notMeasured('against Next.js', built)];
  const next = await startNextPeer(SERVER_CORE);
  try {
    const rows: BenchRow[] = [];
    for (const page of PAGE_NAMES) {
      const path = PAGES[page];
      const speeds = await measureInTurn(
        {
          site: { server: site, path },
          dynamic: { server: next, path: `/dynamic${path}` },
          prerendered: { server: next, path: `/prerendered${path}` },
        },
        say,
      );
      rows.push(
        compareSpeeds(`${page}, against Next.js, rendered each time`, speeds.site, speeds.dynamic, 25),
        compareSpeeds(`${page}, against Next.js, prerendered`, speeds.site, speeds.prerendered, 1),
      );
    }
    return rows;
  } finally {
    await next.stop();
  }
}

async function compareGhost(site: MeasuredServer, { say }: BenchOptions): Promise<BenchRow[]> {
  const installed = installGhost(say);
  if (installed !== 'installed') return [notMeasured('against Ghost', installed)];
  const ghost = await startGhost(SERVER_CORE);
  try {
    const rows: BenchRow[] = [];
    for (const page of PAGE_NAMES) {
      const speeds = await measureInTurn(
        { site: { server: site, path: PAGES[page] }, ghost: { server: ghost, path: GHOST_PAGES[page] } },
        say,
      );
      rows.push(compareSpeeds(`${page}, against Ghost, rendered each time`, speeds.site, speeds.ghost, 100));
    }
    return rows;
  } finally {
    await ghost.stop();
  }
}

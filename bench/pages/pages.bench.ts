import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite, startCommand } from '../measuring/built-site.ts';
import { asRatio, median } from '../measuring/samples.ts';
import { findWrk, load } from '../measuring/wrk.ts';
import { buildNextPeer, startNextPeer } from './next-peer.ts';

const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const ACCEPTS = { 'Accept-Encoding': 'br, gzip' };
/** What every answer of Node carries by itself. */
const WRITTEN_BY_NODE = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'x-request-id'];

const PAGES = { 'blog list': '/blog', article: '/blog/light-first' } as const;
type PageName = keyof typeof PAGES;

/** Public pages of one process on one core, against the least that Node can do and against Next.js. */
export const pagesBench: BenchPart = {
  name: 'pages',
  async measure(options) {
    if (!findWrk()) return [{ ...UNMEASURED, note: 'wrk was not found: apt install wrk' }];
    const site = await startBuiltSite({ core: SERVER_CORE });
    try {
      const rows: BenchRow[] = [];
      for (const page of Object.keys(PAGES) as PageName[])
        rows.push(...(await comparePlain(site, page, options)));
      return [...rows, ...(await compareNext(site, options))];
    } finally {
      await site.stop();
    }
  },
};

const UNMEASURED: BenchRow = {
  what: 'requests a second',
  promise: '',
  measured: 'not measured',
  kind: 'ratio',
};

async function comparePlain(
  site: MeasuredServer,
  page: PageName,
  { say }: BenchOptions,
): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dreamseed-plain-'));
  const plain = await startPlainTwin(site.url + PAGES[page], folder);
  try {
    const etag = (await fetch(site.url + PAGES[page], { headers: ACCEPTS })).headers.get('etag') ?? '';
    const speeds = await inTurn(
      {
        plain: () => loadPage(`${plain.url}/`),
        site: () => loadPage(site.url + PAGES[page]),
        unchanged: () => loadPage(site.url + PAGES[page], { 'If-None-Match': etag }),
      },
      say,
    );
    return [
      againstPlain(`${page}, against a bare server`, speeds.site / speeds.plain, speeds),
      {
        what: `${page}, asked again unchanged (304)`,
        promise: 'at least the whole page',
        measured: asRatio(speeds.unchanged / speeds.site),
        kept: speeds.unchanged >= speeds.site * 0.95,
        kind: 'ratio',
        note: `${Math.round(speeds.unchanged)} a second`,
      },
    ];
  } finally {
    await plain.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function againstPlain(what: string, ratio: number, speeds: { site: number; plain: number }): BenchRow {
  return {
    what,
    promise: 'at least 0.6',
    measured: asRatio(ratio),
    kept: ratio >= 0.6,
    kind: 'ratio',
    note: `${Math.round(speeds.site)} of ${Math.round(speeds.plain)} a second`,
  };
}

/** The same bytes and headers, from a file of this answer. */
async function startPlainTwin(address: string, folder: string): Promise<MeasuredServer> {
  const answer = await fetchRaw(address);
  const file = join(folder, 'body');
  await writeFile(file, answer.body);
  return await startCommand({
    command: [
      process.execPath,
      join(import.meta.dirname, 'plain-server.ts'),
      file,
      JSON.stringify(answer.headers),
    ],
    readyPath: '/',
    core: SERVER_CORE,
  });
}

/** `fetch` would unpack what was compressed. */
async function fetchRaw(address: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { request } = await import('undici');
  const { body, headers } = await request(address, { headers: ACCEPTS });
  const kept = Object.entries(headers).filter(([name]) => !WRITTEN_BY_NODE.includes(name));
  return {
    body: Buffer.from(await body.arrayBuffer()),
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
  };
}

async function loadPage(address: string, headers: Record<string, string> = {}): Promise<number> {
  const { requestsPerSecond, failures } = await load(address, {
    seconds: SECONDS,
    connections: CONNECTIONS,
    headers: { ...ACCEPTS, ...headers },
    core: CLIENT_CORE,
  });
  if (failures > 0) throw new Error(`${address} failed ${failures} times.`);
  return requestsPerSecond;
}

/** All in turn, round by round: whatever else the machine does slows each of them. Answers the medians. */
async function inTurn<Name extends string>(
  loads: Record<Name, () => Promise<number>>,
  say: BenchOptions['say'],
): Promise<Record<Name, number>> {
  const names = Object.keys(loads) as Name[];
  const speeds = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) await loads[name]();
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) speeds.get(name)?.push(await loads[name]());
    say(names.map((name) => `${name} ${Math.round(speeds.get(name)?.at(-1) ?? 0)}`).join(', '));
  }
  return Object.fromEntries(names.map((name) => [name, median(speeds.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

async function compareNext(site: MeasuredServer, { say }: BenchOptions): Promise<BenchRow[]> {
  const built = await buildNextPeer(site.url, say);
  if (built !== 'built') return [{ ...UNMEASURED, what: 'against Next.js', note: built }];
  const next = await startNextPeer(SERVER_CORE);
  try {
    const rows: BenchRow[] = [];
    for (const page of Object.keys(PAGES) as PageName[]) {
      const speeds = await inTurn(
        {
          site: () => loadPage(site.url + PAGES[page]),
          dynamic: () => loadPage(`${next.url}/dynamic${PAGES[page]}`),
          prerendered: () => loadPage(`${next.url}/prerendered${PAGES[page]}`),
        },
        say,
      );
      rows.push(
        againstNext(`${page}, against Next.js rendering each request`, speeds.site, speeds.dynamic, 25),
        againstNext(`${page}, against Next.js prerendered`, speeds.site, speeds.prerendered, 1),
      );
    }
    return rows;
  } finally {
    await next.stop();
  }
}

function againstNext(what: string, ours: number, theirs: number, promised: number): BenchRow {
  return {
    what,
    promise: `at least ${promised}x`,
    measured: `${asRatio(ours / theirs)}x`,
    kept: ours / theirs >= promised,
    kind: 'ratio',
    note: `${Math.round(ours)} against ${Math.round(theirs)} a second`,
  };
}

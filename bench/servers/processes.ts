import type { Place } from '../data/quiet-services.ts';
import type { BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite } from '../measuring/built-site.ts';
import { asRatio, median } from '../measuring/samples.ts';
import { findWrk, load } from '../measuring/wrk.ts';

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
/** Drawn by both servers alike: as many as both threads need some seconds for. */
const PICTURES = 16;

type Side = 'one' | 'two';

/** What two processes of a server do for each that one does, on all cores of this machine. */
export async function measureProcesses(place: Place, say: (line: string) => void): Promise<BenchRow[]> {
  const start = (processes: number) =>
    startBuiltSite({
      dataDir: `${place.dataDir}-${processes}`,
      environment: {
        DATABASE_URL: place.databaseUrl,
        WEB_PROCESSES: String(processes),
        ILLUSTRATOR_WORKERS: '2',
        IMAGE_QUEUE_PER_VISITOR: String(PICTURES),
        LOG_LEVEL: 'error',
      },
    });
  const servers = { one: await start(1), two: await start(2) };
  try {
    const rows = [await compare('pictures drawn for guests', servers, drawPictures, say)];
    if (findWrk()) rows.unshift(await compare('cached pages', servers, readPages, say));
    return rows;
  } finally {
    await Promise.all([servers.one.stop(), servers.two.stop()]);
  }
}

async function compare(
  what: string,
  servers: Record<Side, MeasuredServer>,
  measure: (server: MeasuredServer, round: number) => Promise<number>,
  say: (line: string) => void,
): Promise<BenchRow> {
  await measure(servers.one, 0);
  await measure(servers.two, 0);
  const rounds: Record<Side, number>[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const one = await measure(servers.one, round);
    rounds.push({ one, two: await measure(servers.two, round) });
    say(`${what}: ${Math.round(one)} by one process, ${Math.round(rounds.at(-1)?.two ?? 0)} by two`);
  }
  return {
    what: `${what}: two processes for each of one`,
    promise: '',
    measured: asRatio(median(rounds.map(({ one, two }) => two / one))),
    kind: 'ratio',
    note: rounds.map(({ one, two }) => `${two.toFixed(1)} to ${one.toFixed(1)} a second`).join(', '),
  };
}

async function readPages({ url }: MeasuredServer): Promise<number> {
  const headers = { 'Accept-Encoding': 'br, gzip' };
  const figures = await load(`${url}/blog`, { seconds: SECONDS, connections: CONNECTIONS, headers });
  if (figures.failures > 0) throw new Error(`/blog failed ${figures.failures} times.`);
  return figures.requestsPerSecond;
}

async function drawPictures({ url }: MeasuredServer, round: number): Promise<number> {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: PICTURES }, async (_, number) => {
      const seed = round * PICTURES + number;
      const answer = await fetch(`${url}/prompt/a%20castle?width=256&height=256&seed=${seed}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A picture was answered with ${answer.status}.`);
    }),
  );
  return (PICTURES * 1000) / (performance.now() - started);
}

import type { BenchRow } from '../measuring/bench-part.types.ts';
import type { MeasuredServer } from '../measuring/built-site.ts';
import { asRatio, median } from '../measuring/samples.ts';
import { load } from '../measuring/wrk.ts';

export const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
export const ACCEPTS = { 'Accept-Encoding': 'br, gzip' };

/** An address under load, and the server whose time it takes. */
export interface LoadedPage {
  server: MeasuredServer;
  path: string;
  headers?: Readonly<Record<string, string>>;
}

export interface PageSpeed {
  requestsPerSecond: number;
  /** Of the server's processor time: what else the machine does counts less. */
  microsecondsPerRequest: number;
}

/** All in turn, round by round: whatever else the machine does slows each of them. Answers the medians. */
export async function measureInTurn<Name extends string>(
  pages: Record<Name, LoadedPage>,
  say: (line: string) => void,
): Promise<Record<Name, PageSpeed>> {
  const names = Object.keys(pages) as Name[];
  const speeds = new Map<Name, PageSpeed[]>(names.map((name) => [name, []]));
  for (const name of names) await measureOnce(pages[name]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) speeds.get(name)?.push(await measureOnce(pages[name]));
    const line = names.map(
      (name) => `${name} ${Math.round(speeds.get(name)?.at(-1)?.requestsPerSecond ?? 0)}`,
    );
    say(`${line.join(', ')} a second`);
  }
  return Object.fromEntries(names.map((name) => [name, medianOf(speeds.get(name) ?? [])])) as Record<
    Name,
    PageSpeed
  >;
}

async function measureOnce({ server, path, headers }: LoadedPage): Promise<PageSpeed> {
  const before = server.processorTime();
  const { requests, requestsPerSecond, failures } = await load(server.url + path, {
    seconds: SECONDS,
    connections: CONNECTIONS,
    headers: { ...ACCEPTS, ...headers },
    core: CLIENT_CORE,
  });
  if (failures > 0) throw new Error(`${path} failed ${failures} times.`);
  return {
    requestsPerSecond,
    microsecondsPerRequest: ((server.processorTime() - before) * 1000) / requests,
  };
}

function medianOf(speeds: readonly PageSpeed[]): PageSpeed {
  return {
    requestsPerSecond: median(speeds.map((speed) => speed.requestsPerSecond)),
    microsecondsPerRequest: median(speeds.map((speed) => speed.microsecondsPerRequest)),
  };
}

/** A row that says how many times as quick `ours` is. */
export function compareSpeeds(what: string, ours: PageSpeed, theirs: PageSpeed, promised: number): BenchRow {
  const ratio = ours.requestsPerSecond / theirs.requestsPerSecond;
  const byTime = theirs.microsecondsPerRequest / ours.microsecondsPerRequest;
  return {
    what,
    promise: `at least ${promised}x`,
    measured: `${asRatio(ratio)}x`,
    kept: ratio >= promised,
    kind: 'ratio',
    note: `${perSecond(ours)} against ${perSecond(theirs)} a second; by processor time ${asRatio(byTime)}x`,
  };
}

const perSecond = ({ requestsPerSecond }: PageSpeed) => Math.round(requestsPerSecond);

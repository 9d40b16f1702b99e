import type { BenchRow } from '../measuring/bench-part.types.ts';
import type { MeasuredServer } from '../measuring/built-site.ts';
import { asRatio, median } from '../measuring/samples.ts';
import { load } from '../measuring/wrk.ts';

export const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 32;
export const ACCEPTS = { 'Accept-Encoding': 'br, gzip' };

/** An address under load, and the server whose time it takes. */
interface LoadedPage {
  server: MeasuredServer;
  path: string;
  headers?: Readonly<Record<string, string>>;
}

/** Of one round. */
interface PageSpeed {
  requestsPerSecond: number;
  /** Of the server's processor time: what else the machine does counts less. */
  microsecondsPerRequest: number;
}

/** All in turn, round by round: whatever else the machine does slows each of them. */
export async function measureInTurn<Name extends string>(
  pages: Record<Name, LoadedPage>,
  say: (line: string) => void,
): Promise<Record<Name, PageSpeed[]>> {
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
  return Object.fromEntries(speeds) as Record<Name, PageSpeed[]>;
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

/** A row that says how many times as quick `ours` is: the median of all rounds, each against its own. */
export function compareSpeeds(
  what: string,
  ours: readonly PageSpeed[],
  theirs: readonly PageSpeed[],
  promised: number,
): BenchRow {
  const eachRound = (ratio: (ours: PageSpeed, theirs: PageSpeed) => number) =>
    median(ours.flatMap((one, round) => theirs.slice(round, round + 1).map((other) => ratio(one, other))));
  const ratio = eachRound((one, other) => one.requestsPerSecond / other.requestsPerSecond);
  const byTime = eachRound((one, other) => other.microsecondsPerRequest / one.microsecondsPerRequest);
  return {
    what,
    promise: `at least ${promised}x`,
    measured: `${asRatio(ratio)}x`,
    kept: ratio >= promised,
    kind: 'ratio',
    note: `${perSecond(ours)} against ${perSecond(theirs)} a second; by processor time ${asRatio(byTime)}x`,
  };
}

const perSecond = (speeds: readonly PageSpeed[]) =>
  Math.round(median(speeds.map(({ requestsPerSecond }) => requestsPerSecond)));

import { availableParallelism } from 'node:os';
import type { BenchOptions, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite } from '../measuring/built-site.ts';
import { asRatio, inMilliseconds, median } from '../measuring/samples.ts';
import { newOrder, orderPicture, PROMPTS } from './picture-orders.ts';

const TILES = 4;
const PROMISED_BUSY = 0.9;
/** Nobody notices a page that comes a twentieth of a second later. */
const PROMISED_LATENESS_MS = 50;

/** What becomes of the machine in a run as the yellow tool asks for it: four seeds of one prompt. */
export async function measureRun({ say }: BenchOptions): Promise<BenchRow[]> {
  const site = await startBuiltSite();
  try {
    for (let place = 0; place < PROMPTS.length; place++) await drawRun(site, place);
    await readLateness(site);
    const busy: number[] = [];
    for (let place = 0; place < PROMPTS.length; place++) {
      const before = site.processorTime();
      const wall = await drawRun(site, place);
      busy.push((site.processorTime() - before) / wall / Math.min(availableParallelism(), TILES));
      say(`a run of four in ${inMilliseconds(wall)}, cores busy ${asRatio(busy.at(-1) ?? 0)}`);
    }
    return [describeBusy(busy), describeLateness(await readLateness(site))];
  } finally {
    await site.stop();
  }
}

function describeBusy(busy: readonly number[]): BenchRow {
  return {
    what: 'cores that a run of four keeps busy',
    promise: `at least ${PROMISED_BUSY}`,
    measured: asRatio(median(busy)),
    kept: median(busy) >= PROMISED_BUSY,
    kind: 'ratio',
    note: `processor time against the time of the run on ${availableParallelism()} cores`,
  };
}

function describeLateness({ p99, longest }: Lateness): BenchRow {
  return {
    what: 'event loop while runs of four are drawn',
    promise: `99 % of ticks within ${PROMISED_LATENESS_MS} ms`,
    measured: inMilliseconds(p99),
    kept: p99 <= PROMISED_LATENESS_MS,
    kind: 'absolute',
    note: `looked at every 10 ms, which is part of the figure; the latest ${inMilliseconds(longest)}`,
  };
}

async function drawRun(site: MeasuredServer, place: number): Promise<number> {
  const tiles = Array.from({ length: TILES }, () => newOrder(place));
  const started = performance.now();
  await Promise.all(tiles.map((order) => orderPicture(site, order)));
  return performance.now() - started;
}

interface Lateness {
  p99: number;
  longest: number;
}

/** Since it was read last, in milliseconds. @throws {Error} when the site does not tell. */
async function readLateness({ url }: MeasuredServer): Promise<Lateness> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => {
    const [, seconds] =
      new RegExp(`^dreamseed_nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(figures) ?? [];
    if (seconds === undefined) throw new Error(`/metrics does not tell the event loop's ${name}.`);
    return Number(seconds) * 1000;
  };
  return { p99: read('p99'), longest: read('max') };
}

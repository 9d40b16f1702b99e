import { availableParallelism } from 'node:os';
import type { BenchOptions, BenchRow } from '../measuring/bench-part.types.ts';
import { startBuiltSite } from '../measuring/built-site.ts';
import { asRatio, inMilliseconds, median } from '../measuring/samples.ts';
import { type BareIllustrator, startBareIllustrator } from './bare-illustrator.ts';
import { drawTogether, newOrder, PROMPTS } from './picture-orders.ts';

const ROUNDS = 3;
/** Enough for the end, when one thread has nothing left to do, to weigh little. */
const PICTURES = 12;
const PROMISED_GAIN = 1.8;
/** Threads of one process share its memory and its main thread. */
const PROMISED_OF_POSSIBLE = 0.9;

/** What a second thread gains, and what a second process does, which shares nothing with the first. */
export async function measureThreads({ say }: BenchOptions): Promise<BenchRow[]> {
  if (availableParallelism() < 2) return [];
  // Not `await using`: what checks the imports cannot read that yet.
  const parts = new AsyncDisposableStack();
  try {
    const start = async (workers: number) =>
      parts.adopt(await startBuiltSite({ environment: { ILLUSTRATOR_WORKERS: `${workers}` } }), (site) =>
        site.stop(),
      );
    const [one, two] = [await start(1), await start(2)];
    const processes = [1, 2].map(() => parts.adopt(startBareIllustrator(), (process) => process.stop()));
    for (const site of [one, two]) await drawTogether(site, PROMPTS.length);
    await drawByProcesses(processes, 2 * PROMPTS.length);
    const gains: number[] = [];
    const gainsOfProcesses: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const single = await drawTogether(one, PICTURES);
      const double = await drawTogether(two, PICTURES);
      const alone = await drawByProcesses(processes.slice(0, 1), PICTURES);
      const both = await drawByProcesses(processes, PICTURES);
      say(
        `${PICTURES} pictures: one thread ${inMilliseconds(single)}, two ${inMilliseconds(double)}; one process ${inMilliseconds(alone)}, two ${inMilliseconds(both)}`,
      );
      gains.push(single / double);
      gainsOfProcesses.push(alone / both);
    }
    return describeGains(gains, gainsOfProcesses);
  } finally {
    await parts.disposeAsync();
  }
}

function describeGains(gains: readonly number[], gainsOfProcesses: readonly number[]): BenchRow[] {
  const gain = median(gains);
  const possible = median(gainsOfProcesses);
  const rounds = (all: readonly number[]) => all.map(asRatio).join(', ');
  return [
    {
      what: 'two drawing threads against one',
      promise: `at least ${asRatio(PROMISED_GAIN)}x`,
      measured: `${asRatio(gain)}x`,
      kept: gain >= PROMISED_GAIN,
      kind: 'ratio',
      note: `${PICTURES} pictures at once, median of ${ROUNDS} rounds in turn: ${rounds(gains)}; where two processes gain less than ${asRatio(PROMISED_GAIN)}x, the machine's second core is no whole one`,
    },
    {
      what: 'two drawing threads against what two processes gain',
      promise: `at least ${PROMISED_OF_POSSIBLE}`,
      measured: asRatio(gain / possible),
      kept: gain / possible >= PROMISED_OF_POSSIBLE,
      kind: 'ratio',
      note: `two processes with the illustrator alone gain ${asRatio(possible)}x: ${rounds(gainsOfProcesses)}`,
    },
  ];
}

/** Each takes the next picture as soon as it has drawn one. */
async function drawByProcesses(processes: readonly BareIllustrator[], pictures: number): Promise<number> {
  const orders = Array.from({ length: pictures }, (_, place) => newOrder(place)).values();
  const started = performance.now();
  const lanes = processes.map(async (process) => {
    for (const order of orders) await process.draw(order);
  });
  await Promise.all(lanes);
  return performance.now() - started;
}

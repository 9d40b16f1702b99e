import { availableParallelism } from 'node:os';
import type { BenchOptions, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite } from '../measuring/built-site.ts';
import { asRatio, inMilliseconds, median } from '../measuring/samples.ts';
import { newOrder, orderPicture, PROMPTS } from './picture-orders.ts';

const ROUNDS = 3;
/** Enough for the end, when one thread has nothing left to do, to weigh little. */
const PICTURES = 12;
/** A guest may have eight waiting; four lanes never reach that. */
const LANES = 4;
const PROMISED_GAIN = 1.8;

/** What a second thread gains. */
export async function measureThreads({ say }: BenchOptions): Promise<BenchRow[]> {
  if (availableParallelism() < 2) return [];
  const one = await startBuiltSite({ environment: { ILLUSTRATOR_WORKERS: '1' } });
  const two = await startBuiltSite({ environment: { ILLUSTRATOR_WORKERS: '2' } }).catch(async (error) => {
    await one.stop();
    throw error;
  });
  try {
    for (const site of [one, two]) await drawTogether(site, PROMPTS.length);
    const gains: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const single = await drawTogether(one, PICTURES);
      const double = await drawTogether(two, PICTURES);
      say(`${PICTURES} pictures: one thread ${inMilliseconds(single)}, two ${inMilliseconds(double)}`);
      gains.push(single / double);
    }
    const gain = median(gains);
    return [
      {
        what: 'two drawing threads against one',
        promise: `at least ${asRatio(PROMISED_GAIN)}x`,
        measured: `${asRatio(gain)}x`,
        kept: gain >= PROMISED_GAIN,
        kind: 'ratio',
        note: `${PICTURES} pictures at once, median of ${ROUNDS} rounds in turn: ${gains.map(asRatio).join(', ')}`,
      },
    ];
  } finally {
    await one.stop();
    await two.stop();
  }
}

async function drawTogether(site: MeasuredServer, pictures: number): Promise<number> {
  const orders = Array.from({ length: pictures }, (_, place) => newOrder(place));
  const started = performance.now();
  const waiting = orders.values();
  const lanes = Array.from({ length: LANES }, async () => {
    for (const order of waiting) await orderPicture(site, order);
  });
  await Promise.all(lanes);
  return performance.now() - started;
}

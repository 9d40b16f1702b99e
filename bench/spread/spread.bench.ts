import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite, startDrawingServer } from '../measuring/built-site.ts';
import { asRatio, inMilliseconds, median, quantile } from '../measuring/samples.ts';
import { drawTogether, newOrder, orderPicture, PROMPTS } from '../pictures/picture-orders.ts';

const PAIRS = 16;
const ROUNDS = 3;
const PICTURES = 12;
const PROMISED_OVERHEAD = 0.05;

/** What it costs to have pictures drawn by another server, and what a second one gains. */
export const spreadBench: BenchPart = {
  name: 'spread',
  async measure(options) {
    const parts = new AsyncDisposableStack();
    const keep = async (starting: Promise<MeasuredServer>) =>
      parts.adopt(await starting, (server) => server.stop());
    try {
      const drawing = [await keep(startDrawingServer()), await keep(startDrawingServer())];
      const spreadOver = (servers: readonly MeasuredServer[]) =>
        keep(
          startBuiltSite({
            environment: {
              IMAGE_ENGINES: 'dreamseed',
              DREAMSEED_URLS: servers.map(({ url }) => url).join(','),
            },
          }),
        );
      const alone = await keep(startBuiltSite({ environment: { ILLUSTRATOR_WORKERS: '1' } }));
      const [one, two] = [await spreadOver(drawing.slice(0, 1)), await spreadOver(drawing)];
      return [await measureHop({ alone, one }, options), await measureGain({ one, two }, options)];
    } finally {
      await parts.disposeAsync();
    }
  },
};

/** The same seeds on both sides, in turn and in changing order: whatever else the machine does slows both. */
async function measureHop(
  { alone, one }: { alone: MeasuredServer; one: MeasuredServer },
  { say }: BenchOptions,
): Promise<BenchRow> {
  const above: number[] = [];
  const added: number[] = [];
  for (let pair = -PROMPTS.length; pair < PAIRS; pair++) {
    const order = newOrder(pair + PROMPTS.length);
    const sites = pair % 2 === 0 ? [alone, one] : [one, alone];
    const walls = new Map<MeasuredServer, number>();
    for (const site of sites) walls.set(site, (await orderPicture(site, order)).wall);
    const [here = 0, there = 0] = [walls.get(alone), walls.get(one)];
    if (pair < 0) continue;
    say(`${inMilliseconds(there)} by another server, ${inMilliseconds(here)} here`);
    above.push(there / here - 1);
    added.push(there - here);
  }
  const overhead = median(above);
  return {
    what: 'a picture by another server against one by this, 1024 x 1024',
    promise: 'at most 5 % more',
    measured: inPercent(overhead),
    kept: overhead <= PROMISED_OVERHEAD,
    kind: 'ratio',
    note: `median of ${PAIRS} pairs, half of them ${inPercent(quantile(above, 0.25))} to ${inPercent(quantile(above, 0.75))}; ${inMilliseconds(median(added))}`,
  };
}

async function measureGain(
  { one, two }: { one: MeasuredServer; two: MeasuredServer },
  { say }: BenchOptions,
): Promise<BenchRow> {
  await drawTogether(two, PROMPTS.length * 2);
  const gains: number[] = [];
  const rates: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const single = await drawTogether(one, PICTURES);
    const double = await drawTogether(two, PICTURES);
    say(`${PICTURES} pictures: one server ${inMilliseconds(single)}, two ${inMilliseconds(double)}`);
    gains.push(single / double);
    rates[0].push((PICTURES * 60_000) / single);
    rates[1].push((PICTURES * 60_000) / double);
  }
  const [slow, quick] = rates.map((rate) => Math.round(median(rate)));
  return {
    what: 'two drawing servers against one, on one machine',
    promise: '',
    measured: `${asRatio(median(gains))}x`,
    kind: 'ratio',
    note: `${slow} and ${quick} pictures a minute, one thread each; what two processes gain here is the row of threads in pictures`,
  };
}

const inPercent = (part: number) => `${(part * 100).toFixed(1)} %`;

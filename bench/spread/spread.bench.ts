import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite, startDrawingServer } from '../measuring/built-site.ts';
import { asRatio, inMilliseconds, inPercent, median, quantile } from '../measuring/samples.ts';
import { drawTogether, newOrder, orderPicture, PROMPTS } from '../pictures/picture-orders.ts';

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
      const [one, two] = [await spreadOver(drawing.slice(0, 1)), await spreadOver(drawing)];
      const hop = await measureHop({ site: one, drawing: drawing[0] ?? one }, options);
      return [hop, await measureGain({ one, two }, options)];
    } finally {
      await parts.disposeAsync();
    }
  },
};

/** The very same pictures as both sides time them: whatever else the machine does is in both figures. */
async function measureHop(
  { site, drawing }: { site: MeasuredServer; drawing: MeasuredServer },
  { say }: BenchOptions,
): Promise<BenchRow> {
  for (const place of PROMPTS.keys()) await orderPicture(site, newOrder(place));
  const above: number[] = [];
  const added: number[] = [];
  for (let place = 0; place < PICTURES * 2; place++) {
    const before = [await readEngineTime(site, 'dreamseed'), await readEngineTime(drawing, 'illustrator')];
    await orderPicture(site, newOrder(place));
    const after = [await readEngineTime(site, 'dreamseed'), await readEngineTime(drawing, 'illustrator')];
    const [asked = 0, drawn = 0] = after.map((time, side) => time - (before[side] ?? 0));
    say(`${inMilliseconds(asked)} asked, of which ${inMilliseconds(drawn)} drawn`);
    above.push(asked / drawn - 1);
    added.push(asked - drawn);
  }
  const overhead = median(above);
  return {
    what: 'a picture by another server above its drawing there, 1024 x 1024',
    promise: 'at most 5 %',
    measured: inPercent(overhead),
    kept: overhead <= PROMISED_OVERHEAD,
    kind: 'ratio',
    note: `median of ${PICTURES * 2}, half of them ${inPercent(quantile(above, 0.25))} to ${inPercent(quantile(above, 0.75))}; ${inMilliseconds(median(added))} for the way there and back`,
  };
}

/** What an engine has taken for its pictures so far, in milliseconds. */
async function readEngineTime({ url }: MeasuredServer, engine: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`);
  const line = new RegExp(`^dreamseed_engine_seconds_sum\\{engine="${engine}"\\} (\\S+)$`, 'm');
  return Number(line.exec(await answer.text())?.[1]) * 1000;
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

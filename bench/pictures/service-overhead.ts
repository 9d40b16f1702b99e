import { createAccountClient } from '../../tests/support/identity/account-client.ts';
import type { BenchOptions, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite } from '../measuring/built-site.ts';
import { inMilliseconds, inPercent, median, quantile } from '../measuring/samples.ts';
import { startBareIllustrator } from './bare-illustrator.ts';
import { newOrder, orderPicture, PROMPTS } from './picture-orders.ts';

const PAIRS = 24;
const WARM_UP = PROMPTS.length;
const PROMISED_OVERHEAD = 0.03;

/** What the image service costs above the illustrator's own time for the same pictures. */
export async function measureOverhead(options: BenchOptions): Promise<BenchRow[]> {
  // One thread on each side, so that both have drawn the same pictures and are equally warm.
  const site = await startBuiltSite({ environment: { ILLUSTRATOR_WORKERS: '1' } });
  try {
    return [await measureGuests(site, options), await measureAccount(site, options)];
  } finally {
    await site.stop();
  }
}

/** The same seeds on both sides, in turn and in changing order: whatever else the machine does slows both. */
async function measureGuests(site: MeasuredServer, { say }: BenchOptions): Promise<BenchRow> {
  const bare = startBareIllustrator();
  const above: number[] = [];
  const inside: number[] = [];
  const own: number[] = [];
  try {
    for (let pair = -WARM_UP; pair < PAIRS; pair++) {
      const order = newOrder(pair + WARM_UP);
      const drawBare = () => bare.draw(order);
      const first = pair % 2 === 0 ? await drawBare() : undefined;
      const { wall, engine } = await orderPicture(site, order);
      const alone = first ?? (await drawBare());
      if (pair < 0) continue;
      say(`${inMilliseconds(wall)} with the service, ${inMilliseconds(alone)} without`);
      above.push(wall / alone - 1);
      inside.push(wall - engine);
      own.push(alone);
    }
  } finally {
    await bare.stop();
  }
  const overhead = median(above);
  return {
    what: 'image service above the illustrator, 1024 x 1024',
    promise: 'at most 3 %',
    measured: inPercent(overhead),
    kept: overhead <= PROMISED_OVERHEAD,
    kind: 'ratio',
    note: `median of ${PAIRS} pairs, half of them ${inPercent(quantile(above, 0.25))} to ${inPercent(quantile(above, 0.75))}; illustrator ${inMilliseconds(median(own))}, service before and after it ${inMilliseconds(median(inside))}`,
  };
}

/** What a new account's credits pay for. */
const ACCOUNT_PICTURES = 10;

/** An account's picture is set aside for, stored and marked as delivered before its first byte leaves. */
async function measureAccount(site: MeasuredServer, { say }: BenchOptions): Promise<BenchRow> {
  const client = createAccountClient((path, init) => fetch(site.url + path, init), { origin: site.url });
  await client.signUp();
  const above: number[] = [];
  const around: number[] = [];
  for (let place = 0; place < ACCOUNT_PICTURES; place++) {
    const { wall, engine } = await orderPicture(site, newOrder(place), {
      Authorization: `Bearer ${client.token()}`,
      'X-Dreamseed-Tool': 'green',
    });
    say(`${inMilliseconds(wall)} for an account, of which the engine ${inMilliseconds(engine)}`);
    above.push((wall - engine) / engine);
    around.push(wall - engine);
  }
  return {
    what: 'image service above the engine for an account',
    promise: 'at most 3 %',
    measured: inPercent(median(above)),
    kept: median(above) <= PROMISED_OVERHEAD,
    kind: 'ratio',
    note: `median of ${ACCOUNT_PICTURES}; ${inMilliseconds(median(around))} to set credits aside, store and deliver, beside the engine's time as the answer tells it`,
  };
}

import { availableParallelism } from 'node:os';
import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { type MeasuredServer, startBuiltSite } from '../measuring/built-site.ts';
import { asRatio, inMilliseconds, median } from '../measuring/samples.ts';

const SIZE = 'width=1024&height=1024';
const PICTURES = 12;
const PROMISED_OVERHEAD = 0.03;
const PROMISED_GAIN = 1.8;
const PROMPTS = ['a castle on a hill', 'a fox in a forest', 'a sailing boat at sea', 'a cat on a sofa'];

/** What the image service adds to the illustrator's own time, and what more threads are good for. */
export const picturesBench: BenchPart = {
  name: 'pictures',
  async measure(options) {
    const site = await startBuiltSite();
    try {
      await drawOnce(site, 0);
      return [await measureOverhead(site, options), ...(await measureThreads(site))];
    } finally {
      await site.stop();
    }
  },
};

interface DrawnPicture {
  /** From asking to the last byte, in milliseconds. */
  wall: number;
  /** Of the engine alone, as the service says. */
  engine: number;
}

let nextSeed = 1;

/** Every picture has a seed of its own, so that none is answered from memory. */
async function drawOnce(site: MeasuredServer, place: number): Promise<DrawnPicture> {
  const prompt = encodeURIComponent(PROMPTS[place % PROMPTS.length] ?? '');
  const started = performance.now();
  const answer = await fetch(`${site.url}/prompt/${prompt}?${SIZE}&seed=${nextSeed++}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The image service answered ${answer.status}.`);
  const wall = performance.now() - started;
  return { wall, engine: Number(answer.headers.get('X-Dreamseed-Duration-Ms')) };
}

async function measureOverhead(site: MeasuredServer, { say }: BenchOptions): Promise<BenchRow> {
  const drawn: DrawnPicture[] = [];
  for (let place = 0; place < PICTURES; place++) {
    const picture = await drawOnce(site, place);
    say(`${inMilliseconds(picture.wall)}, of which the engine ${inMilliseconds(picture.engine)}`);
    drawn.push(picture);
  }
  const overhead = median(drawn.map(({ wall, engine }) => (wall - engine) / engine));
  return {
    what: 'image service above the engine, 1024 x 1024',
    promise: 'at most 3 %',
    measured: `${(overhead * 100).toFixed(1)} %`,
    kept: overhead <= PROMISED_OVERHEAD,
    kind: 'ratio',
    note: `median of ${PICTURES}; engine ${inMilliseconds(median(drawn.map(({ engine }) => engine)))}`,
  };
}

/** The same four pictures one after the other and as one run of four. */
async function measureThreads(site: MeasuredServer): Promise<BenchRow[]> {
  const cores = availableParallelism();
  if (cores < 2) return [];
  const gains: number[] = [];
  for (let round = 0; round < 3; round++) {
    const single = performance.now();
    for (const place of PROMPTS.keys()) await drawOnce(site, place);
    const together = performance.now();
    await Promise.all([...PROMPTS.keys()].map((place) => drawOnce(site, place)));
    gains.push((together - single) / (performance.now() - together));
  }
  const promised = PROMISED_GAIN * (Math.min(cores, PROMPTS.length) / 2);
  return [
    {
      what: 'a run of four against one picture at a time',
      promise: `at least ${asRatio(promised)}x`,
      measured: `${asRatio(median(gains))}x`,
      kept: median(gains) >= promised,
      kind: 'ratio',
      note: `${cores} cores`,
    },
  ];
}

/**
 * Prints what pictures cost on this machine, beside what is promised for a quiet one with two cores:
 *
 *     npm run bench:illustrator [-- side in pixels, 1024 by default]
 *
 * Ratios compare figures of the same run, so that they hold on other machines too.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createIllustratorEngine } from '../src/features/image-engines/engines/illustrator/illustrator.engine.ts';
import { encodePicture } from '../src/illustrator/encode.ts';
import { illustrate } from '../src/illustrator/illustrate.ts';
import type { IllustrationRequest, ImageFormat } from '../src/illustrator/illustrator.types.ts';
import { measureFirstPicture } from './first-picture.ts';
import { drawRandomRequests, median, STYLES_OF_THE_SAMPLE_SHEET } from './illustrator-samples.ts';

const [side = 1024] = process.argv.slice(2).map(Number);
const SIZE = { width: side, height: side };
const MOTIFS = ['a castle on a hill', 'a fox in a forest', 'a sailing boat at sea', 'a cat on a sofa'];
const projectRoot = fileURLToPath(new URL('..', import.meta.url));

const milliseconds = (value: number) => `${Math.round(value)} ms`;

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

await illustrate({ prompt: MOTIFS[0]!, ...SIZE, seed: 1 });
await benchStyles();
await benchRandomRequests();
await benchEncoding();
await benchStopping();
await benchWorkers();
await benchFirstPicture();

async function benchStyles(): Promise<void> {
  const times: Record<string, number> = {};
  for (const style of STYLES_OF_THE_SAMPLE_SHEET) {
    const each: number[] = [];
    for (const [seed, motif] of MOTIFS.entries())
      each.push(await processorTime(() => illustrate({ prompt: `${motif}, ${style}`, ...SIZE, seed })));
    times[style] = median(each);
  }
  const plain = times.Photorealistic ?? 1;
  console.log(`\nProcessor time per picture, ${side} x ${side}, median of ${MOTIFS.length}`);
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([style, time]) => [
        style,
        { time: milliseconds(time), 'against Photorealistic': (time / plain).toFixed(2) },
      ]),
    ),
  );
  const all = Object.values(times);
  console.log(
    `median ${milliseconds(median(all))} (promised 700), worst ${milliseconds(Math.max(...all))} (promised 1200)`,
  );
}

async function benchRandomRequests(): Promise<void> {
  const slowest = await drawRandomRequests(40, SIZE, processorTime);
  console.log(
    `\nSlowest of 40 random option sets: ${milliseconds(slowest.time)} (promised 3000): ${slowest.prompt}`,
  );
}

async function benchEncoding(): Promise<void> {
  const request: IllustrationRequest = { prompt: MOTIFS[0]!, ...SIZE, seed: 1 };
  const drawing = await processorTime(() => illustrate(request));
  const { picture } = await illustrate(request);
  const formats: readonly ImageFormat[] = ['jpeg', 'webp', 'png'];
  console.log('\nEncoding (promised for JPEG or WebP: 60 ms)');
  for (const format of formats) {
    const each: number[] = [];
    for (let round = 0; round < 5; round++)
      each.push(await processorTime(() => encodePicture(picture, format)));
    console.log(
      `${format}: ${milliseconds(median(each))}, ${(median(each) / drawing).toFixed(2)} of drawing`,
    );
  }
}

/** How long the illustrator works at most between two looks at its signal. */
async function benchStopping(): Promise<void> {
  let longest = 0;
  for (const [seed, style] of STYLES_OF_THE_SAMPLE_SHEET.entries()) {
    let last = performance.now();
    const signal = {
      get aborted() {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        return false;
      },
    };
    await illustrate({ prompt: `${MOTIFS[seed % MOTIFS.length]}, ${style}`, ...SIZE, seed }, signal);
  }
  console.log(`\nLongest stretch without looking whether to stop: ${milliseconds(longest)} (promised 100)`);
}

async function picturesPerSecond(workers: number, pictures: number): Promise<number> {
  const engine = createIllustratorEngine({ projectRoot, workers });
  const { signal } = new AbortController();
  try {
    await engine.warm?.();
    const started = performance.now();
    await Promise.all(
      Array.from({ length: pictures }, (_, seed) =>
        engine.generate({ prompt: MOTIFS[seed % MOTIFS.length]!, ...SIZE, seed, format: 'jpeg' }, { signal }),
      ),
    );
    return (pictures * 1000) / (performance.now() - started);
  } finally {
    await engine.close?.();
  }
}

async function benchWorkers(): Promise<void> {
  if (availableParallelism() < 2) return console.log('\nOne core: two workers cannot be compared with one.');
  // In turn, twice: whatever else the machine does should slow both.
  const one = [await picturesPerSecond(1, 12)];
  const two = [await picturesPerSecond(2, 12)];
  one.push(await picturesPerSecond(1, 12));
  two.push(await picturesPerSecond(2, 12));
  const ratio = Math.max(...two) / Math.max(...one);
  console.log(
    `\nOne worker ${Math.max(...one).toFixed(2)} pictures a second, two ${Math.max(...two).toFixed(2)}: ` +
      `${ratio.toFixed(2)} times (promised 1.8)`,
  );
}

async function benchFirstPicture(): Promise<void> {
  const { wall, memory } = await measureFirstPicture({ prompt: MOTIFS[0]!, ...SIZE, seed: 1 });
  console.log(`\nA new process: first picture after ${milliseconds(wall)} (promised 2000)`);
  console.log(`Its memory after 20 pictures: ${Math.round(memory / 2 ** 20)} MB (promised 350)`);
}

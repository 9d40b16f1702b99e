/**
 * Prints what pictures cost on this machine, beside what is promised for a quiet one with two cores:
 *
 *     npm run bench:illustrator [-- side in pixels, 1024 by default]
 *
 * Ratios compare figures of the same run, so that they hold on other machines too. What threads share, and
 * how soon a stop takes effect, is measured by `npm run bench -- pictures`.
 */

import { encodePicture } from '../src/encode.ts';
import { illustrate } from '../src/illustrate.ts';
import type { IllustrationRequest, ImageFormat } from '../src/illustrator.types.ts';
import { measureFirstPicture } from './first-picture.ts';
import { drawRandomRequests, median, STYLES_OF_THE_SAMPLE_SHEET } from './illustrator-samples.ts';
import { timeEnlarging, timePainting } from './painting.ts';

const [side = 1024] = process.argv.slice(2).map(Number);
const SIZE = { width: side, height: side };
const MOTIFS = ['a castle on a hill', 'a fox in a forest', 'a sailing boat at sea', 'a cat on a sofa'];

const milliseconds = (value: number) => `${Math.round(value)} ms`;

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

await illustrate({ prompt: MOTIFS[0]!, ...SIZE, seed: 1 });
await benchStyles();
await benchPainting();
await benchEnlarging();
await benchRandomRequests();
await benchEncoding();
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

async function benchPainting(): Promise<void> {
  const times = [];
  for (const style of ['Oil Painting', 'Comic', 'Papercut'])
    times.push(...(await timePainting(style, SIZE, processorTime)));
  const styleAlone = median(times.map((time) => time.styleAlone));
  const more = median(times.map((time) => time.whole - time.styleAlone));
  console.log(
    `\nPainting a photograph: ${milliseconds(styleAlone)} for the style alone, ${milliseconds(more)} more in all (promised 150)`,
  );
}

async function benchEnlarging(): Promise<void> {
  const request: IllustrationRequest = { prompt: MOTIFS[0]!, ...SIZE, seed: 1 };
  const { drawing, enlarging } = await timeEnlarging(request, processorTime);
  console.log(
    `\nFour times as large, as PNG: ${milliseconds(enlarging)}, ${(enlarging / drawing).toFixed(1)} of drawing (promised 8)`,
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

async function benchFirstPicture(): Promise<void> {
  const { wall, memory } = await measureFirstPicture({ prompt: MOTIFS[0]!, ...SIZE, seed: 1 });
  console.log(`\nA new process: first picture after ${milliseconds(wall)} (promised 2000)`);
  console.log(`Its memory after 20 pictures: ${Math.round(memory / 2 ** 20)} MB (promised 350)`);
}

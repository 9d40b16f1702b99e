/** A worker for tests of the engine around it: paints stripes as slowly as its prompt says, and breaks on demand. */
import { threadId } from 'node:worker_threads';
import { decodePicture } from '@dreamseed/illustrator/decode';
import { IllustrationStopped } from '@dreamseed/illustrator/stopped';
import type { Illustrate } from '@dreamseed/illustrator/types';
import sharp from 'sharp';
import { createDrawTaskHandler } from './draw-task-handler.ts';

function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

function readNumber(prompt: string, word: string): number {
  return Number(new RegExp(`${word}=(\\d+)`).exec(prompt)?.[1] ?? 0);
}

/** Keeps more and more until the thread's heap is full. */
function eat(): never {
  const kept: object[] = [];
  for (;;) kept.push({ number: kept.length, list: [kept.length] });
}

const illustrate: Illustrate = async (request, signal) => {
  const { prompt, width, height, seed, variation = 0, startingPicture } = request;
  const shade = startingPicture ? startingPicture.pixels[0]! : 0;
  if (prompt.includes('fail')) throw new Error('the paint ran out');
  if (prompt.includes('hungry')) eat();
  if (prompt.includes('deaf')) {
    signal?.progress?.(0.1);
    spin(60_000);
  }
  const pixels = new Uint8ClampedArray(width * height * 4);
  const pause = readNumber(prompt, 'milliseconds') / height;
  for (let row = 0; row < height; row++) {
    pixels.fill(((seed + variation) * 31 + row * 7 + shade) % 256, row * width * 4, (row + 1) * width * 4);
    spin(pause);
    if (signal?.aborted) throw new IllustrationStopped();
    signal?.progress?.((row + 1) / height);
  }
  return {
    picture: { pixels, width, height },
    report: {
      understood: [`thread ${threadId}`],
      unknown: [],
      borrowed: [],
      scene: 'abstract',
      style: 'photo',
    },
  };
};

export default createDrawTaskHandler({
  illustrate,
  decode: decodePicture,
  learn: () => Promise.reject(new Error('The test painter learns nothing.')),
  async encode({ pixels, width, height }, format, size = { width, height }) {
    return await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize({ ...size, fit: 'fill' })
      .toFormat(format)
      .toBuffer();
  },
});

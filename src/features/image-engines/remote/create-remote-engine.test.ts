import { expect, it } from 'vitest';
import type { ImageRequest } from '../image-engines.types.ts';
import { createRemoteEngine } from './create-remote-engine.ts';

const REQUEST: ImageRequest = { prompt: 'a fox', width: 64, height: 64, seed: 1, format: 'png' };
const forever = () => new AbortController().signal;

function createEngine(ask: () => Promise<Uint8Array>, timeoutMs = 60_000) {
  const models = { standard: '', booster: '', yellow: '' };
  return createRemoteEngine({ name: 'far', version: '1', models, concurrency: 1, timeoutMs, ask });
}

it('lets a caller go in time, and tells of the work that goes on until the engine is closed', async () => {
  const engine = createEngine(() => new Promise(() => {}), 20);
  const work: Promise<void>[] = [];
  const drawing = engine.generate(REQUEST, { signal: forever(), onWork: (ended) => work.push(ended) });
  await expect(drawing).rejects.toMatchObject({ kind: 'timeout' });
  let hasEnded = false;
  void work[0]?.then(() => {
    hasEnded = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect([work.length, hasEnded]).toEqual([1, false]);
  await engine.close();
  await expect.poll(() => hasEnded).toBe(true);
});

it('asks nothing for a caller who has left already', async () => {
  let asked = 0;
  const engine = createEngine(async () => {
    asked++;
    return new Uint8Array();
  });
  const drawing = engine.generate(REQUEST, { signal: AbortSignal.abort() });
  await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setImmediate(resolve));
  expect(asked).toBe(0);
  await engine.close();
});

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { detectImageType } from '../../image-bytes.rules.ts';
import { describeImageEngineContract } from '../../image-engines.contract.ts';
import type { ImageEngine, ImageFormat, ImageRequest } from '../../image-engines.types.ts';
import { createIllustratorEngine } from './illustrator.engine.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../../../..');
const workerFile = path.join(import.meta.dirname, 'test-painter.worker.ts');

function createTestEngine(workers = 1): ImageEngine {
  return createIllustratorEngine({ projectRoot, workers, workerFile, stopPatienceMs: 300 });
}

describeImageEngineContract('a worker pool around a test painter', () => createTestEngine(2), {
  prompt: 'milliseconds=1000',
});

// Times are measured: a machine that is busy with other things may miss a limit once, hence the retries.
describe('the worker pool', () => {
  let engine: ImageEngine;
  afterEach(() => engine.close());

  const request = (prompt: string, overrides: Partial<ImageRequest> = {}): ImageRequest => ({
    prompt,
    width: 64,
    height: 64,
    seed: 1,
    format: 'png',
    ...overrides,
  });
  const draw = (prompt: string, signal = new AbortController().signal) =>
    engine.generate(request(prompt), { signal });

  it('keeps the same thread when a picture is stopped', { retry: 2 }, async () => {
    engine = createTestEngine();
    const before = await draw('first');
    const controller = new AbortController();
    const stopped = draw('milliseconds=5000', controller.signal);
    await sleep(60);
    const started = performance.now();
    controller.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - started).toBeLessThan(100);
    const after = await draw('second');
    expect(after.understood).toEqual(before.understood);
  });

  it('draws as many pictures at once as it has threads', async () => {
    engine = createTestEngine(2);
    await engine.warm();
    const images = await Promise.all([draw('milliseconds=200'), draw('milliseconds=200')]);
    expect(new Set(images.map((image) => image.understood?.[0])).size).toBe(2);
  });

  it('gives up a waiting picture at once, while another is drawn', { retry: 2 }, async () => {
    engine = createTestEngine();
    await engine.warm();
    const running = draw('milliseconds=300');
    const controller = new AbortController();
    const waiting = draw('milliseconds=300', controller.signal);
    await sleep(30);
    const started = performance.now();
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - started).toBeLessThan(100);
    expect((await running).bytes.byteLength).toBeGreaterThan(0);
  });

  it('replaces a thread that does not stop', async () => {
    engine = createTestEngine();
    const before = await draw('first');
    const controller = new AbortController();
    const stuck = draw('deaf', controller.signal);
    await sleep(50);
    controller.abort();
    await expect(stuck).rejects.toMatchObject({ name: 'AbortError' });
    const after = await draw('second');
    expect(after.understood).not.toEqual(before.understood);
  });

  it.each<ImageFormat>(['png', 'jpeg', 'webp'])('encodes %s where it draws', async (format) => {
    engine = createTestEngine();
    const { signal } = new AbortController();
    const image = await engine.generate(request('a fox', { format }), { signal });
    expect(detectImageType(image.bytes)).toBe(`image/${format}`);
  });

  it('reports a failure of the painter and works on', async () => {
    engine = createTestEngine();
    await expect(draw('fail')).rejects.toThrow('the paint ran out');
    expect((await draw('again')).bytes.byteLength).toBeGreaterThan(0);
  });

  it('tells progress while it draws', async () => {
    engine = createTestEngine();
    await engine.warm();
    const told: number[] = [];
    const { signal } = new AbortController();
    await engine.generate(request('milliseconds=120'), { signal, onProgress: (done) => told.push(done) });
    expect(told.length).toBeGreaterThan(10);
    expect(told.at(-1)).toBe(1);
  });
});

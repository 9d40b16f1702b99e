import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { detectImageType } from '../../image-bytes.rules.ts';
import { describeImageEngineContract } from '../../image-engines.contract-suite.ts';
import type {
  GenerateOptions,
  ImageEngine,
  ImageFormat,
  ImageRequest,
  PicturePreview,
} from '../../image-engines.types.ts';
import { createIllustratorEngine } from './illustrator.engine.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../../../..');
const workerFile = path.join(import.meta.dirname, 'test-painter.worker.ts');

/** Longer than a test may take: within it, only a thread that stops by itself is free again. */
const ENDLESS_TIMEOUT_MS = 30_000;

function createTestEngine(workers = 1, stopTimeoutMs = 300): ImageEngine {
  return createIllustratorEngine({ projectRoot, workers, workerFile, stopTimeoutMs });
}

describeImageEngineContract('a worker pool around a test painter', () => createTestEngine(2), {
  prompt: 'milliseconds=1000',
});

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
  const draw = (
    prompt: string,
    signal = new AbortController().signal,
    onProgress?: GenerateOptions['onProgress'],
  ) => engine.generate(request(prompt), { signal, onProgress });

  /** A picture that outlasts its test, unless it is stopped. */
  const drawEndless = (prompt = 'milliseconds=30000') => {
    const controller = new AbortController();
    const painter = new EventEmitter();
    const picture = draw(prompt, controller.signal, () => painter.emit('row'));
    return { picture, nextRow: () => once(painter, 'row'), stop: () => controller.abort() };
  };

  it('keeps the same thread when a picture is stopped', async () => {
    engine = createTestEngine(1, ENDLESS_TIMEOUT_MS);
    const before = await draw('first');
    const { picture, nextRow, stop } = drawEndless();
    await nextRow();
    stop();
    await expect(picture).rejects.toMatchObject({ name: 'AbortError' });
    const after = await draw('second');
    expect(after.understood).toEqual(before.understood);
  });

  it('hands over previews before the picture, as large as it, and counts them in what is done', async () => {
    engine = createTestEngine();
    const [told, shown]: [number[], PicturePreview[]] = [[], []];
    const large = request('first', { width: 256, height: 256, format: 'webp' });
    const options = { signal: new AbortController().signal, onProgress: (done: number) => told.push(done) };
    const previews = { most: 3, onPreview: (preview: PicturePreview) => shown.push(preview) };
    const { bytes } = await engine.generate(large, { ...options, previews });
    // An eighth would be smaller than any picture.
    expect(shown).toHaveLength(2);
    const [whole, ...small] = await Promise.all(
      [bytes, ...shown.map((preview) => preview.bytes)].map((file) => sharp(file).metadata()),
    );
    for (const preview of small) expect(preview).toMatchObject({ width: 256, height: 256, format: 'webp' });
    expect(whole?.width).toBe(256);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told[0]).toBeLessThan(0.1);
  });

  it('stops while it draws a preview', async () => {
    engine = createTestEngine(1, ENDLESS_TIMEOUT_MS);
    const controller = new AbortController();
    let shown = 0;
    const drawing = engine.generate(request('milliseconds=5000', { width: 256, height: 256 }), {
      signal: controller.signal,
      onProgress: () => controller.abort(),
      previews: { most: 1, onPreview: () => shown++ },
    });
    await expect(drawing).rejects.toMatchObject({ name: 'AbortError' });
    await draw('the thread is free again');
    expect(shown).toBe(0);
  });

  it('draws as many pictures at once as it has threads', async () => {
    engine = createTestEngine(2);
    await engine.warm();
    const images = await Promise.all([draw('milliseconds=200'), draw('milliseconds=200')]);
    expect(new Set(images.map((image) => image.understood?.[0])).size).toBe(2);
  });

  it('gives up a waiting picture at once, while another is drawn', async () => {
    engine = createTestEngine(1, ENDLESS_TIMEOUT_MS);
    const other = drawEndless();
    let isOver = false;
    const running = other.picture.finally(() => {
      isOver = true;
    });
    await other.nextRow();
    const controller = new AbortController();
    const waiting = draw('milliseconds=300', controller.signal);
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await other.nextRow();
    expect(isOver).toBe(false);
    other.stop();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect((await draw('next')).bytes.byteLength).toBeGreaterThan(0);
  });

  it('replaces a thread that does not stop', async () => {
    engine = createTestEngine();
    const before = await draw('first');
    const { picture, nextRow, stop } = drawEndless('deaf');
    await nextRow();
    stop();
    await expect(picture).rejects.toMatchObject({ name: 'AbortError' });
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

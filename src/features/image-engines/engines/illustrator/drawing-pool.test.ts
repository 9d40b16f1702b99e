import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import type { ImageEngine } from '../../image-engines.types.ts';
import { createIllustratorEngine } from './illustrator.engine.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../../../..');

/** Threads begin late on a machine that is busy with other things. */
const LIMIT_MS = 60_000;

let engine: ImageEngine;
const draw = (prompt: string) =>
  engine.generate(
    { prompt, width: 64, height: 64, seed: 1, format: 'png' },
    { signal: new AbortController().signal },
  );
afterEach(() => engine.close());

it.each([
  ['throws while it is loaded', 'test-broken.worker.ts', 'a module is missing'],
  ['does not exist', 'no-such.worker.ts', 'no-such.worker.ts'],
])(
  'says so when the worker file %s, at every request',
  async (_, file, reason) => {
    const lost: Error[] = [];
    engine = createIllustratorEngine({
      projectRoot,
      workers: 2,
      workerFile: path.join(import.meta.dirname, file),
      onWorkerLost: (error) => lost.push(error),
    });
    const both = await Promise.allSettled([draw('a fox'), draw('a fox')]);
    for (const outcome of both) expect(outcome).toMatchObject({ status: 'rejected' });
    await expect(draw('a fox')).rejects.toThrow(reason);
    await expect(engine.warm()).rejects.toThrow(reason);
    expect(lost.length).toBeGreaterThanOrEqual(2);
  },
  LIMIT_MS,
);

it(
  'ends a thread alone that runs out of memory, and draws the next picture on a new one',
  async () => {
    const lost: Error[] = [];
    engine = createIllustratorEngine({
      projectRoot,
      workers: 2,
      workerFile: path.join(import.meta.dirname, 'test-painter.worker.ts'),
      heapMb: 48,
      onWorkerLost: (error) => lost.push(error),
    });
    const before = await Promise.all([draw('milliseconds=50'), draw('milliseconds=50')]);
    const [hungry, other] = await Promise.allSettled([draw('hungry'), draw('milliseconds=50')]);
    expect(hungry).toMatchObject({ status: 'rejected', reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
    expect(other).toMatchObject({ status: 'fulfilled' });
    const after = await Promise.all([draw('milliseconds=50'), draw('milliseconds=50')]);
    const threads = new Set([...before, ...after].map(({ understood }) => understood?.[0]));
    expect(threads.size).toBe(3);
    expect(lost).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'leaves no picture waiting when a thread is ended, and its successor while it starts',
  async () => {
    let toEnd = 2;
    const endThread = (thread: Worker) => {
      if (toEnd-- > 0) thread.terminate();
    };
    process.on('worker', endThread);
    engine = createIllustratorEngine({
      projectRoot,
      workers: 1,
      workerFile: path.join(import.meta.dirname, 'test-painter.worker.ts'),
    });
    const pictures = await Promise.allSettled([draw('a fox'), draw('a fox'), draw('a fox')]);
    process.off('worker', endThread);
    for (const outcome of pictures) expect(outcome).toMatchObject({ status: 'rejected' });
    await expect(draw('milliseconds=50')).resolves.toMatchObject({ engine: 'illustrator' });
  },
  LIMIT_MS,
);

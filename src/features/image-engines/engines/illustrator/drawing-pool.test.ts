import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { ImageEngine } from '../../image-engines.types.ts';
import { createIllustratorEngine } from './illustrator.engine.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../../../..');

let engine: ImageEngine;
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
    const draw = () =>
      engine.generate(
        { prompt: 'a fox', width: 64, height: 64, seed: 1, format: 'png' },
        { signal: new AbortController().signal },
      );
    const both = await Promise.allSettled([draw(), draw()]);
    for (const outcome of both) expect(outcome).toMatchObject({ status: 'rejected' });
    await expect(draw()).rejects.toThrow(reason);
    await expect(engine.warm()).rejects.toThrow(reason);
    expect(lost.length).toBeGreaterThanOrEqual(2);
  },
  10_000,
);

import path from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { knowsNothingOf } from '@dreamseed/illustrator/what-it-knows';
import { builtPrograms, programFile } from '../../../../platform/programs/program-file.ts';
import { toContentType } from '../../image-bytes.rules.ts';
import { createAbortError } from '../../image-engines.errors.ts';
import type { GenerateOptions, ImageEngine, ImageRequest } from '../../image-engines.types.ts';
import { assertDrawableSize } from '../../image-size.rules.ts';
import {
  type DrawNews,
  type DrawOutcome,
  type DrawWish,
  FLAG_COUNT,
  STARTED_FLAG,
  STOP_FLAG,
} from './draw-task.ts';
import { createDrawingPool, type DrawingPool } from './drawing-pool.ts';
import { hashSources } from './source-version.ts';

export const ILLUSTRATOR = 'illustrator';
const STOP_TIMEOUT_MS = 5_000;
const WARM_SIZE = 128;

interface IllustratorEngineOptions {
  /** The folder of package.json. */
  projectRoot: string;
  /** Threads, each drawing one picture at a time. */
  workers: number;
  /** Another worker file, for tests of the engine itself. */
  workerFile?: string;
  /** How large the heap of a thread may become, when not as large as usual. */
  heapMb?: number;
  /** A worker that has not stopped by then is stuck; it is ended, and another one takes its place. */
  stopTimeoutMs?: number;
  /** Told when a thread breaks between two pictures, or cannot be started. */
  onWorkerLost?: (error: Error) => void;
}

/** The built-in engine: draws the prompt on threads of its own, with no model, key or GPU. */
export function createIllustratorEngine({
  projectRoot,
  workers,
  workerFile = programFile(
    projectRoot,
    'src/features/image-engines/engines/illustrator/illustrator.worker.ts',
  ),
  heapMb,
  stopTimeoutMs = STOP_TIMEOUT_MS,
  onWorkerLost = () => {},
}: IllustratorEngineOptions): ImageEngine {
  const pool = createDrawingPool({ workerFile, workers, heapMb, onWorkerLost });
  const generate: ImageEngine['generate'] = async (request, options) => {
    assertDrawableSize(ILLUSTRATOR, request);
    const { previews } = options;
    const onPreview =
      previews &&
      ((bytes: Uint8Array<ArrayBuffer>) =>
        previews.onPreview({ bytes, engine: ILLUSTRATOR, seed: request.seed }));
    const wish = { request, previews: previews?.most ?? 0 };
    const outcome = await runTask(pool, wish, { ...options, stopTimeoutMs, onPreview });
    if (outcome.kind !== 'drawn') throw createAbortError();
    const { bytes, understood, unknown, borrowed } = outcome;
    return {
      bytes,
      contentType: toContentType(request.format),
      engine: ILLUSTRATOR,
      seed: request.seed,
      understood,
      unknown,
      borrowed,
    };
  };
  return {
    name: ILLUSTRATOR,
    version: hashSources(builtPrograms(projectRoot) ?? path.join(projectRoot, 'packages/illustrator/src')),
    deterministic: true,
    concurrency: workers,
    reportsProgress: true,
    // It draws what it has drawings of, and there are none that nobody should see.
    moderates: true,
    takesStartingPicture: true,
    takesLearnedStyle: true,
    knowsNothingOf,
    generate,
    async learnStyle(pictures, options) {
      const outcome = await runTask(pool, { learnFrom: pictures }, { ...options, stopTimeoutMs });
      if (outcome.kind !== 'learned') throw createAbortError();
      return { style: outcome.style, previews: outcome.previews };
    },
    async warm() {
      const { signal } = new AbortController();
      const pictures = Array.from({ length: workers }, (_, seed) =>
        generate(createWarmRequest(seed), { signal }),
      );
      await Promise.all(pictures);
    },
    async close() {
      await pool.close();
    },
  };
}

interface RunOptions extends Pick<GenerateOptions, 'signal' | 'onProgress'> {
  onPreview?: (bytes: Uint8Array<ArrayBuffer>) => void;
  stopTimeoutMs: number;
}

async function runTask(
  pool: DrawingPool,
  wanted: DrawWish | { learnFrom: readonly Uint8Array[] },
  { signal, onProgress, onPreview, stopTimeoutMs }: RunOptions,
): Promise<DrawOutcome> {
  if (signal.aborted) return { kind: 'stopped' };
  const flags = new SharedArrayBuffer(FLAG_COUNT * Int32Array.BYTES_PER_ELEMENT);
  const stop = watchForStop(signal, new Int32Array(flags), stopTimeoutMs);
  const channel = onProgress || onPreview ? new MessageChannel() : undefined;
  channel?.port1.on('message', (news: DrawNews) =>
    typeof news === 'number' ? onProgress?.(news) : onPreview?.(news),
  );
  const running = pool.run(
    { ...wanted, flags, news: channel?.port2 },
    { signal: stop.kill, transferList: channel ? [channel.port2] : [] },
  );
  try {
    return await Promise.race([running, stop.beforeStart]);
  } catch (error) {
    if (signal.aborted) return { kind: 'stopped' };
    throw error;
  } finally {
    stop.release();
    channel?.port1.close();
  }
}

interface StopWatch {
  /** Resolves when the picture was given up before a worker began; the worker will skip it. */
  beforeStart: Promise<DrawOutcome>;
  /** Ends the worker: for one that does not look at its flag. */
  kill: AbortSignal;
  release(): void;
}

function watchForStop(signal: AbortSignal, flags: Int32Array, timeoutMs: number): StopWatch {
  const killer = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  const beforeStart = new Promise<DrawOutcome>((resolve) => {
    onAbort = () => {
      Atomics.store(flags, STOP_FLAG, 1);
      if (Atomics.load(flags, STARTED_FLAG) === 0) resolve({ kind: 'stopped' });
      else timer = setTimeout(() => killer.abort(), timeoutMs);
    };
  });
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    beforeStart,
    kill: killer.signal,
    release() {
      signal.removeEventListener('abort', onAbort);
      clearTimeout(timer);
    },
  };
}

function createWarmRequest(seed: number): ImageRequest {
  return { prompt: 'a lighthouse by the sea', width: WARM_SIZE, height: WARM_SIZE, seed, format: 'jpeg' };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Automatic1111Service } from './automatic1111-service.ts';

/** A server that tells nothing may be replaced by one that does. */
const ASK_AGAIN_AFTER_MS = 10 * 60_000;

interface WatchOptions {
  taskId: string;
  pauseMs: number;
  onProgress: (done: number) => void;
}

/** Looks on until the signal is aborted: when the picture is there, or nobody wants it any more. */
type Watch = (signal: AbortSignal) => Promise<void>;

interface ProgressWatcher {
  /** Whether the server told something when it was last asked; true until it was. */
  tells(): boolean;
  /**
   * Gets ready to tell how much of one picture is done; to be called before the picture is asked for. A
   * server that knows tasks is asked for this one. Of any other only the progress of all that it does is
   * known, and what it is doing now is not ours. One that tells nothing is not asked again for a while.
   */
  prepare(options: WatchOptions): Promise<Watch | undefined>;
}

type ReadDone = () => Promise<number | undefined>;
type Service = Pick<Automatic1111Service, 'readTask' | 'readServer'>;

export function createProgressWatcher(service: Service): ProgressWatcher {
  let silentSince: number | undefined;

  async function findReader(taskId: string): Promise<ReadDone | undefined> {
    if ((await service.readTask(taskId)) !== 'missing') return () => readOwnTask(service, taskId);
    const before = await service.readServer();
    if (before === 'missing') return undefined;
    return () => readWhatFollows(service, before?.isRunning ? before.job : undefined);
  }

  return {
    tells: () => silentSince === undefined,
    async prepare({ taskId, pauseMs, onProgress }) {
      if (silentSince !== undefined && performance.now() - silentSince < ASK_AGAIN_AFTER_MS) return undefined;
      const read = await findReader(taskId);
      silentSince = read ? undefined : performance.now();
      if (!read) return undefined;
      return async (signal) => {
        while (!signal.aborted) {
          const done = await read();
          if (done !== undefined && !signal.aborted) onProgress(done);
          await wait(pauseMs, undefined, { signal }).catch(() => {});
        }
      };
    },
  };
}

async function readOwnTask({ readTask }: Service, taskId: string): Promise<number | undefined> {
  const task = await readTask(taskId);
  return typeof task === 'object' && task.isRunning ? task.progress : undefined;
}

async function readWhatFollows(
  { readServer }: Service,
  foreignJob: string | undefined,
): Promise<number | undefined> {
  const server = await readServer();
  if (typeof server !== 'object' || !server.isRunning || server.job === foreignJob) return undefined;
  return server.progress;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Automatic1111Service } from './automatic1111-service.ts';

/** A server that tells nothing may be replaced by one that does. */
const ASK_AGAIN_AFTER_MS = 10 * 60_000;

interface WatchOptions {
  taskId: string;
  pauseMs: number;
  onProgress: (done: number) => void;
  /** Previews are spread over the time. */
  previews?: { most: number; onFile: (file: Uint8Array) => Promise<void> };
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

interface Reader {
  readDone(): Promise<number | undefined>;
  /** Missing where the picture could be somebody else's. */
  readPreview?(): Promise<Uint8Array | undefined>;
}
type Service = Pick<Automatic1111Service, 'readTask' | 'readPreview' | 'readServer'>;

export function createProgressWatcher(service: Service): ProgressWatcher {
  let silentSince: number | undefined;

  async function findReader(taskId: string): Promise<Reader | undefined> {
    if ((await service.readTask(taskId)) !== 'missing')
      return {
        readDone: () => readOwnTask(service, taskId),
        readPreview: () => service.readPreview(taskId),
      };
    const before = await service.readServer();
    if (before === 'missing') return undefined;
    const foreignJob = before?.isRunning ? before.job : undefined;
    return { readDone: () => readWhatFollows(service, foreignJob) };
  }

  return {
    tells: () => silentSince === undefined,
    async prepare({ taskId, pauseMs, onProgress, previews }) {
      if (silentSince !== undefined && performance.now() - silentSince < ASK_AGAIN_AFTER_MS) return undefined;
      const reader = await findReader(taskId);
      silentSince = reader ? undefined : performance.now();
      if (!reader) return undefined;
      let shown = 0;
      const most = reader.readPreview ? (previews?.most ?? 0) : 0;
      return async (signal) => {
        while (!signal.aborted) {
          const done = await reader.readDone();
          if (done !== undefined && !signal.aborted) onProgress(done);
          if (shown < most && (done ?? 0) >= (shown + 1) / (most + 1)) {
            const file = await reader.readPreview?.();
            if (file) shown += 1;
            if (file && !signal.aborted) await previews?.onFile(file);
          }
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

import { setTimeout as wait } from 'node:timers/promises';
import type { Automatic1111Service } from './automatic1111-service.ts';

export interface WatchOptions {
  service: Pick<Automatic1111Service, 'readTask' | 'readServer'>;
  taskId: string;
  pauseMs: number;
  onProgress: (done: number) => void;
}

/** Looks on until the signal is aborted: when the picture is there, or nobody wants it any more. */
export type Watch = (signal: AbortSignal) => Promise<void>;

/**
 * Gets ready to tell how much of one picture is done; to be called before the picture is asked for. A
 * server that knows tasks is asked for this one. Of any other only the progress of all that it does is
 * known, and what it is doing now is not ours.
 */
export async function prepareWatch({ service, taskId, pauseMs, onProgress }: WatchOptions): Promise<Watch> {
  const knowsTasks = (await service.readTask(taskId)) !== undefined;
  const read = knowsTasks ? () => readOwnTask(service, taskId) : await readWhatFollows(service);
  return async (signal) => {
    while (!signal.aborted) {
      const done = await read();
      if (done !== undefined && !signal.aborted) onProgress(done);
      await wait(pauseMs, undefined, { signal }).catch(() => {});
    }
  };
}

type ReadDone = () => Promise<number | undefined>;

async function readOwnTask({ readTask }: WatchOptions['service'], taskId: string) {
  const task = await readTask(taskId);
  return task?.isRunning ? task.progress : undefined;
}

async function readWhatFollows({ readServer }: WatchOptions['service']): Promise<ReadDone> {
  const before = await readServer();
  const foreignJob = before?.isRunning ? before.job : undefined;
  return async () => {
    const server = await readServer();
    return server?.isRunning && server.job !== foreignJob ? server.progress : undefined;
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Automatic1111Service } from './automatic1111-service.ts';

/**
 * Stops a picture that nobody wants any more. The server's interrupt ends whatever it draws, so it is
 * asked first whether that is ours. One that still waits there is stopped when its turn comes; a server
 * that knows no tasks is left to draw to the end.
 * @param ended aborted when the picture was answered, after which nothing of ours may be interrupted.
 */
export async function stopDrawing(
  service: Pick<Automatic1111Service, 'readTask' | 'interrupt'>,
  taskId: string,
  { pauseMs, ended }: { pauseMs: number; ended: AbortSignal },
): Promise<void> {
  while (!ended.aborted) {
    const task = await service.readTask(taskId);
    if (task === 'missing' || task?.isCompleted || ended.aborted) return;
    if (task?.isRunning) await service.interrupt();
    await wait(pauseMs, undefined, { signal: ended }).catch(() => {});
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Automatic1111Service } from './automatic1111-service.ts';

/** A step of a large model may take seconds; the picture ends after it. */
const PATIENCE_MS = 10_000;
/** The server may not have read the request yet that is to be stopped. */
const ARRIVAL_MS = 1_000;

/**
 * Stops a picture that nobody wants any more. The server's interrupt ends whatever it draws, so it is
 * asked first whether that is ours; a server that cannot tell is left alone, and a picture that still
 * waits there cannot be taken back.
 * Resolves when it has ended or cannot be stopped; nothing of ours may be begun before that, or the
 * interrupt might hit it.
 */
export async function stopDrawing(
  service: Pick<Automatic1111Service, 'readTask' | 'interrupt'>,
  taskId: string,
  pauseMs: number,
): Promise<void> {
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  while (elapsed() < PATIENCE_MS) {
    const task = await service.readTask(taskId);
    if (!task || task.isCompleted) return;
    const isKnown = task.isRunning || task.isQueued;
    if (!isKnown && elapsed() > ARRIVAL_MS) return;
    if (task.isRunning) await service.interrupt();
    await wait(pauseMs);
  }
}

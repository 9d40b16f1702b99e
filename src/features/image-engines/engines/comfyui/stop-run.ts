import { setTimeout as wait } from 'node:timers/promises';
import type { ComfyUiService } from './comfyui-service.ts';

/** The server may not have read the request yet that is to be stopped. */
const ARRIVAL_MS = 1_000;

/**
 * Takes back whatever a client has at the server: out of the queue, or interrupted. Runs of others stay.
 * Resolves when nothing of it is left; nothing of ours may be begun before that, because older builds
 * interrupt whatever is running.
 * @param hangUp aborted when there is no more time to wait for that.
 * @throws {RemoteEngineError} when the server does not answer.
 */
export async function stopRuns(
  service: Pick<ComfyUiService, 'listRuns' | 'deletePending' | 'interrupt'>,
  clientId: string,
  { pauseMs, hangUp }: { pauseMs: number; hangUp: AbortSignal },
): Promise<void> {
  const began = performance.now();
  let wasThere = false;
  while (!hangUp.aborted) {
    const { running, pending } = await service.listRuns(clientId);
    if (pending.length > 0) await service.deletePending(pending);
    for (const id of running) await service.interrupt(id);
    const isThere = running.length + pending.length > 0;
    wasThere ||= isThere;
    if (!isThere && (wasThere || performance.now() - began > ARRIVAL_MS)) return;
    await wait(pauseMs, undefined, { signal: hangUp }).catch(() => {});
  }
}

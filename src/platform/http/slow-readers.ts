import type { Server, ServerResponse } from 'node:http';
import { hasDisconnected } from './client-disconnected.ts';

export interface SlowReaderLimits {
  /** How long a client may take nothing of an answer that waits for it. */
  stalledMs: number;
  /** How long an answer may take to leave in all, unless it leaves steadily. */
  longestMs: number;
  /** How many bytes a second leave of one that does, on average. */
  leastBytes: number;
  /** How often answers are looked at. */
  checkMs: number;
}

/**
 * Closes connections whose clients ask and do not read: what they were to be sent stays in memory
 * until they do. Small answers are gone before anybody looks.
 */
export function closeSlowReaders(server: Server, limits: SlowReaderLimits): void {
  const { stalledMs, longestMs, checkMs } = limits;
  const running = new Set<ServerResponse>();
  const since = new WeakMap<ServerResponse, { at: number; left: number }>();
  server.on('request', (_, response) => {
    // Answered before we were told, and on its way.
    if (hasDisconnected(response)) return;
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  const check = () => {
    for (const response of running) {
      if (!response.headersSent) continue;
      const started = since.get(response);
      if (started === undefined) {
        since.set(response, { at: performance.now(), left: countLeft(response) });
        // Node itself watches whether anything leaves, and takes this back with the end of the answer.
        response.socket?.setTimeout(stalledMs);
        continue;
      }
      const elapsed = performance.now() - started.at;
      const pace = (countLeft(response) - started.left) / (elapsed / 1000);
      if (elapsed > longestMs && pace < limits.leastBytes) response.destroy();
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes that the connection took and does not hold any more. */
function countLeft({ socket }: ServerResponse): number {
  return socket ? socket.bytesWritten - socket.writableLength : 0;
}

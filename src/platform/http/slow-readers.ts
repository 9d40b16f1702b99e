import type { Server, ServerResponse } from 'node:http';

export interface SlowReaderLimits {
  /** How long a client may take nothing of an answer that waits for it. */
  stalledMs: number;
  /** How long an answer may take to leave in all. */
  longestMs: number;
  /** How often answers are looked at. */
  checkMs: number;
}

/**
 * Closes connections whose clients ask and do not read: what they were to be sent stays in memory
 * until they do. Small answers are gone before anybody looks.
 */
export function closeSlowReaders(server: Server, { stalledMs, longestMs, checkMs }: SlowReaderLimits): void {
  const running = new Set<ServerResponse>();
  const since = new WeakMap<ServerResponse, number>();
  server.on('request', (_, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
  });
  const check = () => {
    for (const response of running) {
      if (!response.headersSent) continue;
      const started = since.get(response);
      if (started === undefined) {
        since.set(response, performance.now());
        // Node itself watches whether anything leaves, and takes this back with the end of the answer.
        response.socket?.setTimeout(stalledMs);
      } else if (performance.now() - started > longestMs) {
        response.destroy();
      }
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

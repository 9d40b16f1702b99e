import type { Server, ServerResponse } from 'node:http';
import { hasDisconnected } from './client-disconnected.ts';

/** How long a request that is on its way may take to arrive after the last answer has left. */
const STRAGGLER_MS = 250;

/** Ends a server's connections without breaking off an answer. */
export interface ConnectionDrain {
  /** To be told of each answer before it is written. */
  prepare(response: ServerResponse): void;
  /** To be told of each answer as soon as it is known that it is not written at once. */
  follow(response: ServerResponse): void;
  /** From now on every answer, running ones too, tells its caller to use another connection. */
  begin(): void;
  /**
   * Takes no new connection, and waits for the answers that are still to be given. What is left after
   * `graceMs` milliseconds is broken off.
   * @returns how many answers that were.
   */
  finish(graceMs: number): Promise<number>;
}

export function createConnectionDrain(server: Server): ConnectionDrain {
  const running = new Set<ServerResponse>();
  let draining = false;
  let whenQuiet = () => {};

  const begin = () => {
    draining = true;
    for (const response of running) response.shouldKeepAlive = false;
  };
  /** Resolves when no answer has been running for a moment, or time is up. */
  const becomeQuiet = (graceMs: number) =>
    new Promise<void>((resolve) => {
      let straggling: NodeJS.Timeout | undefined;
      const deadline = setTimeout(resolve, graceMs);
      whenQuiet = () => {
        clearTimeout(straggling);
        if (running.size > 0) return;
        straggling = setTimeout(() => {
          if (running.size > 0) return;
          clearTimeout(deadline);
          resolve();
        }, STRAGGLER_MS);
      };
      whenQuiet();
    });

  return {
    prepare(response) {
      if (draining) response.shouldKeepAlive = false;
    },
    follow(response) {
      // What left at once keeps nobody waiting, until the last answers are waited for.
      if (!draining && hasDisconnected(response)) return;
      running.add(response);
      response.once('close', () => {
        running.delete(response);
        if (draining) whenQuiet();
      });
    },
    begin,
    async finish(graceMs) {
      begin();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await becomeQuiet(graceMs);
      const cut = running.size;
      // What is open now was opened ahead and never asked anything, or had its time.
      server.closeAllConnections();
      await closed;
      return cut;
    },
  };
}

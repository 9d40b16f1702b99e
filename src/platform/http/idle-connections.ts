import type { Server } from 'node:http';

export interface IdleLimits {
  /** How long a connection stays open between two requests. */
  idleMs: number;
  /** The same while many are open. */
  crowdedIdleMs: number;
  /** How many are many. */
  crowdedAt: number;
}

/** Lets connections wait for their next request; a stranger who opens thousands of them cannot keep them long. */
export function limitIdleConnections(server: Server, limits: IdleLimits): void {
  let open = 0;
  const adapt = (change: 1 | -1) => {
    open += change;
    // Node reads it at the end of each answer.
    server.keepAliveTimeout = open > limits.crowdedAt ? limits.crowdedIdleMs : limits.idleMs;
  };
  server.keepAliveTimeout = limits.idleMs;
  server.on('connection', (socket) => {
    adapt(1);
    socket.once('close', () => adapt(-1));
  });
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export interface ListeningApp {
  /** e.g. `http://127.0.0.1:4000`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Puts a request handler behind a real port, where visitors can hang up. */
export async function listenWith(app: {
  fetch: Parameters<typeof getRequestListener>[0];
}): Promise<ListeningApp> {
  const server = createServer(getRequestListener(app.fetch));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How often each server is asked whether it is ready. */
const ASK_EVERY_MS = 100;

/** What owners put before several servers, and no more than that: it asks who is ready, and takes turns. */
export interface SmallProxy {
  /** e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  /** How many requests went to the other server, because the first took no connection. */
  retries(): number;
  close(): Promise<void>;
}

interface Server {
  origin: string;
  isReady: boolean;
}

interface Letter {
  incoming: IncomingMessage;
  body: Buffer;
}

/** @param origins of the servers; who is not there yet is not ready. */
export async function startSmallProxy(origins: readonly string[]): Promise<SmallProxy> {
  const servers: Server[] = origins.map((origin) => ({ origin, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  let retries = 0;
  const timer = setInterval(() => {
    for (const server of servers) void askReadiness(server);
  }, ASK_EVERY_MS);
  const answer = async (letter: Letter, response: ServerResponse): Promise<void> => {
    turn += 1;
    const inTurn = servers.map((_, place) => servers[(place + turn) % servers.length] as Server);
    // Whoever says that they are not ready is asked last, as when nobody has said anything yet.
    const order = [...inTurn.filter(({ isReady }) => isReady), ...inTurn.filter(({ isReady }) => !isReady)];
    for (const { origin } of order) {
      if (await handOn({ origin, agent, letter }, response)) return;
      retries += 1;
    }
    response.destroy();
  };
  const proxy = createServer((incoming, response) => {
    readAll(incoming)
      .then((body) => answer({ incoming, body }, response))
      .catch(() => response.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    retries: () => retries,
    async close() {
      clearInterval(timer);
      const closed = once(proxy, 'close');
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}

async function askReadiness(server: Server): Promise<void> {
  server.isReady = await fetch(`${server.origin}/readyz`)
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    })
    .catch(() => false);
}

interface Handing {
  origin: string;
  agent: Agent;
  letter: Letter;
}

/**
 * @returns false when the server took no connection, or closed one that was open before it read this:
 *   then nothing was done there, and another may be asked.
 */
function handOn({ origin, agent, letter }: Handing, response: ServerResponse): Promise<boolean> {
  const { incoming, body } = letter;
  return new Promise((resolve) => {
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const onward = request(origin + incoming.url, { method: incoming.method, headers, agent });
    const leave = () => onward.destroy();
    response.once('close', leave);
    onward.on('response', (answer) => {
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      answer.on('end', () => resolve(true));
      answer.on('close', () => resolve(true));
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      const isUnread = error.code === 'ECONNREFUSED' || (onward.reusedSocket && error.code === 'ECONNRESET');
      response.off('close', leave);
      if (isUnread && !response.headersSent) return resolve(false);
      response.destroy();
      resolve(true);
    });
    onward.end(body);
  });
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

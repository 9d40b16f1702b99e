import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A wire between the site and a server that it needs, which can be cut. */
export interface FaultyWire {
  readonly port: number;
  /** Breaks what is connected now; who connects again finds the server. */
  breakConnections(): void;
  /** Refuses everybody, as a machine where nothing listens, until `plugIn`. */
  unplug(): Promise<void>;
  plugIn(): Promise<void>;
  /** Lets nothing through in either direction, without a word, while true. */
  freeze(frozen: boolean): void;
  /** Everything takes so many milliseconds longer. */
  delay(milliseconds: number): void;
  close(): Promise<void>;
}

/** @param target where the server really is. */
export async function layWire(target: { host: string; port: number }): Promise<FaultyWire> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let thaw: (() => void)[] | undefined;
  const pass = () =>
    new Transform({
      transform(chunk, _, done) {
        const go = () => void (delayMs > 0 ? setTimeout(done, delayMs, null, chunk) : done(null, chunk));
        if (thaw) thaw.push(go);
        else go();
      },
    });
  const server = createServer((near) => {
    const far = connect(target);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket
        .pipe(pass())
        .on('error', () => {})
        .pipe(other);
    }
  });
  const breakConnections = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const unplug = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    breakConnections();
    await closed;
  };
  return {
    port,
    breakConnections,
    unplug,
    plugIn: async () => void (await listen(port)),
    freeze(frozen) {
      const waiting = thaw ?? [];
      thaw = frozen ? waiting : undefined;
      if (!frozen) for (const go of waiting) go();
    },
    delay(milliseconds) {
      delayMs = milliseconds;
    },
    close: unplug,
  };
}

/** @param usualPort where an address names none. */
export async function layWireTo(address: string, usualPort = 0): Promise<FaultyWire> {
  const { hostname, port } = new URL(address);
  return await layWire({ host: hostname, port: Number(port) || usualPort });
}

/** The same address, by way of a wire. */
export function through(address: string, { port }: FaultyWire): string {
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return url.href;
}

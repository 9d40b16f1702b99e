import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FaultyWire, layWire } from './faulty-wire.ts';

let wire: FaultyWire;
let close: () => Promise<void>;

beforeEach(async () => {
  const server = createServer((socket) => socket.on('error', () => {}).pipe(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  wire = await layWire({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  close = async () => {
    await wire.close();
    server.close();
  };
});

afterEach(() => close());

async function call() {
  const socket = connect(wire.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function echo(word: string): Promise<string> {
  const socket = await call();
  socket.write(word);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

it('passes on what is said', async () => {
  expect(await echo('hello')).toBe('hello');
});

it('refuses while it is unplugged, and not after', async () => {
  await wire.unplug();
  await expect(call()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await wire.plugIn();
  expect(await echo('again')).toBe('again');
});

it('breaks what is connected', async () => {
  const socket = await call();
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  wire.breakConnections();
  await closed;
});

it('keeps silent while frozen, and says everything after', async () => {
  wire.freeze(true);
  const answer = echo('late');
  wire.freeze(false);
  expect(await answer).toBe('late');
});

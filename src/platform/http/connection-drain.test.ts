import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectionDrain, createConnectionDrain } from './connection-drain.ts';

const LONG_MS = 30_000;

describe('a server that is drained', () => {
  let server: Server;
  let drain: ConnectionDrain;
  let port: number;
  /** Lets what was asked for at `/slow` be answered. */
  let gate: PromiseWithResolvers<void>;
  let asked: PromiseWithResolvers<void>;
  const agents: Agent[] = [];

  beforeEach(async () => {
    gate = Promise.withResolvers();
    asked = Promise.withResolvers();
    server = createServer(async (incoming, response) => {
      drain.prepare(response);
      drain.follow(response);
      if (incoming.url === '/slow') {
        asked.resolve();
        await gate.promise;
      }
      for await (const _ of incoming);
      response.end('whole');
    });
    drain = createConnectionDrain(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    gate.resolve();
    for (const agent of agents.splice(0)) agent.destroy();
    server.closeAllConnections();
    server.close();
  });

  const keepAlive = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };
  const ask = (path: string, agent = keepAlive()) =>
    new Promise<{ text: string; connection: string | undefined }>((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path, agent }, async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve({ text, connection: answer.headers.connection });
      });
      asking.on('error', reject).end();
    });

  it('keeps connections until it begins, and asks for another one from then on', async () => {
    const agent = keepAlive();
    expect(await ask('/', agent)).toEqual({ text: 'whole', connection: 'keep-alive' });
    drain.begin();
    expect(await ask('/', agent)).toEqual({ text: 'whole', connection: 'close' });
  });

  it('lets a running answer leave whole, takes no new connection, and closes the one it used', async () => {
    const running = ask('/slow');
    await asked.promise;
    const finished = drain.finish(LONG_MS);
    await expect(ask('/')).rejects.toThrow(/ECONNREFUSED/);
    gate.resolve();
    expect(await running).toEqual({ text: 'whole', connection: 'close' });
    expect(await finished).toBe(0);
  });

  it('waits for a body that is half way', async () => {
    const agent = keepAlive();
    const upload = request({ host: '127.0.0.1', port, path: '/slow', method: 'POST', agent });
    const answered = once(upload, 'response');
    upload.setHeader('Content-Length', 10);
    upload.write('first');
    await asked.promise;
    gate.resolve();
    const finished = drain.finish(LONG_MS);
    upload.end('other');
    const [answer] = await answered;
    expect(answer.statusCode).toBe(200);
    answer.resume();
    expect(await finished).toBe(0);
  });

  it('closes connections that were opened ahead and ask nothing', async () => {
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const agent = keepAlive();
    await ask('/', agent);
    const ended = once(idle.resume(), 'close');
    expect(await drain.finish(LONG_MS)).toBe(0);
    await ended;
  });

  it('breaks off what is not done in time, and says how much', async () => {
    const running = ask('/slow');
    await asked.promise;
    const broken = expect(running).rejects.toThrow();
    expect(await drain.finish(20)).toBe(1);
    await broken;
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './support/base-test.ts';

const root = join(import.meta.dirname, '..', '..');
let folder = '';
let children: ChildProcess[] = [];

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-process-'));
  children = [];
});

test.afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const SERVER: readonly [string, ...string[]] = [process.execPath, 'build/server/index.js'];

function start(environment: Record<string, string> = {}, [command, ...words] = SERVER) {
  const child = spawn(command, words, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ILLUSTRATOR_WORKERS: '1',
      DRAW_PICTURES_AHEAD: 'off',
      ...environment,
    },
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = async () => {
    await expect.poll(() => output, { timeout: 60_000 }).toContain('is ready at');
    return /http:\/\/localhost:(\d+)/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? '';
  };
  return { child, exited, address, output: () => output };
}

test('says in a few lines where it listens and what it uses', async () => {
  const server = start();
  await server.address();
  for (const word of ['engine', 'illustrator', 'database', 'SQLite', 'storage', 'posts']) {
    expect(server.output()).toContain(word);
  }
  expect(server.output().trim().split('\n').length).toBeLessThan(12);
});

test('only npm start takes a site without an address for its owner’s machine, and says so', async () => {
  const readFigures = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(`${address}/metrics`, { headers })).status;
  const deployed = start();
  expect(await readFigures(await deployed.address())).toBe(404);
  expect(deployed.output()).toMatch(/shops +none \(the sandbox is closed\)/);
  expect(deployed.output()).toMatch(/figures +\/metrics is closed/);

  const byHand = start({ DATA_DIR: join(folder, 'by-hand') }, [...SERVER, '--by-hand']);
  const address = await byHand.address();
  expect(byHand.output()).toMatch(/shops +the sandbox gives test licenses to visitors on this machine only/);
  expect(byHand.output()).toMatch(/figures +\/metrics is open to this machine only/);
  expect(await readFigures(address)).toBe(200);
  expect(await readFigures(address, { 'X-Forwarded-For': '203.0.113.7' })).toBe(404);
  expect(await readFigures(address)).toBe(404);
});

test('nobody else on the machine can read what the site keeps, also where they could before', async () => {
  chmodSync(folder, 0o755);
  const left = join(folder, 'left-open');
  writeFileSync(left, 'x', { mode: 0o644 });
  const server = start();
  const address = await server.address();
  await (await fetch(`${address}/prompt/a%20hill?width=64&height=64&seed=1`)).arrayBuffer();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names).toContain('dreamseed.db-wal');
  const open = ['.', ...names].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(server.output()).toContain('other users of this machine could read data of the site');
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} finishes running requests and ends with 0`, async () => {
    const server = start();
    const address = await server.address();
    const draw = async (side: number) => {
      const query = `width=${side}&height=${side}&seed=2&nologo=true`;
      const answer = await fetch(`${address}/prompt/a%20castle?${query}`);
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    };
    // The first picture of a server takes as long as its thread takes to start.
    expect((await draw(64)).status).toBe(200);
    const running = draw(640);
    // What is answered after it was asked after it.
    await (await fetch(`${address}/healthz`)).text();
    server.child.kill(signal);
    expect((await running).status).toBe(200);
    expect(await server.exited).toBe(0);
  });
}

test('a stopping server says so first and lets go of connections, and a second SIGTERM ends it at once', async () => {
  const server = start({ DRAIN_SECONDS: '60' });
  const address = await server.address();
  server.child.kill('SIGTERM');
  const readiness = async () => {
    const answer = await fetch(`${address}/readyz`);
    await answer.text();
    return answer.status;
  };
  await expect.poll(readiness).toBe(503);
  const page = await fetch(`${address}/about`);
  await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('connection')).toBe('close');
  // What follows at once is taken for the same stop, so it is sent until it counts.
  const insisting = setInterval(() => server.child.kill('SIGTERM'), 200);
  expect(await server.exited).toBe(1);
  clearInterval(insisting);
});

test('a stop that reaches npm alone ends the server too', async () => {
  const server = start({ HOME: folder }, ['npm', 'start']);
  const address = await server.address();
  server.child.kill('SIGTERM');
  const state = () =>
    fetch(`${address}/healthz`).then(
      () => 'answers',
      () => 'gone',
    );
  await expect.poll(state).toBe('gone');
});

test('a second start on the same data is clean', async () => {
  const first = start();
  await first.address();
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  const second = start();
  await second.address();
  expect(second.output()).not.toContain('"level":50');
});

test('a second server on the same database file ends with one clear line', async () => {
  const first = start();
  await first.address();
  const second = start();
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain('could not start');
  expect(second.output().trim().split('\n')).toHaveLength(1);
});

test('a taken port ends with one clear line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const server = start({ PORT: String(port) });
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toBe(
    `Dreamseed could not start. Port ${port} is in use. Stop what runs there, or set PORT to another one.`,
  );
  taken.close();
});

test('a wrong setting ends with one clear line', async () => {
  const server = start({ GUEST_DAILY_IMAGES: 'many' });
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toMatch(/^Dreamseed could not start\. GUEST_DAILY_IMAGES: "many" must be/);
});

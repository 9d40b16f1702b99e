import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createTestEngine, type TestEngine, type TestEngineOptions } from './test-engines.ts';
import {
  startTestImageServer,
  type TestImageServer,
  type TestImageServerOptions,
} from './test-image-server.ts';

const forever = Number.POSITIVE_INFINITY;

describe('an image that is not made', () => {
  const open = useTestDatabase();
  let server: TestImageServer;
  let database: Database;
  afterEach(() => server.close());

  async function start(
    engineOptions: TestEngineOptions,
    options: Partial<TestImageServerOptions> = {},
  ): Promise<TestEngine> {
    database = (await open()).database;
    const engine = createTestEngine({ concurrency: 1, ...engineOptions });
    server = await startTestImageServer({ database, engines: [engine], ...options });
    return engine;
  }

  const readUsed = async () => {
    const rows = await database.reader.selectFrom('guest_allowance').selectAll().execute();
    const count = (isMeant: (visitor: string) => boolean) =>
      rows.filter(({ visitor }) => isMeant(visitor)).reduce((sum, { used }) => sum + used, 0);
    const isLoss = (visitor: string) => visitor.startsWith('lost ');
    return {
      everybody: count((visitor) => visitor === '*'),
      own: count((visitor) => visitor !== '*' && !isLoss(visitor)),
      lost: count(isLoss),
    };
  };

  it('IMG-05: stops when the visitor closes the connection, and counts for the site alone', async () => {
    const engine = await start({ milliseconds: forever });
    const controller = new AbortController();
    const request = server.draw('a fox', {}, { signal: controller.signal });
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(engine.stopped()).toBe(1));
    await vi.waitFor(async () => expect(await readUsed()).toEqual({ everybody: 1, own: 0, lost: 1 }));
    expect(server.service.status()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('IMG-05: leaves the queue when the visitor closes the connection, and is never begun', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const engine = await start({ gate });
    const first = server.draw('first');
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    const controller = new AbortController();
    const waiting = server.draw('second', {}, { signal: controller.signal });
    await vi.waitFor(() => expect(server.service.status().waiting).toBe(1));
    controller.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(server.service.status().waiting).toBe(0));
    openGate();
    expect((await first).status).toBe(200);
    await sleep(50);
    expect(engine.begun).toEqual(['first']);
    expect(await readUsed()).toEqual({ everybody: 1, own: 1, lost: 0 });
  });

  it('O-31: is given up with 504 when the engine takes too long', async () => {
    const engine = await start({ milliseconds: forever }, { timeoutMs: 60 });
    const response = await server.draw('a fox');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'image_engines.timeout' });
    expect(engine.stopped()).toBe(1);
    expect(await readUsed()).toEqual({ everybody: 1, own: 0, lost: 1 });
  });

  it('is refused with 503 when too many wait, and says when to come back', async () => {
    const engine = await start({ milliseconds: 200 }, { settings: { queueLimit: 1 } });
    const running = server.draw('first');
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    const waiting = server.draw('second');
    await vi.waitFor(() => expect(server.service.status().waiting).toBe(1));
    const refused = await server.draw('third');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused.json()).toMatchObject({ code: 'image_service.queue_full' });
    expect([(await running).status, (await waiting).status]).toEqual([200, 200]);
    expect(await readUsed()).toEqual({ everybody: 2, own: 2, lost: 0 });
  });

  it('is refused without a trace in the database, however many ask at once', async () => {
    const gate = Promise.withResolvers<void>();
    await start({ gate: gate.promise }, { settings: { queueLimit: 3 } });
    const write = database.transaction.bind(database);
    let writes = 0;
    database.transaction = (work) => {
      writes++;
      return write(work);
    };
    const asked = Array.from({ length: 20 }, (_, index) => server.draw(`picture ${index}`));
    await vi.waitFor(() => expect(server.service.status()).toMatchObject({ running: 1, waiting: 3 }));
    gate.resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).not.toHaveLength(0);
    expect(writes).toBe(statuses.filter((status) => status === 200).length);
  });

  it('is no longer given back to who left too many half drawn', async () => {
    const engine = await start({ milliseconds: forever });
    for (let left = 1; left <= 22; left++) {
      const controller = new AbortController();
      const request = server.draw(`picture ${left}`, {}, { signal: controller.signal });
      await vi.waitFor(() => expect(engine.begun).toHaveLength(left), { interval: 5 });
      controller.abort();
      await expect(request).rejects.toMatchObject({ name: 'AbortError' });
      await vi.waitFor(() => expect(server.service.status().running).toBe(0), { interval: 5 });
    }
    await vi.waitFor(async () => expect(await readUsed()).toEqual({ everybody: 22, own: 2, lost: 22 }));
  });

  it('does not stand in the way of other visitors', async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const engine = await start({ gate }, { trustedProxies: 1 });
    const from = (address: string, prompt: string) =>
      server.draw(prompt, {}, { headers: { 'X-Forwarded-For': address } });
    const many = ['a1', 'a2', 'a3', 'a4'].map((prompt) => from('203.0.113.1', prompt));
    await vi.waitFor(() => expect(server.service.status().waiting).toBe(3));
    const one = from('203.0.113.2', 'b1');
    await vi.waitFor(() => expect(server.service.status().waiting).toBe(4));
    openGate();
    await Promise.all([...many, one]);
    expect(engine.begun.indexOf('b1')).toBeLessThanOrEqual(2);
  });
});

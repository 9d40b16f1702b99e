import { afterEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createTestEngine, type TestEngine, type TestEngineOptions } from '../test-engines.ts';
import { startTestImageServer, type TestImageServer } from '../test-image-server.ts';

describe('an image service that is stopping', () => {
  const open = useTestDatabase();
  let server: TestImageServer;
  let database: Database;
  let failures: unknown[];
  afterEach(() => server.close());

  async function start(engineOptions: TestEngineOptions): Promise<TestEngine> {
    database = (await open()).database;
    failures = [];
    const engine = createTestEngine({ concurrency: 1, ...engineOptions });
    server = await startTestImageServer({
      database,
      engines: [engine],
      onFailure: (_, error) => failures.push(error),
    });
    return engine;
  }

  /** One image is drawn and one waits when this resolves. */
  async function askForTwo(engine: TestEngine): Promise<Promise<Response>[]> {
    const first = server.draw('first');
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    const second = server.draw('second');
    await vi.waitFor(() => expect(server.service.status().waiting).toBe(1));
    return [first, second];
  }

  const readUsed = async () => {
    const rows = await database.reader.selectFrom('guest_allowance').select('used').execute();
    return rows.map((row) => row.used);
  };

  it('answers what runs and waits, refuses what is new, and is done at once afterwards', async () => {
    const gate = Promise.withResolvers<void>();
    const engine = await start({ gate: gate.promise });
    const asked = await askForTwo(engine);
    const drained = server.service.drain(60_000);
    const refused = await server.draw('third');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await refused.json()).toMatchObject({ code: 'image_service.stopping' });
    gate.resolve();
    await drained;
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200]);
    expect(engine.begun).toEqual(['first', 'second']);
    expect(await readUsed()).toEqual([2, 2]);
  });

  it('stops what is not done in time with 503, counts it back, and blames no engine', async () => {
    const engine = await start({ milliseconds: Number.POSITIVE_INFINITY });
    const asked = await askForTwo(engine);
    const started = performance.now();
    await server.service.drain(50);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await readUsed()).toEqual([0, 0]);
    for (const response of await Promise.all(asked)) {
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'image_service.stopping' });
    }
    expect(failures).toEqual([]);
    expect(engine.begun).toEqual(['first']);
    expect(server.service.status()).toMatchObject({ running: 0, waiting: 0 });
  });

  it('refuses and stops the pictures of the site too', async () => {
    const engine = await start({ milliseconds: Number.POSITIVE_INFINITY });
    const recipe = { prompt: 'a hill', width: 64, height: 64, seed: 1, format: 'png' } as const;
    const signal = new AbortController().signal;
    const own = server.service.draw(recipe, { visitor: 'site', signal });
    const outcome = expect(own).rejects.toMatchObject({ status: 503, code: 'image_service.stopping' });
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    await server.service.drain(20);
    await outcome;
    await expect(server.service.draw(recipe, { visitor: 'site', signal })).rejects.toMatchObject({
      code: 'image_service.stopping',
    });
  });
});

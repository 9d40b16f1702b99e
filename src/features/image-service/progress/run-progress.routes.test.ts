import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { ImageEngine } from '../../image-engines/image-engines.types.ts';
import { createTestEngine, type TestEngineOptions } from '../test-engines.ts';
import { startTestImageServer, type TestImageServer } from '../test-image-server.ts';
import { runProgressSchema } from './run-progress.schema.ts';

const RUN = '5f0c1f0e-7d3a-4d55-9a0f-0d7f3d4a1b22';

/** An engine that says what the test says, and ends when the test lets it. */
function createTellingEngine(name: string, options: TestEngineOptions = {}) {
  const { promise: gate, resolve: finish } = Promise.withResolvers<void>();
  const tellers: ((done: number) => void)[] = [];
  const painter = createTestEngine({ gate, ...options });
  const engine: ImageEngine = {
    ...painter,
    name,
    reportsProgress: true,
    generate: (request, generateOptions) => {
      if (generateOptions.onProgress) tellers.push(generateOptions.onProgress);
      return painter.generate(request, generateOptions);
    },
  };
  return { engine, tellers, begun: painter.begun, finish };
}

const headers = (tile: number) => ({ 'X-Dreamseed-Run': RUN, 'X-Dreamseed-Tile': String(tile) });

describe('GET /api/runs/{run}/progress', () => {
  const open = useTestDatabase();
  let server: TestImageServer;
  afterEach(() => server.close());

  async function start(engines: ImageEngine[]): Promise<void> {
    const { database } = await open();
    server = await startTestImageServer({ database, engines });
  }

  const read = async (run = RUN) => (await fetch(`${server.url}/api/runs/${run}/progress`)).json();

  it('tells how far the images of a run are, while they are asked for', async () => {
    const { engine, tellers, finish } = createTellingEngine('painter');
    await start([engine]);
    expect(await read()).toEqual({ reports: true, tiles: [], waiting: [] });
    const answers = [0, 1].map((tile) => server.draw(`fox ${tile}`, {}, { headers: headers(tile) }));
    await expect.poll(() => tellers.length).toBe(2);
    tellers[0]?.(0.5);
    expect(await read()).toMatchObject({ tiles: [{ done: 0.5 }] });
    tellers[1]?.(0.25);
    // Never back: a second try of an engine begins anew.
    tellers[0]?.(0.125);
    const { tiles } = await read(RUN.toUpperCase());
    expect(tiles.map(({ done }: { done: number }) => done).sort()).toEqual([0.25, 0.5]);
    finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toEqual({ reports: true, tiles: [], waiting: [] });
  });

  it('knows nothing of an image that another engine begins anew until that one is further', async () => {
    const first = createTellingEngine('first', { failure: new Error('no paint') });
    const second = createTellingEngine('second');
    await start([first.engine, second.engine]);
    const answer = server.draw('a fox', {}, { headers: headers(0) });
    await expect.poll(() => first.tellers.length).toBe(1);
    first.tellers[0]?.(0.75);
    expect(await read()).toMatchObject({ tiles: [{ tile: 0, done: 0.75 }] });
    first.finish();
    await expect.poll(() => second.tellers.length).toBe(1);
    second.tellers[0]?.(0.5);
    expect(await read()).toMatchObject({ tiles: [] });
    second.tellers[0]?.(0.875);
    expect(await read()).toMatchObject({ tiles: [{ tile: 0, done: 0.875 }] });
    second.finish();
    expect((await answer).headers.get('X-Dreamseed-Stand-In')).toBe('true');
  });

  it('tells two runs of the same picture alike', async () => {
    const { engine, tellers, finish } = createTellingEngine('painter');
    await start([engine]);
    const otherRun = RUN.replace('5f', '6f');
    const first = server.draw('a fox', { seed: 1 }, { headers: headers(0) });
    await expect.poll(() => tellers.length).toBe(1);
    tellers[0]?.(0.5);
    const second = server.draw(
      'a fox',
      { seed: 1 },
      { headers: { ...headers(3), 'X-Dreamseed-Run': otherRun } },
    );
    await expect.poll(() => read(otherRun)).toMatchObject({ tiles: [{ tile: 3, done: 0.5 }] });
    finish();
    await Promise.all([first, second]);
  });

  it('tells the place in the queue of images whose turn has not come', async () => {
    const { engine, begun, finish } = createTellingEngine('painter', { concurrency: 1 });
    await start([engine]);
    const answers = [0, 1, 2].map((tile) => server.draw(`fox ${tile}`, {}, { headers: headers(tile) }));
    await expect.poll(() => begun.length).toBe(1);
    await expect.poll(async () => (await read()).waiting.length).toBe(2);
    const { waiting } = runProgressSchema.parse(await read());
    expect(waiting.map(({ place }) => place).sort()).toEqual([1, 2]);
    const [first, second] = waiting.toSorted((a, b) => a.place - b.place);
    expect(second!.seconds).toBeGreaterThan(first!.seconds);
    finish();
    await Promise.all(answers);
    expect((await read()).waiting).toEqual([]);
  });

  it('does not ask an engine for what nobody can read', async () => {
    const { engine, tellers, begun, finish } = createTellingEngine('painter');
    await start([engine]);
    const unreadable: Record<string, string>[] = [{}, { 'X-Dreamseed-Run': 'x', 'X-Dreamseed-Tile': '0' }];
    const answers = unreadable.map((without, seed) => server.draw('a fox', { seed }, { headers: without }));
    await expect.poll(() => begun.length).toBe(2);
    finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    expect(tellers).toEqual([]);
  });

  it('says when no engine tells, so that nobody need ask again; and keeps no copies', async () => {
    await start([createTestEngine()]);
    const response = await fetch(`${server.url}/api/runs/${RUN}/progress`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({ reports: false, tiles: [], waiting: [] });
  });

  it.each(['x', '__proto__', '..%2f', `${RUN}0`])('refuses the run "%s"', async (run) => {
    await start([createTestEngine()]);
    const response = await fetch(`${server.url}/api/runs/${run}/progress`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'run.id_malformed' });
  });
});

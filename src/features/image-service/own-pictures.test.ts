import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { SITE_ITSELF } from './queue/fair-queue.ts';
import { createTestEngine } from './test-engines.ts';
import { startTestImageServer, type TestImageServer } from './test-image-server.ts';

const RECIPE = { prompt: 'a lighthouse', width: 64, height: 64, seed: 1, format: 'webp' } as const;
const { signal } = new AbortController();

describe("the site's own pictures", () => {
  const open = useTestDatabase();
  let server: TestImageServer;
  afterEach(() => server.close());

  it('wait for no visitor whose image another engine draws, nor the visitor for them', async () => {
    const { promise: gate, resolve: finish } = Promise.withResolvers<void>();
    const visitors = createTestEngine({ concurrency: 1, gate });
    const house = createTestEngine({ concurrency: 1 });
    const { database } = await open();
    server = await startTestImageServer({ database, engines: [visitors], ownEngines: [house] });
    const answer = server.draw('a fox');
    await expect.poll(() => visitors.begun).toEqual(['a fox']);
    const picture = await server.service.draw(RECIPE, { visitor: SITE_ITSELF, signal });
    expect(picture.bytes.byteLength).toBeGreaterThan(0);
    expect(server.service.status()).toMatchObject({ running: 1, waiting: 0 });
    finish();
    expect((await answer).status).toBe(200);
  });

  it('take turns with visitors where one engine draws for both', async () => {
    const { promise: gate, resolve: finish } = Promise.withResolvers<void>();
    const engine = createTestEngine({ concurrency: 1, gate });
    const { database } = await open();
    server = await startTestImageServer({ database, engines: [engine], ownEngines: [engine] });
    const answer = server.draw('a fox');
    await expect.poll(() => engine.begun).toEqual(['a fox']);
    const picture = server.service.draw(RECIPE, { visitor: SITE_ITSELF, signal });
    await expect.poll(() => server.service.status()).toMatchObject({ running: 1, waiting: 1 });
    finish();
    await Promise.all([answer, picture]);
    expect(engine.begun).toEqual(['a fox', 'a lighthouse']);
  });
});

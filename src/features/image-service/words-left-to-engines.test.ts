import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { ImageEngine } from '../image-engines/image-engines.types.ts';
import { createTestEngine } from './test-engines.ts';
import { startTestImageServer, type TestImageServer } from './test-image-server.ts';

const WORDS = 'a naked woman';

describe('words that the policy leaves to the engine', () => {
  const open = useTestDatabase();
  let server: TestImageServer;
  afterEach(() => server.close());

  async function start(engines: ImageEngine[]): Promise<void> {
    const { database } = await open();
    server = await startTestImageServer({ database, engines, policy: { sexual: 'ask-engine' } });
  }

  it('go to none but those that moderate', async () => {
    const local = createTestEngine();
    const moderated = { ...createTestEngine(), name: 'moderated', moderates: true };
    await start([local, moderated]);
    expect((await server.draw(WORDS)).status).toBe(200);
    expect([local.begun, moderated.begun]).toEqual([[], [WORDS]]);
    expect((await server.draw('a fox')).status).toBe(200);
    expect(local.begun).toEqual(['a fox']);
  });

  it('are refused where no engine moderates, before anything is counted', async () => {
    const engine = createTestEngine();
    await start([engine]);
    const answer = await server.draw(WORDS);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'policy.refused', rule: 'sexual' });
    expect(engine.begun).toEqual([]);
    expect(await server.service.usedToday()).toBe(0);
  });
});

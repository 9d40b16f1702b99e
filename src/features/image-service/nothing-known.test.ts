import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { createIllustratorEngine } from '../image-engines/engines/illustrator/illustrator.engine.ts';
import type { ImageEngine } from '../image-engines/image-engines.types.ts';
import { createTestEngine } from './test-engines.ts';
import { startTestImageServer, type TestImageServer } from './test-image-server.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');
/** Paints at once; what is read of a prompt is the real illustrator's. */
const workerFile = path.join(
  projectRoot,
  'src/features/image-engines/engines/illustrator/test-painter.worker.ts',
);

describe('a prompt of which nothing is known', () => {
  const open = useTestDatabase();
  let server: TestImageServer;
  let illustrator: ImageEngine;
  afterEach(async () => {
    await server.close();
    await illustrator.close();
  });

  async function start(...before: ImageEngine[]): Promise<void> {
    const { database } = await open();
    illustrator = createIllustratorEngine({ projectRoot, workers: 1, workerFile });
    server = await startTestImageServer({ database, engines: [...before, illustrator] });
  }

  const ask = (words: string, options = '', headers: Record<string, string> = {}) =>
    server.draw(words + options, {}, { headers: { 'X-Dreamseed-Ask-First': `${words.length}`, ...headers } });

  it.each([
    'lis w lesie',
    'koira metsässä yöllä',
    'красная лиса в снегу',
    'asdf qwer zxcv',
    'koira '.repeat(200).trim(),
  ])('%s: is refused before anything is counted', async (words) => {
    await start();
    const response = await ask(words, ', Oil Painting, Golden Hour lighting');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'image_service.nothing_known' });
    expect(await server.service.usedToday()).toBe(0);
  });

  it('is refused before an account is looked for', async () => {
    await start();
    const response = await ask('koira', '', { Authorization: 'Bearer of.no.account' });
    expect(response.status).toBe(422);
  });

  it.each(['a red dog on the beach', 'un perro con sombrero', 'un chien', '一只狐狸', '🦊', '?!'])(
    '%s: is drawn at once',
    async (words) => {
      await start();
      expect((await ask(words)).status).toBe(200);
    },
  );

  it('is drawn for whoever does not want to be asked', async () => {
    await start();
    for (const header of ['', '-1', 'yes', '99999']) {
      const headers = { 'X-Dreamseed-Ask-First': header };
      expect((await server.draw('koira', { seed: 1 }, { headers })).status).toBe(200);
    }
    expect((await server.draw('koira', { seed: 1 })).status).toBe(200);
  });

  it('is drawn at once by an engine that may know it, and asked about while that one rests', async () => {
    let isCircuitOpen = false;
    const model = { ...createTestEngine(), isCircuitOpen: () => isCircuitOpen };
    await start(model);
    expect((await ask('koira')).status).toBe(200);
    expect(model.begun).toEqual(['koira']);
    isCircuitOpen = true;
    expect((await ask('koira')).status).toBe(422);
  });
});

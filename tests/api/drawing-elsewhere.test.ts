import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { STANDARD_BALANCE } from '../../src/features/credits/credits.rules.ts';
import { createDreamseedEngine } from '../../src/features/image-engines/engines/dreamseed/dreamseed.engine.ts';
import { detectImageType } from '../../src/features/image-engines/image-bytes.rules.ts';
import type { PicturePreview } from '../../src/features/image-engines/image-engines.types.ts';
import { DRAW_KEY, startTestDrawServer, type TestDrawServer } from '../support/engines/draw-server.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { createProgramSite, creditsOf, makeKey, type ProgramSite } from './programs.ts';

const REQUEST = { prompt: 'a red fox', width: 64, height: 64, seed: 7, format: 'jpeg' } as const;
const ADDRESS = '/prompt/a%20red%20fox?width=64&height=64&seed=7';

let server: TestDrawServer;
let front: ProgramSite;
let alone: TestApp;

beforeAll(async () => {
  server = await startTestDrawServer();
  front = await createProgramSite({
    IMAGE_ENGINES: 'dreamseed,illustrator',
    DREAMSEED_URLS: server.url,
    DREAMSEED_KEY: DRAW_KEY,
  });
  alone = await createTestApp({ ILLUSTRATOR_WORKERS: '1' });
});
afterAll(async () => {
  await Promise.all([front.close(), alone.close(), server.stop()]);
});

test('a site answers the very file that it would have drawn itself, and its tag', async () => {
  const [there, here] = [await fetch(front.origin + ADDRESS), await alone.app.request(ADDRESS)];
  expect(there.headers.get('X-Dreamseed-Engine')).toBe('illustrator');
  expect(there.headers.get('X-Dreamseed-Stand-In')).toBeNull();
  expect(there.headers.get('ETag')).not.toBeNull();
  expect(there.headers.get('X-Dreamseed-Notes')).toBe(here.headers.get('X-Dreamseed-Notes'));
  expect(Buffer.from(await there.arrayBuffer()).equals(Buffer.from(await here.arrayBuffer()))).toBe(true);
});

test('previews come with their pictures from another server', async () => {
  const engine = createDreamseedEngine({ urls: [server.url], key: DRAW_KEY, timeoutSeconds: 60 });
  const shown: PicturePreview[] = [];
  const image = await engine.generate(
    { ...REQUEST, width: 256, height: 256 },
    {
      signal: new AbortController().signal,
      previews: { most: 2, onPreview: (preview) => shown.push(preview) },
    },
  );
  await engine.close();
  expect(shown).toMatchObject([1, 2].map(() => ({ engine: 'dreamseed', drawnBy: 'illustrator', seed: 7 })));
  expect(detectImageType(shown[1]!.bytes)).toBe(image.contentType);
});

test('an account pays once, also for a picture that is asked for again', async () => {
  const ada = await front.signUp();
  const before = await creditsOf(ada);
  const run = { tool: 'green', runId: randomUUID(), tile: 0 } as const;
  const [first, again] = [await ada.draw(run), await ada.draw(run)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get('X-Dreamseed-Stand-In')).toBeNull();
  const [hold, same] = [first, again].map(({ headers }) => headers.get('X-Dreamseed-Hold'));
  expect(same).toBe(hold);
  const { held } = await front.services.credits.readBalance(
    decodeJwt(ada.token()).sub ?? '',
    STANDARD_BALANCE,
  );
  expect([before, held]).toEqual([500, 100]);
});

test('a whole site draws for another one, by a key of an account and at its price', async () => {
  const ada = await front.signUp('premium');
  const { key } = await makeKey(ada);
  const engine = createDreamseedEngine({ urls: [front.origin], key, timeoutSeconds: 60 });
  const before = await creditsOf(ada);
  const image = await engine.generate(REQUEST, { signal: new AbortController().signal });
  expect(image).toMatchObject({ drawnBy: 'illustrator', understood: ['red fox'] });
  expect(before - (await creditsOf(ada))).toBe(50);
  const controller = new AbortController();
  const large = { ...REQUEST, width: 1400, height: 1400, seed: 8 };
  const left = engine.generate(large, { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(async () => (await ada.status()).body.credits).toBe(before - 50);
  expect((await ada.gallery()).body).toEqual([]);
  await engine.close();
});

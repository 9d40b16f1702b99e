import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const DRAWN_MS = 60_000;

async function drawn(address: string): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  await expect
    .poll(
      async () => {
        const answer = await site.app.request(address);
        bytes = Buffer.from(await answer.arrayBuffer());
        return [answer.status, (await sharp(bytes).metadata()).width];
      },
      { timeout: DRAWN_MS, interval: 500 },
    )
    .toEqual([200, 96]);
  return bytes;
}

test(
  'an entry of a list is drawn once it is asked for, in at most 6 KB',
  async () => {
    const picture = await drawn('/media/s96/option-mood-joyful.webp');
    expect(picture.length).toBeLessThanOrEqual(6000);
    expect(await drawn('/media/s96/option-mood-joyful.webp')).toEqual(picture);
  },
  2 * DRAWN_MS,
);

test('nothing but entries can be asked for', async () => {
  expect((await site.app.request('/media/s96/option-mood-no-such-mood.webp')).status).toBe(404);
});

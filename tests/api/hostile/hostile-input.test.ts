import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attackCalls } from './attack-calls.ts';
import { attackConnections } from './attack-connections.ts';
import { attackPictures } from './attack-pictures.ts';
import { type HostileSite, startHostileSite } from './hostile-site.ts';

/** HOSTILE_SEED and HOSTILE_REQUESTS say otherwise; `npm run stress -- input` tries new ones. */
const { HOSTILE_SEED = '20260115', HOSTILE_REQUESTS = '10' } = process.env;

/** Other tests run beside these; the stress test, which runs alone, allows two seconds. */
const refusalMs = 20_000;

let site: HostileSite;

beforeAll(async () => {
  site = await startHostileSite();
}, 90_000);
afterAll(async () => {
  expect(site.isAlive()).toBe(true);
  expect(site.listFailures()).toEqual([]);
  await site.close();
});

describe('hostile input', { timeout: 300_000 }, () => {
  test('O-10: every call of the OpenAPI document refuses it as the document says', async () => {
    console.log(`seed ${HOSTILE_SEED}`);
    const { faults, inputs } = await attackCalls(site, {
      seed: Number(HOSTILE_SEED),
      requests: Number(HOSTILE_REQUESTS),
      refusalMs,
    });
    expect(faults).toEqual([]);
    expect(inputs).toBeGreaterThan(20 * Number(HOSTILE_REQUESTS));
  });

  test('sizes, shapes and addresses that are none cost little and open nothing', async () => {
    const targets = ['/api/images/save', '/api/story-script'];
    expect((await attackConnections(site, { targets, refusalMs })).faults).toEqual([]);
  });

  test('pictures that unfold, never end or are something else are refused, or kept as pictures alone', async () => {
    expect((await attackPictures(site, { refusalMs })).faults).toEqual([]);
  });
});

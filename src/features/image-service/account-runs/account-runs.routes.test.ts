import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { useAccountRuns } from './test-account-run-server.ts';
import { PRICE, runHeaders } from './test-account-runs.ts';

describe("an account's run", () => {
  const run = useAccountRuns();
  const { start, draw, readUsed, findHolds, statesOf } = run;
  // Whatever a test does, the ledger adds up after it.
  afterEach(async () => expect(await findLedgerFaults(run.database)).toEqual([]));

  it('answers the image with its hold, to be kept by nobody else', async () => {
    await start({ understood: ['fox'] });
    const runId = randomUUID();
    const response = await draw(runHeaders('ann', { runId, tile: 0 }), { seed: 7 });
    expect(response.status).toBe(200);
    const [hold] = await findHolds(runId);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/jpeg',
      'x-dreamseed-hold': hold?.id,
      'x-dreamseed-engine': 'painter',
      'x-dreamseed-seed': '7',
      'x-dreamseed-notes': expect.stringContaining('fox'),
    });
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('vary')).toContain('Authorization');
    expect(await sharp(await response.bytes()).metadata()).toMatchObject({ width: 64, format: 'jpeg' });
  });

  it('remembers what was drawn with the hold, and stores the bytes', async () => {
    await start();
    const runId = randomUUID();
    const response = await draw(runHeaders('ann', { runId, tile: 1 }), { seed: 7, width: 96 });
    const bytes = await response.bytes();
    const [, hold] = await findHolds(runId);
    expect(hold).toMatchObject({
      state: 'delivered',
      tile: 1,
      drawn: { fullPrompt: 'a fox', width: 96, height: 64, seed: 7, engine: 'painter' },
    });
    const stored = await run.accounts.options.blobs.read('ann', hold?.storedObjectId ?? '');
    expect(Buffer.from(stored?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
  });

  it.each([
    ['green', 2],
    ['yellow', 4],
  ] as const)('on the %s tool sets credits aside for all its %i images at once', async (tool, count) => {
    await start();
    const runId = randomUUID();
    await draw(runHeaders('ann', { tool, runId, tile: 1 }));
    expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: count * PRICE });
    expect(await statesOf(runId)).toHaveLength(count);
  });

  it('of one image, which tries a failed one again, holds the price of one', async () => {
    await start();
    const runId = randomUUID();
    expect((await draw(runHeaders('ann', { runId, tile: 0, tiles: '1' }))).status).toBe(200);
    expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: PRICE });
    // What it was opened with stays.
    expect((await draw(runHeaders('ann', { runId, tile: 1 }))).status).toBe(400);
    expect(await statesOf(runId)).toEqual(['delivered']);
  });

  it('without run headers is a run of one image', async () => {
    await start();
    expect((await draw(runHeaders('ann'))).status).toBe(200);
    expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: PRICE });
  });

  it('is refused whole with 402 when the credits do not cover it, and nothing is held', async () => {
    const engine = await start();
    await run.accounts.signUp('poor', 99);
    const runId = randomUUID();
    const response = await draw(runHeaders('poor', { runId, tile: 0 }));
    expect(response.status).toBe(402);
    expect(await response.json()).toEqual({
      code: 'credits.insufficient',
      message: 'You need 100 credits, but you only have 99. Please purchase a plan.',
    });
    expect(await run.accounts.readBalance('poor')).toEqual({ balance: 99, held: 0 });
    expect(await findHolds(runId, 'poor')).toEqual([]);
    expect(engine.begun).toEqual([]);
  });

  it('is refused with 403 where the account has no plan for the tool', async () => {
    await start();
    await run.accounts.signUp('planless', 500);
    const response = await draw(runHeaders('planless', { tool: 'yellow', runId: randomUUID(), tile: 0 }));
    expect(response.status).toBe(403);
  });

  it('is refused with 401 when the sign-in is not accepted, and never taken for a guest', async () => {
    const engine = await start();
    for (const authorization of ['Bearer nobody', 'Bearer', 'bearer ']) {
      const response = await draw({ ...runHeaders('ann'), Authorization: authorization });
      expect(response.status).toBe(401);
    }
    expect(engine.begun).toEqual([]);
    expect(await readUsed()).toEqual({});
  });

  it.each([
    [{ Authorization: 'Bearer ann' }, 'run.tool_missing'],
    [{ Authorization: 'Bearer ann', 'X-Dreamseed-Tool': 'blue' }, 'run.tool_unknown'],
    [runHeaders('ann', { runId: 'one', tile: 0 }), 'run.id_malformed'],
    [runHeaders('ann', { runId: randomUUID(), tile: 2 }), 'run.tile_out_of_range'],
    [runHeaders('ann', { runId: randomUUID(), tile: 1, tiles: '1' }), 'run.tile_out_of_range'],
    [runHeaders('ann', { runId: randomUUID(), tile: 0, tiles: '3' }), 'run.size_malformed'],
    [runHeaders('ann', { runId: randomUUID(), tile: 0, tiles: '0' }), 'run.size_malformed'],
  ])('is refused with 400 for headers %j', async (headers, code) => {
    await start();
    const response = await draw(headers);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code });
    expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: 0 });
  });

  it('is refused with 409 when it began on the other tool', async () => {
    await start();
    const runId = randomUUID();
    await draw(runHeaders('ann', { runId, tile: 0 }));
    const response = await draw(runHeaders('ann', { tool: 'yellow', runId, tile: 0 }));
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'run.other_tool' });
  });

  it('leaves guests as they are, also when they send headers of a run', async () => {
    await start();
    const { Authorization: _, ...headers } = runHeaders('ann', { runId: randomUUID(), tile: 0 });
    const response = await draw(headers, { seed: 1 });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-dreamseed-hold')).toBeNull();
    // With it comes a receipt, which is this guest's own.
    expect(response.headers.get('x-dreamseed-receipt')).toBeTruthy();
    expect(response.headers.get('cache-control')).toContain('private');
  });

  it('answers no 304, because every image is paid for', async () => {
    await start();
    const guest = await run.server.draw('a fox', { seed: 1 });
    const headers = { ...runHeaders('ann'), 'If-None-Match': guest.headers.get('etag') ?? '' };
    expect((await draw(headers, { seed: 1 })).status).toBe(200);
  });

  describe('that is repeated', () => {
    it('answers the same bytes without drawing or charging again', async () => {
      const engine = await start({ deterministic: false }, { settings: { cacheMegabytes: 0 } });
      const headers = runHeaders('ann', { runId: randomUUID(), tile: 0 });
      const first = await draw(headers);
      const second = await draw(headers);
      expect(second.status).toBe(200);
      expect(Buffer.from(await second.bytes()).equals(Buffer.from(await first.bytes()))).toBe(true);
      for (const name of ['x-dreamseed-hold', 'x-dreamseed-seed', 'x-dreamseed-engine', 'content-type']) {
        expect(second.headers.get(name)).toBe(first.headers.get(name));
      }
      expect(second.headers.get('cache-control')).toBe('private, no-store');
      expect(engine.begun).toHaveLength(1);
      expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: 2 * PRICE });
      expect(await readUsed()).toEqual({ '*': 1 });
    });

    it('answers 409 once its image was given back', async () => {
      await start();
      const runId = randomUUID();
      await draw(runHeaders('ann', { runId, tile: 0 }));
      const [hold] = await findHolds(runId);
      await run.database.transaction(async (transaction) => {
        await run.accounts.credits.releaseDelivered(transaction, hold?.id ?? '', run.server.clock.now());
      });
      const response = await draw(runHeaders('ann', { runId, tile: 0 }));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'hold.released' });
    });

    it('is not the run of another account', async () => {
      await start();
      await run.accounts.signUp('ben', 500);
      const runId = randomUUID();
      const first = await draw(runHeaders('ann', { runId, tile: 0 }));
      const second = await draw(runHeaders('ben', { runId, tile: 0 }));
      expect(second.headers.get('x-dreamseed-hold')).not.toBe(first.headers.get('x-dreamseed-hold'));
      expect(await run.accounts.readBalance('ben')).toEqual({ balance: 500, held: 2 * PRICE });
    });
  });

  describe('on the free plan', () => {
    it("counts in the site's daily total, and is refused with 429 when that is used up", async () => {
      await start({}, { settings: { guestTotalDailyImages: 1 } });
      expect((await draw(runHeaders('ann'))).status).toBe(200);
      const runId = randomUUID();
      const response = await draw(runHeaders('ann', { runId, tile: 0 }));
      expect(response.status).toBe(429);
      expect(await response.json()).toMatchObject({ code: 'image_service.guest_total_limit' });
      expect(await statesOf(runId)).toEqual(['released', 'open']);
      expect(await readUsed()).toEqual({ '*': 1 });
    });

    it('shares that total with guests, but not their own limits', async () => {
      await start({}, { settings: { guestTotalDailyImages: 3, guestDailyImages: 1 } });
      expect((await run.server.draw('a fox')).status).toBe(200);
      expect((await draw(runHeaders('ann'))).status).toBe(200);
      expect((await draw(runHeaders('ann'))).status).toBe(200);
      await run.accounts.signUp('ben', 500);
      expect((await draw(runHeaders('ben'))).status).toBe(429);
    });

    it('is refused after giving back a hundred images half drawn in a day, and is back the next', async () => {
      const clock = createTestClock(Date.UTC(2026, 2, 14, 18, 30));
      const engine = await start({ gate: new Promise(() => {}) }, { clock, settings: { cacheMegabytes: 0 } });
      const stop = async () => {
        const runId = randomUUID();
        const begun = engine.begun.length;
        const answer = draw(runHeaders('ann', { runId, tile: 0 })).then(({ status }) => status);
        await Promise.race([
          vi.waitFor(() => expect(engine.begun.length).toBe(begun + 1), { interval: 2 }),
          answer,
        ]);
        await run.stopRun(runId);
        return await answer;
      };
      for (let times = 0; times < 100; times += 1) expect(await stop()).toBe(409);
      await vi.waitFor(async () => expect((await run.accounts.readBalance('ann')).held).toBe(0));
      const refused = await draw(runHeaders('ann'));
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({ code: 'run.too_many_left' });
      clock.advance(6 * 3_600_000);
      expect(await stop()).toBe(409);
    });

    it('does not bind paid plans', async () => {
      await start({}, { settings: { guestTotalDailyImages: 0 } });
      await run.accounts.signUp('rich', 500, 'paid');
      expect((await draw(runHeaders('rich'))).status).toBe(200);
      expect(await readUsed()).toEqual({});
    });
  });
});

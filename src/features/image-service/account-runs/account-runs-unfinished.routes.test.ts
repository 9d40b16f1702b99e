import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { LOST, useAccountRuns } from './test-account-run-server.ts';
import { PRICE, runHeaders } from './test-account-runs.ts';

describe("an account's run that fails, is cut off or waits", () => {
  const run = useAccountRuns();
  const { start, draw, readUsed, findHolds, statesOf } = run;
  // Whatever a test does, the ledger adds up after it.
  afterEach(async () => expect(await findLedgerFaults(run.database)).toEqual([]));

  describe('whose engine fails', () => {
    it('gives the credits of that image back, and says why', async () => {
      await start({ failure: new Error('a secret of the engine') });
      const runId = randomUUID();
      const response = await draw(runHeaders('ann', { runId, tile: 0 }));
      expect(response.status).toBe(502);
      expect(await response.json()).toMatchObject({ code: 'image_engines.failed' });
      expect(await statesOf(runId)).toEqual(['released', 'open']);
      expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: PRICE });
      expect(await readUsed()).toEqual({ '*': 0 });
      expect(run.accounts.timers()).toBe(0);
    });

    it('by hanging gives them back too', async () => {
      await start({ milliseconds: Number.POSITIVE_INFINITY }, { timeoutMs: 60 });
      const runId = randomUUID();
      const response = await draw(runHeaders('ann', { runId, tile: 1 }));
      expect(response.status).toBe(504);
      expect(await statesOf(runId)).toEqual(['open', 'released']);
    });
  });

  describe('that storage or ledger fails', () => {
    it('answers no bytes that could not be stored', async () => {
      await start();
      run.accounts.options.blobs.store = () => Promise.reject(new Error('disk full'));
      const runId = randomUUID();
      expect((await draw(runHeaders('ann', { runId, tile: 0 }))).status).toBe(500);
      expect(await statesOf(runId)).toEqual(['released', 'open']);
      expect(await readUsed()).toEqual({ '*': 0 });
    });
  });

  describe('whose connection is cut off', () => {
    const cutOff = async (runId: string, isUnderWay: () => boolean) => {
      const leaving = new AbortController();
      const init = { headers: runHeaders('ann', { runId, tile: 0 }), signal: leaving.signal };
      const answer = run.server.draw('a fox', {}, init).then(
        ({ status }) => status,
        () => 'cut off',
      );
      await Promise.race([answer, vi.waitFor(() => expect(isUnderWay()).toBe(true), { interval: 2 })]);
      leaving.abort();
      return await answer;
    };

    it('goes on, is paid for by its hold, and answers whoever asks again', async () => {
      const gate = Promise.withResolvers<void>();
      const engine = await start({ gate: gate.promise });
      const runId = randomUUID();
      expect(await cutOff(runId, () => engine.begun.length === 1)).toBe('cut off');
      gate.resolve();
      await vi.waitFor(async () => expect(await statesOf(runId)).toEqual(['delivered', 'open']));
      expect((await draw(runHeaders('ann', { runId, tile: 0 }))).status).toBe(200);
      expect(engine.begun).toHaveLength(1);
      expect(engine.stopped()).toBe(0);
      expect(run.accounts.timers()).toBe(0);
    });

    it('keeps its credits and its place: who cuts off again and again has no more than others', async () => {
      const gate = Promise.withResolvers<void>();
      const settings = { cacheMegabytes: 0, queueLimitPerVisitor: 2 };
      const engine = await start({ concurrency: 1, gate: gate.promise }, { settings });
      const waiting = () => run.server.service.status().waiting;
      const runs = Array.from({ length: 3 }, () => randomUUID());
      expect(await cutOff(runs[0]!, () => engine.begun.length === 1)).toBe('cut off');
      for (const turn of [1, 2]) {
        expect(await cutOff(runs[turn]!, () => waiting() === turn)).toBe('cut off');
      }
      expect(await cutOff(randomUUID(), () => false)).toBe(429);
      expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: 6 * PRICE });
      gate.resolve();
      await vi.waitFor(async () =>
        expect((await Promise.all(runs.map(statesOf))).map(([first]) => first)).toEqual(
          Array(3).fill('delivered'),
        ),
      );
    });
  });

  it('that finds the queue full holds nothing', async () => {
    const gate = Promise.withResolvers<void>();
    const engine = await start(
      { concurrency: 1, gate: gate.promise },
      { settings: { queueLimit: 0, cacheMegabytes: 0 } },
    );
    const busy = run.server.draw('another');
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    const runId = randomUUID();
    const response = await draw(runHeaders('ann', { runId, tile: 0 }));
    expect(response.status).toBe(503);
    expect(await findHolds(runId)).toEqual([]);
    gate.resolve();
    await busy;
  });

  it('is kept alive while its image is drawn, with the images it has not asked for yet', async () => {
    const gate = Promise.withResolvers<void>();
    const engine = await start({ gate: gate.promise });
    const runId = randomUUID();
    const first = draw(runHeaders('ann', { runId, tile: 0 }));
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    for (let strikes = 0; strikes < 5; strikes++) {
      run.server.clock.advance(20_000);
      run.accounts.strike();
      const until = run.server.clock.now() + 30_000;
      await vi.waitFor(async () =>
        expect((await findHolds(runId)).map((hold) => hold.leaseUntil)).toEqual([until, until]),
      );
      expect(await run.accounts.credits.sweepLeases(run.server.clock.now())).toBe(0);
    }
    gate.resolve();
    expect((await first).status).toBe(200);
    expect(run.accounts.timers()).toBe(0);
    expect((await draw(runHeaders('ann', { runId, tile: 1 }))).status).toBe(200);
  });

  it('whose lease was lost while it was drawn answers 503 without bytes', async () => {
    const gate = Promise.withResolvers<void>();
    const engine = await start({ gate: gate.promise });
    const runId = randomUUID();
    const request = draw(runHeaders('ann', { runId, tile: 0 }));
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    run.server.clock.advance(31_000);
    expect(await run.accounts.credits.sweepLeases(run.server.clock.now())).toBe(2);
    gate.resolve();
    const response = await request;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'hold.released' });
    expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: 0 });
    expect(await readUsed()).toEqual({ '*': 1, [LOST]: 1 });
  });

  it('is given back when the service stops before it is drawn', async () => {
    const engine = await start({ milliseconds: Number.POSITIVE_INFINITY });
    const runId = randomUUID();
    const request = draw(runHeaders('ann', { runId, tile: 0 }));
    await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
    await run.server.service.drain(20);
    expect((await request).status).toBe(503);
    expect(await statesOf(runId)).toEqual(['released', 'open']);
    expect(run.accounts.timers()).toBe(0);
  });
});

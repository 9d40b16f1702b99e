import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import type { TestEngine } from '../test-engines.ts';
import { LOST, useAccountRuns } from './test-account-run-server.ts';
import { PRICE, runHeaders } from './test-account-runs.ts';

describe("an account's run that fails, is left or waits", () => {
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

  describe('whose visitor leaves', () => {
    const leave = async (engine: TestEngine, runId: string) => {
      const leaving = new AbortController();
      const begun = engine.begun.length;
      const init = { headers: runHeaders('ann', { runId, tile: 0 }), signal: leaving.signal };
      const answer = run.server.draw('a fox', {}, init);
      answer.catch(() => {});
      await vi.waitFor(() => expect(engine.begun.length).toBe(begun + 1), { interval: 2 });
      leaving.abort();
      await vi.waitFor(async () => expect((await findHolds(runId))[0]?.state).toBe('released'));
      await vi.waitFor(async () =>
        expect((await findHolds(runId))[1]?.leaseUntil).toBe(run.server.clock.now()),
      );
    };

    it('holds no credits back from the next runs, though their second image was never asked for', async () => {
      const engine = await start({ gate: new Promise(() => {}) });
      // 500 credits are five runs of 100.
      for (let times = 0; times < 12; times++) await leave(engine, randomUUID());
      await run.accounts.credits.sweepLeases(run.server.clock.now());
      expect(await run.accounts.readBalance('ann')).toEqual({ balance: 500, held: 0 });
    });

    it('still gets the second image, when that is asked for before anybody needs its credits', async () => {
      const gate = Promise.withResolvers<void>();
      const engine = await start({ gate: gate.promise });
      const runId = randomUUID();
      await leave(engine, runId);
      const second = draw(runHeaders('ann', { runId, tile: 1 }));
      await vi.waitFor(() => expect(engine.begun).toHaveLength(2));
      expect(await run.accounts.credits.sweepLeases(run.server.clock.now())).toBe(0);
      gate.resolve();
      expect((await second).status).toBe(200);
      expect(await statesOf(runId)).toEqual(['released', 'delivered']);
    });

    it('with one of two images keeps the other, which waits', async () => {
      const engine = await start(
        { concurrency: 1, gate: new Promise(() => {}) },
        { settings: { cacheMegabytes: 0 } },
      );
      const stopping = new AbortController();
      const runId = randomUUID();
      const ask = (prompt: string, headers: Record<string, string>, signal: AbortSignal) =>
        run.server.draw(prompt, {}, { headers, signal }).catch(() => 'left');
      const busy = ask('another', {}, stopping.signal);
      await vi.waitFor(() => expect(engine.begun).toHaveLength(1));
      const leaving = new AbortController();
      const first = ask('a fox', runHeaders('ann', { runId, tile: 0 }), leaving.signal);
      const second = ask('a fox', runHeaders('ann', { runId, tile: 1 }), stopping.signal);
      await vi.waitFor(() => expect(run.server.service.status().waiting).toBe(2));
      leaving.abort();
      expect(await first).toBe('left');
      await vi.waitFor(async () => expect(await statesOf(runId)).toEqual(['released', 'open']));
      expect(await run.accounts.credits.sweepLeases(run.server.clock.now())).toBe(0);
      stopping.abort();
      await Promise.all([busy, second]);
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

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { createTestEngine, type TestEngine, type TestEngineOptions } from '../test-engines.ts';
import { startTestImageServer, type TestImageServer } from '../test-image-server.ts';
import {
  createTestAccountRuns,
  makeFilesFolder,
  PRICE,
  runHeaders,
  type TestAccountRuns,
} from './test-account-runs.ts';

interface Site {
  server: TestImageServer;
  engine: TestEngine;
  accounts: TestAccountRuns;
}

describeOnEveryDatabase("an account's run", (open) => {
  const clock = createTestClock(Date.UTC(2026, 2, 14, 18, 30));
  let database: Database;
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    expect(await findLedgerFaults(database)).toEqual([]);
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  /** Servers of one site: one database, one folder of files, engines of their own. */
  async function startSites(count: number, engineOptions: TestEngineOptions = {}): Promise<Site[]> {
    const { database: first, openAgain } = await open();
    database = first;
    const { folder, remove } = await makeFilesFolder();
    cleanUps.push(remove);
    const sites: Site[] = [];
    for (let position = 0; position < count; position++) {
      const connection = position === 0 ? first : await openAgain();
      const accounts = createTestAccountRuns({ database: connection, clock, folder });
      // Servers whose engines draw differently: only a repeated answer can be the same.
      const engine = createTestEngine({ deterministic: false, concurrency: 8, ...engineOptions });
      const server = await startTestImageServer({
        database: connection,
        engines: [engine],
        accounts: accounts.options,
        clock,
        settings: { cacheMegabytes: 0, queueLimitPerVisitor: 100, queueLimit: 100 },
      });
      cleanUps.push(server.close);
      await accounts.signUp('ann', position === 0 ? 500 : 0);
      sites.push({ server, engine, accounts });
    }
    return sites;
  }

  const startSite = async (engineOptions: TestEngineOptions = {}) =>
    (await startSites(1, engineOptions))[0] as Site;
  const ask = ({ server }: Site, run: { runId: string; tile: number }, init: RequestInit = {}) =>
    server.draw('a fox', {}, { ...init, headers: runHeaders('ann', run) });
  const bodyOf = async (response: Response) => Buffer.from(await response.bytes()).toString('base64');

  it('asked for by 16 requests at once on two servers is drawn for one price, with one answer', async () => {
    const sites = await startSites(2, { milliseconds: 30 });
    const runId = randomUUID();
    const requests = Array.from({ length: 16 }, (_, turn) =>
      ask(sites[turn % 2] as Site, { runId, tile: turn % 4 < 2 ? 0 : 1 }),
    );
    const answers = await Promise.all(requests);
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const byHold = new Map<string, Set<string>>();
    for (const answer of answers) {
      const hold = answer.headers.get('x-dreamseed-hold') ?? '';
      byHold.set(hold, (byHold.get(hold) ?? new Set()).add(await bodyOf(answer)));
    }
    expect([...byHold.values()].map((bodies) => bodies.size)).toEqual([1, 1]);
    expect(await sites[0]?.accounts.readBalance('ann')).toEqual({ balance: 500, held: 2 * PRICE });
    const allowance = await database.reader.selectFrom('guest_allowance').select('used').execute();
    // Each server drew each image at most once, and whatever was drawn is counted.
    const begun = sites.reduce((sum, { engine }) => sum + engine.begun.length, 0);
    expect(begun).toBeLessThanOrEqual(4);
    expect(allowance).toEqual([{ used: begun }]);
  });

  it('of two tabs that ask for more than there is: one goes through whole, the other not at all', async () => {
    const sites = await startSites(2);
    const runs = Array.from({ length: 8 }, () => randomUUID());
    const answers = await Promise.all(
      runs.flatMap((runId, turn) =>
        [0, 1].map(async (tile) => ({
          runId,
          status: (await ask(sites[turn % 2] as Site, { runId, tile })).status,
        })),
      ),
    );
    const statuses = runs.map((runId) =>
      answers.filter((answer) => answer.runId === runId).map(({ status }) => status),
    );
    // 500 credits are five runs of 100.
    expect(statuses.filter((pair) => pair.every((status) => status === 200))).toHaveLength(5);
    expect(statuses.filter((pair) => pair.every((status) => status === 402))).toHaveLength(3);
    expect(await sites[0]?.accounts.readBalance('ann')).toEqual({ balance: 500, held: 500 });
  });

  it('goes on for the second request when the first one is cut off', async () => {
    const gate = Promise.withResolvers<void>();
    const site = await startSite({ gate: gate.promise });
    const { openRun } = site.accounts.credits;
    let admitted = 0;
    site.accounts.credits.openRun = async (order) => {
      const holds = await openRun(order);
      admitted++;
      return holds;
    };
    const runId = randomUUID();
    const leaving = new AbortController();
    const first = ask(site, { runId, tile: 0 }, { signal: leaving.signal });
    await vi.waitFor(() => expect(site.engine.begun).toHaveLength(1));
    const second = ask(site, { runId, tile: 0 });
    // It joins the drawing of the first.
    await vi.waitFor(() => expect(admitted).toBe(2));
    await sleep(20);
    leaving.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    // Until the server has seen it leave.
    await sleep(100);
    expect(site.server.service.status().running).toBe(1);
    gate.resolve();
    expect((await second).status).toBe(200);
    expect(site.engine.begun).toHaveLength(1);
  });

  it('released by its sweep at the moment of delivery is either delivered or released, never both', async () => {
    const site = await startSite();
    const runs = Array.from({ length: 12 }, () => randomUUID());
    let sweeping = true;
    const sweeps = (async () => {
      while (sweeping) {
        // In the eyes of the sweep every lease has run out.
        await site.accounts.credits.sweepLeases(clock.now() + 60_000);
        await sleep(1);
      }
    })();
    const outcomes = await Promise.all(
      runs.map(async (runId, turn) => {
        await sleep(turn * 3);
        const answer = await ask(site, { runId, tile: 0 });
        const [hold] = await site.accounts.credits.findRun('ann', runId);
        return { status: answer.status, state: hold?.state ?? 'none' };
      }),
    );
    sweeping = false;
    await sweeps;
    for (const { status, state } of outcomes) {
      if (status === 200) expect(state).toBe('delivered');
      else expect([`${status} ${state}`]).toContain(status === 402 ? '402 none' : `${status} released`);
    }
  });

  it('stopped after delivery keeps one truth: given back, and not answered again', async () => {
    const site = await startSite();
    const runId = randomUUID();
    const answer = await ask(site, { runId, tile: 0 });
    const hold = answer.headers.get('x-dreamseed-hold') ?? '';
    const { credits } = site.accounts;
    const steps = await Promise.all(
      Array.from({ length: 4 }, () =>
        database.transaction((transaction) => credits.releaseDelivered(transaction, hold, clock.now())),
      ),
    );
    expect(steps.filter(({ done }) => done)).toHaveLength(1);
    expect((await ask(site, { runId, tile: 0 })).status).toBe(409);
    expect((await ask(site, { runId, tile: 1 })).status).toBe(200);
    expect(await site.accounts.readBalance('ann')).toEqual({ balance: 500, held: PRICE });
  });

  it('given back while a repeated request reads its bytes answers them whole or refuses', async () => {
    const site = await startSite();
    for (let turn = 0; turn < 5; turn++) {
      const runId = randomUUID();
      const first = await ask(site, { runId, tile: 0 });
      const bytes = await bodyOf(first);
      const hold = first.headers.get('x-dreamseed-hold') ?? '';
      const [again] = await Promise.all([
        ask(site, { runId, tile: 0 }),
        database.transaction((transaction) =>
          site.accounts.credits.releaseDelivered(transaction, hold, clock.now()),
        ),
      ]);
      expect([200, 409]).toContain(again.status);
      if (again.status === 200) expect(await bodyOf(again)).toBe(bytes);
      await site.accounts.credits.releaseOpen(
        (await site.accounts.credits.findRun('ann', runId))[1]?.id ?? '',
        clock.now(),
      );
    }
  });

  const STEPS = ['identifyLiving', 'findRun', 'quote', 'openRun', 'drawing', 'keep', 'deliver'] as const;

  /** Lets a step of a run's first image begin, does something meanwhile, and lets it go on. */
  async function interrupt(step: Step, meanwhile: (site: Site, runId: string) => Promise<unknown>) {
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    const site = await startSite({ gate: step === 'drawing' ? gate.promise : undefined });
    let isReached = false;
    holdBack(site.accounts, step, async () => {
      // Only the request waits, not whoever comes meanwhile.
      if (isReached) return;
      isReached = true;
      reached.resolve();
      await gate.promise;
    });
    const runId = randomUUID();
    const leaving = new AbortController();
    const request = ask(site, { runId, tile: 0 }, { signal: leaving.signal }).catch(() => 'left');
    if (step === 'drawing') await vi.waitFor(() => expect(site.engine.begun).toHaveLength(1));
    else await reached.promise;
    leaving.abort();
    expect(await request).toBe('left');
    await vi.waitFor(async () => expect(await site.server.countConnections()).toBe(0));
    await meanwhile(site, runId);
    gate.resolve();
    await site.server.service.drain(5000);
    expect(site.accounts.timers()).toBe(0);
    return { site, runId };
  }

  const afterSweep = async ({ accounts }: Site) => {
    clock.advance(60_000);
    await accounts.credits.sweepLeases(clock.now());
    return await accounts.readBalance('ann');
  };

  it.each(STEPS)('whose caller is cut off during %s goes on, and waits to be kept', async (step) => {
    const { site, runId } = await interrupt(step, async () => {});
    const states = (await site.accounts.credits.findRun('ann', runId)).map((hold) => hold.state);
    // Nobody asked for the second image: its lease runs out.
    expect(states).toEqual(['delivered', 'open']);
    expect(await afterSweep(site)).toEqual({ balance: 500, held: PRICE });
  });

  // What is being delivered holds the one writer of SQLite; what is delivered is the gallery's to give back.
  const BEFORE_DELIVERY = STEPS.filter((step) => step !== 'deliver');

  it.each(BEFORE_DELIVERY)(
    'stopped during %s takes nothing, also where it is not opened yet',
    async (step) => {
      const { site, runId } = await interrupt(step, async ({ accounts, server }, run) => {
        // Its second image is stopped too, though nobody has asked for it.
        const holds = await accounts.credits.stopRun('ann', run, clock.now());
        for (const { id } of holds) await accounts.credits.releaseOpen(id, clock.now());
        server.service.stopDrawing(holds.map(({ id }) => id));
      });
      const states = (await site.accounts.credits.findRun('ann', runId)).map((hold) => hold.state);
      expect(states).not.toContain('delivered');
      expect(states).not.toContain('open');
      expect(await afterSweep(site)).toEqual({ balance: 500, held: 0 });
    },
  );
});

type Step = 'identifyLiving' | 'findRun' | 'quote' | 'openRun' | 'drawing' | 'keep' | 'deliver';

/** Lets one step of an admission wait before it is done for real. */
function holdBack({ options, pricing }: TestAccountRuns, step: Step, wait: () => Promise<void>): void {
  const { guard, credits, blobs } = options;
  const after =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await wait();
      return work(...args);
    };
  if (step === 'identifyLiving') guard.identifyLiving = after(guard.identifyLiving);
  if (step === 'quote') pricing.quote = after(pricing.quote);
  if (step === 'keep') blobs.store = after(blobs.store);
  if (step === 'findRun' || step === 'openRun' || step === 'deliver') {
    const changes: Partial<Credits> = {
      [step]: after(credits[step] as (...args: unknown[]) => Promise<unknown>),
    };
    Object.assign(credits, changes);
  }
}

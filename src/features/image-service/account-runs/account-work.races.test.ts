import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { findLedgerFaults } from '../../credits/ledger-invariants.store.ts';
import { createTestEngine, type TestEngine, type TestEngineOptions } from '../test-engines.ts';
import { startTestImageServer, type TestImageServer } from '../test-image-server.ts';
import { MOST_ABANDONED, MOST_ABANDONED_PER_ADDRESS } from './account-work.usecases.ts';
import {
  createTestAccountRuns,
  makeFilesFolder,
  runHeaders,
  type TestAccountRuns,
} from './test-account-runs.ts';

const FOREVER = Number.POSITIVE_INFINITY;

/** However slow the machine is. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

interface Site {
  server: TestImageServer;
  engine: TestEngine;
  accounts: TestAccountRuns;
}

describeOnEveryDatabase('what engines draw for accounts', (open) => {
  let database: Database;
  let sites: Site[];
  let clock: ReturnType<typeof createTestClock>;
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    expect(await findLedgerFaults(database)).toEqual([]);
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  /** Servers of one site: one database and one folder of files, an engine each. */
  async function start(count: number, engineOptions: TestEngineOptions, plan: 'free' | 'paid' = 'free') {
    const { database: first, openAgain } = await open();
    database = first;
    clock = createTestClock(Date.UTC(2026, 2, 14, 18, 30));
    const { folder, remove } = await makeFilesFolder();
    cleanUps.push(remove);
    sites = [];
    for (let position = 0; position < count; position++) {
      const connection = position === 0 ? first : await openAgain();
      const accounts = createTestAccountRuns({ database: connection, clock, folder });
      const engine = createTestEngine({ deterministic: false, concurrency: 8, ...engineOptions });
      const server = await startTestImageServer({
        database: connection,
        engines: [engine],
        accounts: accounts.options,
        clock,
        settings: { cacheMegabytes: 0, queueLimitPerVisitor: 100, queueLimit: 100 },
      });
      cleanUps.push(server.close);
      await accounts.signUp('ann', position === 0 ? 50_000 : 0, plan);
      sites.push({ server, engine, accounts });
    }
    return sites[0] as Site;
  }

  const ask = ({ server }: Site, runId: string, prompt = 'a fox', init: RequestInit = {}) =>
    server.draw(prompt, {}, { ...init, headers: runHeaders('ann', { runId, tile: 0 }) });
  const countBegun = () => sites.reduce((sum, { engine }) => sum + engine.begun.length, 0);
  const release = async ({ accounts, server }: Site, runId: string) => {
    for (const hold of await accounts.credits.findRun('ann', runId)) {
      await accounts.credits.releaseOpen(hold.id, clock.now());
      server.service.stopDrawing([hold.id]);
    }
  };
  const countAbandoned = async () => (sites[0] as Site).accounts.credits.countAbandoned('ann', 0);
  const countDelivered = async () => {
    const rows = await database.reader
      .selectFrom('hold')
      .select('id')
      .where('delivered_at', 'is not', null)
      .execute();
    return rows.length;
  };

  it('stops when the hold is given back, and is counted', async () => {
    const site = await start(1, { milliseconds: FOREVER });
    const runId = randomUUID();
    const answer = ask(site, runId);
    await eventually(() => expect(site.engine.begun).toHaveLength(1));
    await release(site, runId);
    expect(await (await answer).json()).toMatchObject({ code: 'hold.released' });
    expect(site.engine.stopped()).toBe(1);
    expect(site.server.service.status()).toMatchObject({ running: 0 });
    expect(await countAbandoned()).toBe(1);
    expect(await site.server.service.usedToday()).toBe(1);
  });

  it('stops before it begins when the hold is given back while it waits, and costs nothing', async () => {
    const site = await start(1, { milliseconds: FOREVER, concurrency: 1 });
    const busy = randomUUID();
    const runId = randomUUID();
    const first = ask(site, busy);
    await eventually(() => expect(site.engine.begun).toHaveLength(1));
    const waiting = ask(site, runId);
    await eventually(() => expect(site.server.service.status().waiting).toBe(1));
    await release(site, runId);
    expect((await waiting).status).toBe(409);
    await release(site, busy);
    await first;
    expect(site.engine.begun).toHaveLength(1);
    expect(await countAbandoned()).toBe(1);
  });

  it('stops on another server at the next sign of life', async () => {
    const site = await start(2, { milliseconds: FOREVER });
    const [, other] = sites as [Site, Site];
    const runId = randomUUID();
    const answer = ask(site, runId);
    await eventually(() => expect(site.engine.begun).toHaveLength(1));
    await release(other, runId);
    expect(site.engine.stopped()).toBe(0);
    site.accounts.strike();
    expect((await answer).status).toBe(409);
    expect(site.engine.stopped()).toBe(1);
    await eventually(async () => expect(await countAbandoned()).toBe(1));
    expect(await other.server.service.usedToday()).toBe(1);
  });

  it('is one picture for a hold, however many prompts are sent to two servers at once', async () => {
    const gate = Promise.withResolvers<void>();
    const [one, two] = [await start(2, { gate: gate.promise }), sites[1] as Site];
    const runId = randomUUID();
    const answers = Array.from({ length: 8 }, (_, number) =>
      ask(number % 2 ? one : two, runId, `fox ${number}`),
    );
    const isRefused = (answer: Response) => (answer.status === 409 ? answer : Promise.reject(answer));
    // Seven are refused while the eighth is drawn.
    const refused: Response[] = [];
    for (const answer of answers)
      answer.then(isRefused).then(
        (each) => refused.push(each),
        () => {},
      );
    await eventually(() => expect(refused).toHaveLength(7));
    expect(countBegun()).toBe(1);
    gate.resolve();
    const all = await Promise.all(answers);
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    const codes = await Promise.all(refused.map(async (each) => (await each.json()).code as string));
    expect(new Set(codes)).toEqual(new Set(['hold.other_request']));
    const kept = await all.find(({ status }) => status === 200)?.bytes();
    expect(kept?.byteLength).toBeGreaterThan(0);
    // Later, too: the delivered picture is for the request that it was drawn for.
    const winner = all.findIndex(({ status }) => status === 200);
    expect((await ask(one, runId, `fox ${winner}`)).status).toBe(200);
    expect((await ask(one, runId, 'another')).status).toBe(409);
    expect(countBegun()).toBe(1);
  });

  it('is delivered or counted, whoever ends it at whatever moment', async () => {
    const site = await start(2, { milliseconds: 15 });
    const [, other] = sites as [Site, Site];
    const endings = [
      async (runId: string) => release(site, runId),
      async (runId: string) => release(other, runId),
      async (_: string, leave: () => void) => leave(),
      async () => void (await site.accounts.credits.sweepLeases(clock.now() + 60_000)),
      async () => {},
    ];
    await Promise.all(
      Array.from({ length: 40 }, async (_, turn) => {
        const runId = randomUUID();
        const leaving = new AbortController();
        const where = turn % 2 ? site : other;
        const answers = [ask(where, runId, 'a fox', { signal: leaving.signal })];
        // Some ask on both servers at once.
        if (turn % 7 === 0) answers.push(ask(where === site ? other : site, runId));
        await sleep((turn % 10) * 6);
        await endings[turn % endings.length]?.(runId, () => leaving.abort());
        await Promise.allSettled(answers.map(async (answer) => (await answer).arrayBuffer()));
      }),
    );
    for (const { server } of sites) await server.service.drain(5000);
    await site.accounts.credits.sweepLeases(clock.now() + 60_000);
    expect(countBegun()).toBeGreaterThan(10);
    const counted = (await countDelivered()) + (await countAbandoned());
    expect(countBegun()).toBeLessThanOrEqual(counted);
    expect(await site.server.service.usedToday()).toBeGreaterThanOrEqual(countBegun());
  });

  it('ends for a paid plan at its own limit, and counts among what the site gives away', async () => {
    const site = await start(1, { milliseconds: FOREVER }, 'paid');
    const [hold] = await site.accounts.credits.openRun({
      accountId: 'ann',
      runId: 'before',
      tool: 'green',
      tiles: 1,
      quote: { balance: { kind: 'standard', utcDate: '' }, price: 50, isFreePlan: false },
      now: clock.now(),
    });
    const most = MOST_ABANDONED.paid;
    await database.writer
      .updateTable('hold')
      .set({ drawings: most - 1, request_hash: 'earlier' })
      .where('id', '=', hold?.id ?? '')
      .execute();
    await site.accounts.credits.releaseOpen(hold?.id ?? '', clock.now());
    const leaving = new AbortController();
    const last = ask(site, randomUUID(), 'a fox', { signal: leaving.signal });
    await eventually(() => expect(site.engine.begun).toHaveLength(1));
    leaving.abort();
    await expect(last).rejects.toMatchObject({ name: 'AbortError' });
    await eventually(async () => expect(await site.server.service.usedToday()).toBe(1));
    const refused = await ask(site, randomUUID());
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({
      code: 'run.too_many_left',
      message: 'Too many images were stopped while they were drawn. You can go on in 6 hours.',
    });
    clock.advance(6 * 3_600_000);
    const tomorrow = ask(site, randomUUID());
    await eventually(() => expect(site.engine.begun).toHaveLength(2));
    await site.server.service.drain(0);
    expect((await tomorrow).status).toBe(503);
    // A stop of the site is nobody's doing.
    expect(await countAbandoned()).toBe(most);
  });

  it('is bound by address for free accounts, who may be one person', async () => {
    const site = await start(1, { milliseconds: FOREVER });
    const leaving = new AbortController();
    const first = ask(site, randomUUID(), 'a fox', { signal: leaving.signal });
    await eventually(() => expect(site.engine.begun).toHaveLength(1));
    leaving.abort();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    const losses = () => database.writer.updateTable('guest_allowance').where('visitor', 'like', 'lost %');
    await eventually(async () => {
      const { numUpdatedRows } = await losses().set({ used: MOST_ABANDONED_PER_ADDRESS }).executeTakeFirst();
      expect(numUpdatedRows).toBe(1n);
    });
    await site.accounts.signUp('ben', 500);
    await site.accounts.signUp('rich', 500, 'paid');
    const askAs = (account: string) => site.server.draw('a fox', {}, { headers: runHeaders(account) });
    expect(await (await askAs('ben')).json()).toMatchObject({ code: 'run.too_many_left' });
    const paid = askAs('rich');
    await eventually(() => expect(site.engine.begun).toHaveLength(2));
    await site.server.service.drain(0);
    await paid;
  });
});

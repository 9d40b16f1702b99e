/** What strangers tried: have an engine draw for nothing, and without end. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { MOST_ABANDONED } from '../../src/features/image-service/account-runs/account-work.usecases.ts';
import { type PollinationsServer, startPollinationsServer } from '../support/engines/pollinations-server.ts';
import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import { type ListeningApp, listenWith } from '../support/listening-app.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite } from './api-test-site.ts';

/** However slow the machine is. */
const SOON = { timeout: 15_000, interval: 20 };

let engine: PollinationsServer;
let site: TestApp;
let server: ListeningApp;

beforeAll(async () => {
  engine = await startPollinationsServer();
});
afterAll(() => engine.close());

beforeEach(async () => {
  // No picture is ever finished: whoever waits for one gives it up.
  engine.untilDrawn = () => new Promise(() => {});
  site = await createApiTestSite({
    IMAGE_ENGINES: 'pollinations',
    POLLINATIONS_URL: engine.url,
    POLLINATIONS_KEY: engine.key,
    POLLINATIONS_AT_ONCE: '8',
    LOG_LEVEL: 'silent',
  });
  server = await listenWith(site.app);
});
afterEach(async () => {
  await server.close();
  await site.services.imageService.drain(0);
  expect(await findLedgerFaults(site.services.database)).toEqual([]);
  await site.close();
});

const signUp = () =>
  signUpClient((path, init) => fetch(`${server.origin}${path}`, init), { origin: server.origin });

function countBegun(): () => number {
  const before = engine.requests.length;
  return () => engine.requests.length - before;
}

interface Attempt {
  status: number;
  code?: string;
}

const readAttempt = ({ status, bytes }: { status: number; bytes: Uint8Array }): Attempt => ({
  status,
  code: (JSON.parse(Buffer.from(bytes).toString()) as { code?: string }).code,
});

/** Asks for a picture and, as soon as the engine draws it, ends it in the way given. */
async function beginAndEnd(
  account: AccountClient,
  seed: number,
  end: (runId: string, leave: () => void) => unknown,
): Promise<Attempt | 'left'> {
  const runId = randomUUID();
  const leaving = new AbortController();
  const begun = countBegun();
  const answer = account
    .draw({ tool: 'green', runId, tile: 0, seed, signal: leaving.signal })
    .then(readAttempt, () => 'left' as const);
  const isRefused = await Promise.race([
    vi.waitFor(() => expect(begun()).toBe(1), SOON).then(() => false),
    answer.then(() => true),
  ]);
  if (!isRefused) await end(runId, () => leaving.abort());
  return await answer;
}

describe('an account that has pictures drawn and takes none', () => {
  test('by giving them back while they are drawn is stopped after a hundred', async () => {
    const account = await signUp();
    await account.status();
    const begun = countBegun();
    const turn = () =>
      beginAndEnd(account, begun(), async (runId) => expectStatus(await account.release({ runId }), 200));
    const ended = { status: 409, code: 'hold.released' };
    expect(await turn()).toEqual(ended);
    await countEarlier(MOST_ABANDONED.free - 3);
    for (let left = 0; left < 3; left++) expect(await turn()).toEqual(ended);
    expect(await turn()).toEqual({ status: 429, code: 'run.too_many_left' });
    expect(begun()).toBe(4);
    expect(await site.services.imageService.usedToday()).toBe(begun());
    expect(site.services.imageService.status()).toMatchObject({ running: 0, waiting: 0 });
  });

  test('by cutting its connections holds its own credits, and has no more drawn than they pay for', async () => {
    const account = await signUp();
    await account.status();
    const begun = countBegun();
    const cutOff = () => beginAndEnd(account, begun(), async (_, leave) => leave());
    // 500 credits are five runs of two images, of which one each is asked for.
    for (let runs = 0; runs < 5; runs++) expect(await cutOff()).toBe('left');
    expect(await cutOff()).toEqual({ status: 402, code: 'credits.insufficient' });
    expect(begun()).toBe(5);
    expect(site.services.imageService.status()).toMatchObject({ running: 5 });
  });

  test('by eight prompts at once on one hold has one of them drawn', async () => {
    const account = await signUp();
    const { licenseKey } = expectStatus(await account.buy('booster'), 200).body;
    expectStatus(await account.activate(licenseKey), 200);
    const begun = countBegun();
    const runId = randomUUID();
    const answers = Array.from({ length: 8 }, (_, number) =>
      account.draw({ tool: 'green', runId, tile: 0, prompt: `fox ${number}`, seed: 1 }).then(readAttempt),
    );
    const refused: Attempt[] = [];
    for (const answer of answers) answer.then((attempt) => refused.push(attempt));
    await vi.waitFor(() => expect(refused.length + begun()).toBe(8), SOON);
    expect(refused).toEqual(Array(7).fill({ status: 409, code: 'hold.other_request' }));
    expect(begun()).toBe(1);
    expectStatus(await account.release({ runId }), 200);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(8).fill(409));
  });

  test('by giving them back is stopped too on a paid plan, later', async () => {
    const account = await signUp();
    const { licenseKey } = expectStatus(await account.buy('booster'), 200).body;
    expectStatus(await account.activate(licenseKey), 200);
    const begun = countBegun();
    const turn = () =>
      beginAndEnd(account, begun(), async (runId) => expectStatus(await account.release({ runId }), 200));
    expect(await turn()).toMatchObject({ status: 409 });
    await countEarlier(MOST_ABANDONED.paid - 1);
    expect(await turn()).toMatchObject({ status: 409 });
    expect(await turn()).toEqual({ status: 429, code: 'run.too_many_left' });
    // Nobody paid for them, so they are among what the site gives away.
    expect(await site.services.imageService.usedToday()).toBe(begun());
  });
});

/** As if so many had been abandoned before, once the first one is given back. */
async function countEarlier(drawings: number): Promise<void> {
  await vi.waitFor(async () => {
    const { numUpdatedRows } = await site.services.database.writer
      .updateTable('hold')
      .set({ drawings })
      .where('state', '=', 'released')
      .where('drawings', '>', 0)
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
  }, SOON);
}

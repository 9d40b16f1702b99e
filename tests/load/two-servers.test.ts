import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { type ServerProcess, startCrashServer } from '../crash/server-process.ts';
import { type AccountClient, createAccountClient, expectStatus } from '../support/identity/account-client.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';

const PARALLEL = 64;
const WELCOME_CREDITS = 500;
const GREEN_PRICE = 50;
const GUEST_IMAGES = 7;
const WRONG_PASSWORDS = 10;
const START_LIMIT_MS = 60_000;
const postgresUrl = process.env.TEST_DATABASE_URL;

describe.runIf(postgresUrl)('two servers on one Postgres and one S3 bucket', { timeout: 120_000 }, () => {
  let database: Database;
  let storage: S3Server;
  let servers: ServerProcess[] = [];
  const folders: string[] = [];
  const schema = `load_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    const url = new URL(postgresUrl ?? '');
    const admin = await openDatabase({ url: url.href, dataDir: '' });
    await sql.raw(`create schema ${schema}`).execute(admin.writer);
    await admin.close();
    url.searchParams.set('options', `-c search_path=${schema}`);
    storage = await startS3Server();
    // Both start on an empty database at once: each migration must be applied by one of them.
    servers = await Promise.all([1, 2].map(() => startServer(url.href)));
    database = await openDatabase({ url: url.href, dataDir: '' });
  }, START_LIMIT_MS);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await storage?.stop();
    await sql.raw(`drop schema ${schema} cascade`).execute(database.writer);
    await database.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  async function startServer(databaseUrl: string): Promise<ServerProcess> {
    const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-load-'));
    folders.push(folder);
    const server = await startCrashServer({
      environment: {
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        STORAGE_URL: storage.storageUrl,
        SANDBOX_SHOP: 'on',
        SANDBOX_PURCHASES_PER_ADDRESS: '100000',
        SIGN_UP_CREDITS_PER_ADDRESS: '100000',
        AUTH_ATTEMPTS_PER_MINUTE: '100000',
        REQUESTS_PER_MINUTE: '100000',
        GUEST_DAILY_IMAGES: String(GUEST_IMAGES),
        IMAGE_QUEUE_LIMIT: '1000',
        IMAGE_QUEUE_SECONDS: '3600',
        IMAGE_QUEUE_PER_VISITOR: '1000',
      },
    });
    if (!server) throw new Error('A server was killed before it was ready.');
    return server;
  }

  /** One account in two browsers, each of which happens to reach another server. */
  async function signUpOnBoth(): Promise<[AccountClient, AccountClient]> {
    const email = `${randomUUID()}@example.com`;
    const password = `pass-${randomUUID()}`;
    const [first, second] = servers.map((server) =>
      createAccountClient((address, init) => server.send(address, init), {
        origin: server.url,
        email,
        password,
      }),
    );
    if (!first || !second) throw new Error('There are not two servers.');
    await first.signUp();
    await second.signIn();
    expectStatus(await first.status(), 200);
    return [first, second];
  }

  /** As many calls as asked for, at once, by turns over both servers. */
  function race<Result>(
    clients: readonly AccountClient[],
    count: number,
    act: (client: AccountClient, turn: number) => Promise<Result>,
  ): Promise<Result[]> {
    return Promise.all(
      Array.from({ length: count }, (_, turn) => {
        const client = clients[turn % clients.length];
        if (!client) throw new Error('There is no client.');
        return act(client, turn);
      }),
    );
  }

  const countOf = (answers: readonly { status: number }[], status: number) =>
    answers.filter((answer) => answer.status === status).length;

  test('started together on an empty database, they applied each migration once', async () => {
    const { rows } = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
      database.reader,
    );
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    for (const server of servers) expect((await server.send('/healthz')).status).toBe(200);
  });

  test('64 parallel spends of one balance: as many as it can pay, and not one more', async () => {
    const both = await signUpOnBoth();
    const images = await Promise.all(Array.from({ length: PARALLEL }, drawSquare));
    const saved = await race(both, PARALLEL, (client, turn) =>
      client.save({ bytes: images[turn] ?? new Uint8Array(), tool: 'green', idempotencyKey: randomUUID() }),
    );
    expect(countOf(saved, 200)).toBe(WELCOME_CREDITS / GREEN_PRICE);
    expect(countOf(saved, 402)).toBe(PARALLEL - WELCOME_CREDITS / GREEN_PRICE);
    for (const client of both) {
      expect((await client.status()).body.credits).toBe(0);
      expect((await client.gallery()).body).toHaveLength(WELCOME_CREDITS / GREEN_PRICE);
    }
  });

  test('parallel runs hold what the balance has, and not one image more', async () => {
    const both = await signUpOnBoth();
    const drawn = await race(both, PARALLEL / 2, (client) =>
      client.draw({ tool: 'green', runId: randomUUID(), tile: 0 }),
    );
    const runs = WELCOME_CREDITS / (2 * GREEN_PRICE);
    expect(countOf(drawn, 200)).toBe(runs);
    expect(countOf(drawn, 402)).toBe(PARALLEL / 2 - runs);
  });

  test('one run asked for by both at once is one run with one image per tile', async () => {
    const both = await signUpOnBoth();
    const runId = randomUUID();
    const drawn = await race(both, 16, (client, turn) =>
      client.draw({ tool: 'green', runId, tile: (turn >> 1) % 2, seed: 5 }),
    );
    expect(countOf(drawn, 200)).toBe(16);
    expect(new Set(drawn.map(({ holdId }) => holdId)).size).toBe(2);
    const [first] = drawn;
    const saved = await race(both, 16, (client) =>
      client.save({ bytes: first?.bytes ?? new Uint8Array(), tool: 'green', holdId: first?.holdId }),
    );
    expect(countOf(saved, 200)).toBe(16);
    expect(new Set(saved.map(({ body }) => body.image.id)).size).toBe(1);
    expect((await both[1].status()).body.credits).toBe(WELCOME_CREDITS - GREEN_PRICE);
  });

  test('the same key sent to both at once is charged once', async () => {
    const both = await signUpOnBoth();
    const bytes = await drawSquare();
    const saved = await race(both, 16, (client) =>
      client.save({ bytes, tool: 'green', idempotencyKey: 'the-same' }),
    );
    expect(countOf(saved, 200)).toBe(16);
    expect(new Set(saved.map(({ body }) => body.image.id)).size).toBe(1);
    expect((await both[0].status()).body.credits).toBe(WELCOME_CREDITS - GREEN_PRICE);
  });

  test('one license activated by two accounts over both servers is used once', async () => {
    const [buyer] = await signUpOnBoth();
    const [other] = await signUpOnBoth();
    const key = expectStatus(await buyer.buy('booster'), 200).body.licenseKey;
    const answers = await race([buyer, other], 8, (client) => client.activate(key, buyer.email));
    expect(countOf(answers, 200)).toBe(1);
    expect(countOf(answers, 409)).toBe(7);
    const credits = await Promise.all(
      [buyer, other].map(async (client) => (await client.status()).body.credits),
    );
    expect(credits.sort((a, b) => a - b)).toEqual([WELCOME_CREDITS, WELCOME_CREDITS + 5000]);
  });

  test('guests of one address have one allowance, raced over both', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        servers[turn % 2]?.send(`/prompt/a%20fox?width=64&height=64&seed=${turn}`),
      ),
    );
    const statuses = drawn.map((answer) => answer?.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(GUEST_IMAGES);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - GUEST_IMAGES);
  });

  test('a password has one number of guesses, raced over both, and its owner gets in on either', async () => {
    const both = await signUpOnBoth();
    const [{ email }] = both;
    const guesses = await Promise.all(
      Array.from({ length: 20 }, async (_, turn) => {
        const server = servers[turn % 2];
        const answer = await server?.send('/api/auth/sign-in/email', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Origin: server.url },
          body: JSON.stringify({ email, password: `a guess, ${turn}` }),
        });
        return answer?.status;
      }),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(WRONG_PASSWORDS);
    expect(guesses.filter((status) => status === 429)).toHaveLength(20 - WRONG_PASSWORDS);
    for (const client of both) await client.signIn();
  });

  test('a license is activated while its account spends', async () => {
    const both = await signUpOnBoth();
    const key = expectStatus(await both[0].buy('premium'), 200).body.licenseKey;
    const images = await Promise.all(Array.from({ length: 8 }, drawSquare));
    const [activation, saved] = await Promise.all([
      both[0].activate(key),
      race(both, images.length, (client, turn) =>
        client.save({ bytes: images[turn] ?? new Uint8Array(), tool: 'green' }),
      ),
    ]);
    expect(activation.status).toBe(200);
    expect(countOf(saved, 200)).toBe(images.length);
    const credits = WELCOME_CREDITS + 15_000 - images.length * GREEN_PRICE;
    expect((await both[1].status()).body.credits).toBe(credits);
  });

  test('an image saved on one server and given back on the other is one or the other', async () => {
    const both = await signUpOnBoth();
    for (let round = 0; round < 4; round++) {
      const before = expectStatus(await both[0].status(), 200).body.credits;
      const runId = randomUUID();
      const { bytes, holdId } = await both[round % 2 ? 0 : 1].draw({ tool: 'green', runId, tile: 0 });
      const [saved, released] = await Promise.all([
        both[0].save({ bytes, tool: 'green', holdId }),
        both[1].release({ holdIds: [holdId ?? ''], runId }),
      ]);
      expect([200, 409]).toContain(saved.status);
      expect(released.status).toBe(200);
      const kept = saved.status === 200;
      expect(released.body.released.includes(holdId ?? '')).toBe(!kept);
      expect((await both[1].status()).body.credits).toBe(before - (kept ? GREEN_PRICE : 0));
    }
  });

  test('in the end the ledger is clean', async () => {
    expect(await findLedgerFaults(database)).toEqual([]);
    for (const server of servers) expect(server.output()).not.toContain('"level":50');
  });
});

/** A picture that nobody has saved before. */
async function drawSquare(): Promise<Uint8Array> {
  const color = () => Math.floor(Math.random() * 256);
  const background = { r: color(), g: color(), b: color() };
  const create = { width: 64, height: 64, channels: 3 as const, background };
  return await sharp({ create })
    .withExif({ IFD0: { Copyright: randomUUID() } })
    .png()
    .toBuffer();
}

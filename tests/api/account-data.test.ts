import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const MINUTE_MS = 60_000;

/** Pictures are drawn, on machines that do much else. */
vi.setConfig({ testTimeout: 2 * MINUTE_MS });

let site: TestApp;
let database: Database;
beforeAll(async () => {
  site = await createApiTestSite();
  database = await site.openData();
});
afterEach(async () => {
  expect(await findLedgerFaults(database)).toEqual([]);
  expect(listFailures(site)).toEqual([]);
});
afterAll(async () => {
  await database.close();
  await site.close();
});

const signUp = () => signUpClient((at, init) => site.app.request(at, init), { origin: 'http://localhost' });

async function drawSquare(shade: number): Promise<Buffer> {
  const background = { r: shade, g: 120, b: 40 };
  return await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Everybody asks for something else, so that it can be searched for. */
const wordsOf = ({ email }: AccountClient) => `a heron in the garden of ${email}`;

const save = async (client: AccountClient, shade: number) =>
  client.save({
    bytes: await drawSquare(shade),
    tool: 'green',
    prompt: wordsOf(client),
    idempotencyKey: randomUUID(),
  });

const remove = (client: AccountClient, password: string | undefined = client.password) =>
  client.call<{ code: string }>('POST', '/account/delete', { password });

/** Everything that the database says, to search for what should not be in it. */
async function readAllTables({ kind, reader }: Database): Promise<string> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(reader)
      : await sql<{ name: string }>`
          select tablename as name from pg_tables where schemaname = current_schema()`.execute(reader);
  const contents = await Promise.all(
    rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(reader).then((table) => table.rows)),
  );
  return JSON.stringify(contents, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

/** An account with a license, a kept picture, one in the undo time, one that waits, and one being made. */
async function fillAccount(client: AccountClient) {
  await client.status();
  const { licenseKey } = expectStatus(await client.buy('booster'), 200).body;
  expectStatus(await client.activate(licenseKey), 200);
  const kept = expectStatus(await save(client, 1), 200).body.image;
  const deleted = expectStatus(await save(client, 2), 200).body.image;
  expectStatus(await client.remove(deleted.id), 204);
  const drawn = await client.draw({ tool: 'green', runId: randomUUID(), tile: 0, prompt: wordsOf(client) });
  expect(drawn.status).toBe(200);
  const [shown] = expectStatus(await client.gallery(), 200).body;
  expect((await site.app.request(shown?.thumbnailUrl ?? '')).status).toBe(200);
  return { licenseKey, kept, holdId: drawn.holdId };
}

/** The stored objects of whoever has this address. */
async function listObjects({ email }: AccountClient): Promise<string[]> {
  const rows = await database.reader
    .selectFrom('stored_object')
    .innerJoin('auth_user', 'auth_user.id', 'stored_object.owner')
    .select('stored_object.id')
    .where('auth_user.email', '=', email)
    .execute();
  return rows.map(({ id }) => id);
}

test('an account is told what is held of it, and takes all of it along', async () => {
  const ada = await signUp();
  const { licenseKey, kept } = await fillAccount(ada);
  expect(expectStatus(await ada.call('GET', '/account'), 200).body).toMatchObject({
    email: ada.email,
    signInMethods: ['password'],
    hasSecondFactor: false,
    images: 1,
    licenses: 1,
    sendsMail: false,
  });
  const { url } = expectStatus(await ada.call<{ url: string }>('POST', '/account/export', {}), 200).body;
  const answer = await site.app.request(url);
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="dreamseed-2026-01-15.zip"');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const read = (name: string): unknown => JSON.parse(new TextDecoder().decode(files[name]));
  expect(read('account.json')).toMatchObject({ email: ada.email });
  expect(read('licenses.json')).toMatchObject([{ key: licenseKey, purchaseEmail: ada.email }]);
  expect(read('images-1.json')).toMatchObject([
    { id: kept.id, prompt: wordsOf(ada), createdAt: expect.any(String) },
  ]);
  const reasons = (read('credits-1.json') as { reason: string }[]).map(({ reason }) => reason);
  expect(reasons.sort()).toEqual(['image', 'image', 'license', 'welcome']);
  expect(read('holds-1.json')).toHaveLength(2);
  const [image] = read('images-1.json') as { file: string }[];
  const shown = await site.app.request(kept.url);
  expect(Buffer.from(files[image?.file ?? ''] ?? [])).toEqual(Buffer.from(await shown.arrayBuffer()));
  expect(new TextDecoder().decode(files['README.txt'])).toContain('Everything that Dreamseed holds');
});

test('a download needs its address whole, in time, and not too often', async () => {
  const ada = await signUp();
  const ask = () => ada.call<{ url: string; code: string }>('POST', '/account/export', {});
  const { url } = expectStatus(await ask(), 200).body;
  const other = url.replace(/account=[^&]+/, `account=${randomUUID()}`);
  expect((await site.app.request(other)).status).toBe(403);
  expect((await site.app.request(url.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
  site.clock.advance(6 * MINUTE_MS);
  expect((await site.app.request(url)).status).toBe(403);
  for (let times = 1; times < 6; times++) expectStatus(await ask(), 200);
  expect(await ask()).toMatchObject({ status: 429, body: { code: 'account.too_many_exports' } });
});

test('a download that cannot be written down keeps no place', async () => {
  const ada = await signUp();
  const { url } = expectStatus(await ada.call<{ url: string }>('POST', '/account/export', {}), 200).body;
  await sql`alter table audit_entry rename to audit_entry_away`.execute(database.writer);
  expect((await site.app.request(url)).status).toBe(500);
  await sql`alter table audit_entry_away rename to audit_entry`.execute(database.writer);
  expect(listFailures(site)).toHaveLength(1);
  site.logs.length = 0;
  const answer = await site.app.request(url);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
});

test('downloads that begin at one moment get three places of an address, one of each account, and a look at the head none', async () => {
  const askFor = async (client: AccountClient) =>
    expectStatus(await client.call<{ url: string }>('POST', '/account/export', {}), 200).body.url;
  const urls = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const client = await signUp();
      return { client, url: await askFor(client) };
    }),
  );
  const begin = (url: string | undefined, method = 'GET', address = '192.0.2.1') =>
    site.app.request(url ?? '', { method }, { incoming: { socket: { remoteAddress: address } } });
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
  const [first, ...others] = urls;
  for (let times = 0; times < 5; times++) expect((await begin(first?.url, 'HEAD')).status).toBe(200);

  const twice = await Promise.all([begin(first?.url), begin(first?.url)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 429]);
  const [running, refused] = twice[0]?.status === 200 ? twice : twice.toReversed();
  expect(refused && (await codeOf(refused))).toBe('account.export_running');
  expect((await begin(first?.url, 'HEAD')).status).toBe(429);
  expect(await first?.client.call('POST', '/account/export', {})).toMatchObject({ status: 429 });

  const answers = await Promise.all(others.map(({ url }) => begin(url)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  const elsewhere = await begin(
    others[answers.findIndex(({ status }) => status === 429)]?.url,
    'GET',
    '192.0.2.2',
  );
  expect(elsewhere.status).toBe(200);
  await elsewhere.arrayBuffer();
  await running?.arrayBuffer();
  for (const answer of answers) await answer.body?.cancel();
  for (const { url } of urls) {
    // A database on a server hears a moment later that a place is free again.
    const answer = await vi.waitFor(async () => {
      const again = await begin(url);
      expect(again.status).toBe(200);
      return again;
    }, 10_000);
    await answer.arrayBuffer();
  }
});

test('a deletion needs the password, and leaves nothing but sums', async () => {
  const ada = await signUp();
  const { licenseKey, kept, holdId } = await fillAccount(ada);
  expect(await remove(ada, 'guessed')).toMatchObject({
    status: 403,
    body: { code: 'account.wrong_password' },
  });
  expect(await remove(ada, '')).toMatchObject({ status: 403 });
  expectStatus(await ada.call('GET', '/account'), 200);
  expectStatus(await remove(ada), 204);

  const { body: refused } = await ada.save({ bytes: await drawSquare(9), tool: 'green' });
  expect(refused).toMatchObject({ code: 'auth.invalid_token' });
  expect(await remove(ada)).toMatchObject({ status: 401 });
  await expect(ada.signIn()).rejects.toThrow('401');
  expect((await site.app.request(kept.url)).status).toBe(404);
  expect(await ada.gallery(), 'a token ends with its account').toMatchObject({ status: 401 });

  const ben = await signUp();
  expect(await ben.activate(licenseKey, ada.email)).toMatchObject({ status: 400 });
  const said = await readAllTables(database);
  expect([ada.email, licenseKey, wordsOf(ada)].filter((secret) => said.includes(secret))).toEqual([]);
  const hold = await database.reader.selectFrom('hold').selectAll().where('id', '=', holdId).execute();
  expect(hold).toMatchObject([{ state: 'released', drawn: null, stored_object_id: null }]);
});

test('its files are gone soon after, small copies too, and a new account of the same address starts anew', async () => {
  const ada = await signUp();
  await fillAccount(ada);
  const ids = await listObjects(ada);
  expect(ids).toHaveLength(3);
  expectStatus(await remove(ada), 204);
  site.clock.advance(16 * MINUTE_MS);
  await site.services.jobs.runOnce();
  const left = await readdir(path.join(site.dataDir, 'objects'), { recursive: true });
  expect(left.filter((file) => ids.some((id) => file.includes(id)))).toEqual([]);
  const again = await signUpClient((at, init) => site.app.request(at, init), {
    origin: 'http://localhost',
    email: ada.email,
  });
  expect(expectStatus(await again.status(), 200).body).toMatchObject({ credits: 500, licenses: [] });
});

test('a refund that comes after the deletion takes nothing from nobody', async () => {
  const ada = await signUp();
  const { licenseKey } = await fillAccount(ada);
  expectStatus(await remove(ada), 204);
  expect(await site.services.licenses.revoke('sandbox', licenseKey)).toMatchObject({
    outcome: 'revoked',
    creditsTaken: 0,
  });
});

test('whatever is done at the same moment is deleted with the rest, or refused', async () => {
  for (let round = 0; round < 2; round++) {
    const ada = await signUp();
    const { licenseKey, holdId } = await fillAccount(ada);
    const { licenseKey: unused } = expectStatus(await ada.buy('premium'), 200).body;
    const deeds: (() => Promise<{ status: number } | undefined>)[] = [
      () => remove(ada),
      () => save(ada, 10 + round),
      () => ada.save({ bytes: new Uint8Array(8), tool: 'green', holdId, prompt: wordsOf(ada) }),
      () => ada.activate(unused),
      () => ada.draw({ tool: 'green', runId: randomUUID(), tile: 0 }),
      () => site.services.licenses.revoke('sandbox', licenseKey).then(() => undefined),
      () => site.services.jobs.runOnce().then(() => undefined),
      () => remove(ada),
    ];
    const shifted = [...deeds.slice(round * 4), ...deeds.slice(0, round * 4)];
    const answers = await Promise.all(shifted.map((deed) => deed()));
    const statuses = answers.flatMap((answer) => answer?.status ?? []);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 500)).toEqual([]);
    const said = await readAllTables(database);
    expect([licenseKey, wordsOf(ada)].filter((secret) => said.includes(secret))).toEqual([]);
    expect(await findLedgerFaults(database)).toEqual([]);
  }
});

import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountActivity } from '../../src/features/account-data/activity/account-activity.schema.ts';
import type { ApiUsage } from '../../src/features/api-keys/api-keys.schema.ts';
import { type AccountClient, expectStatus } from '../support/identity/account-client.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { createProgramSite, makeKey, type ProgramSite } from './programs.ts';

const DAY_MS = 86_400_000;
const SITE_URL = 'http://localhost:3000';
const WANTED = { name: 'Thumbnails', scopes: ['images'] };

let mail: Awaited<ReturnType<typeof startSmtpServer>>;
let site: ProgramSite;

beforeAll(async () => {
  mail = await startSmtpServer();
  site = await createProgramSite({ SMTP_URL: mail.url, SITE_URL });
});
afterAll(async () => {
  expect(site.failures()).toEqual([]);
  await site.close();
  await mail.close();
});

const use = async (key: string) =>
  (await fetch(`${site.origin}/v1/models`, { headers: { Authorization: `Bearer ${key}` } })).status;

const listKeys = async (client: AccountClient) =>
  expectStatus(await client.call<{ keys: { id: string; revokedAt: string | null }[] }>('GET', '/keys'), 200)
    .body;

test('keys come with a plan that has API access, and work as long as it does', async () => {
  const ben = await site.signUp();
  expect(await ben.call('POST', '/keys', WANTED)).toMatchObject({
    status: 403,
    body: { code: 'api_key.plan' },
  });
  const small = await site.signUp('booster');
  expect(await small.call('POST', '/keys', WANTED)).toMatchObject({ status: 403 });
  expect(await listKeys(small)).toMatchObject({ keys: [], most: 20, mayMake: false });
  const ada = await site.signUp('premium');
  expect(await use((await makeKey(ada)).key)).toBe(200);
});

test('20 work at a time, also when they are made at once', async () => {
  const ada = await site.signUp('premium');
  const answers = await Promise.all(Array.from({ length: 22 }, () => ada.call('POST', '/keys', WANTED)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 409, 409]);
  const [first] = (await listKeys(ada)).keys;
  expectStatus(await ada.call('DELETE', `/keys/${first?.id}`), 204);
  expectStatus(await ada.call('POST', '/keys', WANTED), 201);
});

test('nobody sees a key again, or another account’s', async () => {
  const ada = await site.signUp('premium');
  const { key, id } = await makeKey(ada);
  expect(JSON.stringify(await listKeys(ada))).not.toContain(key);
  const data = await site.openData();
  const rows = await data.reader.selectFrom('api_key').selectAll().execute();
  await data.close();
  expect(JSON.stringify(rows)).not.toContain(key);
  const eve = await site.signUp('premium');
  expectStatus(await eve.call('DELETE', `/keys/${id}`), 404);
  expect(await use(key)).toBe(200);
  const { url } = expectStatus(await ada.call<{ url: string }>('POST', '/account/export', {}), 200).body;
  const files = unzipSync(new Uint8Array(await (await fetch(site.origin + url)).arrayBuffer()));
  const exported = new TextDecoder().decode(files['api-keys.json']);
  expect(JSON.parse(exported)).toMatchObject([{ id, name: 'Thumbnails' }]);
  expect(exported).not.toContain(key);
  expect(site.logs.join('')).not.toContain(key);
});

test('its owner is told of each key that is made or revoked; when the team signs an account out, its keys end', async () => {
  const ada = await site.signUp('premium');
  const [first, second] = [await makeKey(ada), await makeKey(ada)];
  expectStatus(await ada.call('DELETE', `/keys/${first.id}`), 204);
  const { lines } = expectStatus(await ada.call<AccountActivity>('GET', '/account/activity'), 200).body;
  const told = lines.map(({ kind }) => kind).filter((kind) => kind.startsWith('account.key'));
  expect(told.sort()).toEqual(['account.key-made', 'account.key-made', 'account.key-revoked']);
  const { owner, accounts } = site.services;
  const account = await accounts.oversight.findExactly(ada.email);
  expect(await use(second.key)).toBe(200);
  await owner.acts.endSignIns({ id: 'team', role: 'owner', requestId: 'r' }, account?.id ?? '', 'taken over');
  expect(await use(second.key)).toBe(401);
});

test('a key cannot make keys, or see the account', async () => {
  const ada = await site.signUp('premium');
  const { key } = await makeKey(ada);
  for (const path of ['/api/keys', '/api/account', '/api/images/history'])
    expect((await fetch(site.origin + path, { headers: { Authorization: `Bearer ${key}` } })).status).toBe(
      401,
    );
});

test('what keys did is told by day, and as lines for spreadsheets', async () => {
  const ada = await site.signUp('premium');
  const { key, id } = await makeKey(ada, { name: '=Nightly' });
  await use(key);
  const address = `${site.origin}/prompt/fox?width=1`;
  await fetch(address, { headers: { Authorization: `Bearer ${key}` } });
  await site.services.apiKeys.calls.write();
  const { days } = expectStatus(await ada.call<ApiUsage>('GET', '/keys/usage'), 200).body;
  expect(days).toMatchObject([{ keyId: id, name: '=Nightly', calls: 1, errors: 0, pictures: 0, credits: 0 }]);
  const csv = await fetch(`${site.origin}/api/keys/usage?format=csv`, {
    headers: { Authorization: `Bearer ${ada.token()}` },
  });
  expect(await csv.text()).toMatch(/^date,name,.*\r\n2026-01-15,'=Nightly,1,0,0,0,\d+\r\n$/);
});

test('a new password by mail ends them, and so does the end of the account', async () => {
  const ada = await site.signUp('premium');
  const { key } = await makeKey(ada);
  await mail.waitForMail(ada.email);
  const send = (path: string, body: object) =>
    fetch(`${site.origin}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: SITE_URL },
      body: JSON.stringify(body),
    });
  expect((await send('request-password-reset', { email: ada.email })).status).toBe(202);
  let token = '';
  for (let count = 2; token === ''; count++) {
    const { text } = await mail.waitForMail(ada.email, count);
    token = decodeURIComponent(/reset-password#token=(\S+)/.exec(text)?.[1] ?? '');
  }
  expect((await send('reset-password', { token, password: 'another password' })).status).toBe(200);
  expect(await use(key)).toBe(401);
  const ben = await site.signUp('premium');
  const second = await makeKey(ben);
  expect((await ben.call('POST', '/account/delete', { password: ben.password })).status).toBeLessThan(300);
  expect(await use(second.key)).toBe(401);
});

test('a key ends on its day', async () => {
  const ada = await site.signUp('premium');
  const { key } = await makeKey(ada, { days: 1 });
  expect(await use(key)).toBe(200);
  site.clock.advance(DAY_MS);
  expect(await use(key)).toBe(401);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIssueKey } from '../../src/features/api-keys/issue-key.usecases.ts';
import { STANDARD_BALANCE } from '../../src/features/credits/credits.rules.ts';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { AccountClient } from '../support/identity/account-client.ts';
import { createProgramSite, creditsOf, makeKey, type ProgramSite } from './programs.ts';

const PRICE = 50;
const CONNECTIONS = 64;

let site: ProgramSite;

beforeAll(async () => {
  site = await createProgramSite({
    ILLUSTRATOR_WORKERS: '2',
    IMAGE_QUEUE_LIMIT: '100',
    IMAGE_QUEUE_PER_VISITOR: '100',
  });
  // The first picture waits for what draws to be loaded.
  expect((await fetch(`${site.origin}/prompt/fox?width=64&height=64`)).status).toBe(200);
});
afterAll(async () => {
  expect(await findLedgerFaults(site.services.database)).toEqual([]);
  expect(site.failures()).toEqual([]);
  await site.close();
});

const generate = (key: string, body: object = {}, init: RequestInit = {}) =>
  fetch(`${site.origin}/v1/images/generations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify({ prompt: 'a red fox', size: '64x64', ...body }),
    ...init,
  });

async function askFromManyConnections(key: string): Promise<Record<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const answer = await generate(key);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const counted: Record<number, number> = {};
  for (const status of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

/** Of whom the identity token speaks. */
const idOf = (client: AccountClient): string => decodeJwt(client.token()).sub ?? '';

const heldOf = async (accountId: string) =>
  (await site.services.credits.readBalance(accountId, STANDARD_BALANCE)).held;

test('64 connections at the last credits get what those pay for, and nothing more', async () => {
  const ada = await site.signUp();
  expect(await creditsOf(ada)).toBe(10 * PRICE);
  const wanted = { name: 'Many', scopes: ['images'], addresses: [], dailyCap: null, days: null } as const;
  const { credits, database, clock } = site.services;
  const issue = createIssueKey({
    ...{ database, credits, clock, newId: randomUUID },
    newSecret: () => randomBytes(32).toString('base64url'),
  });
  const { key } = await issue({ accountId: idOf(ada), wanted, anyPlan: true });
  expect(await askFromManyConnections(key)).toEqual({ 200: 10, 402: CONNECTIONS - 10 });
  expect(await creditsOf(ada)).toBe(0);
  expect(await heldOf(idOf(ada))).toBe(0);
  expect((await ada.gallery()).body).toHaveLength(10);
});

test('64 connections at the end of what a key may spend in a day get no more than that', async () => {
  const ada = await site.signUp('premium');
  const { key } = await makeKey(ada, { dailyCap: 3 * PRICE + 20 });
  const before = await creditsOf(ada);
  expect(await askFromManyConnections(key)).toEqual({ 200: 3, 429: CONNECTIONS - 3 });
  expect(await creditsOf(ada)).toBe(before - 3 * PRICE);
  expect(await heldOf(idOf(ada))).toBe(0);
});

test('a cap ends at midnight, and what failed does not count', async () => {
  const ada = await site.signUp('premium');
  const { key } = await makeKey(ada, { dailyCap: PRICE });
  expect((await generate(key, { prompt: '' })).status).toBe(400);
  expect((await generate(key)).status).toBe(200);
  const refused = await generate(key);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ error: { code: 'insufficient_quota' } });
  expect(refused.headers.get('x-should-retry')).toBe('false');
});

test('a program that dies in the middle of a stream pays for what was drawn, and nothing is held', async () => {
  const ada = await site.signUp('premium');
  const accountId = idOf(ada);
  const { key } = await makeKey(ada);
  const before = await creditsOf(ada);
  const program = new AbortController();
  const stream = await generate(key, { n: 10, stream: true, size: '1024x1024' }, { signal: program.signal });
  const reader = stream.body?.getReader();
  let text = '';
  while (!text.includes('image_generation.completed')) {
    const { value } = (await reader?.read()) ?? {};
    text += new TextDecoder().decode(value);
  }
  program.abort();
  const { credits, clock } = site.services;
  await expect
    .poll(async () => {
      await credits.sweepLeases(clock.now() + 1);
      return await heldOf(accountId);
    })
    .toBe(0);
  const kept = (await ada.gallery()).body.length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(10);
  expect(await creditsOf(ada)).toBe(before - kept * PRICE);
});

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { GiveawayBatch } from '../../src/features/licenses/giveaways/giveaways.types.ts';
import type {
  FoundLicenses,
  MadeKeys,
  ShownLicense,
} from '../../src/features/owner/licenses/owner-licenses.types.ts';
import type { DaysAnswer } from '../../src/features/owner/overview/figures.types.ts';
import type { AuditPage } from '../../src/features/owner/owner.types.ts';
import { expectStatus } from '../support/identity/account-client.ts';
import { listFailures } from './api-test-site.ts';
import { openOwnerSite, type Person } from './owner-site.ts';

let desk: Awaited<ReturnType<typeof openOwnerSite>>;
beforeAll(async () => {
  desk = await openOwnerSite();
});
afterEach(async () => {
  expect(listFailures(desk.site)).toEqual([]);
  expect(await findLedgerFaults(desk.site.services.database)).toEqual([]);
});
afterAll(() => desk.site.close());

async function buy(plan = 'booster') {
  const person = await desk.signUpPerson();
  const { licenseKey } = expectStatus(await person.buy(plan), 200).body;
  expectStatus(await person.activate(licenseKey), 200);
  const { licenses } = await find(licenseKey);
  return { person, key: licenseKey, id: licenses[0]?.id ?? '' };
}

const find = (words: string) =>
  desk.read<FoundLicenses>(`/licenses?query=${encodeURIComponent(words)}`, desk.support);
const readLicense = (id: string) => desk.read<ShownLicense>(`/licenses/${id}`);
const creditsOf = async (person: Person) => expectStatus(await person.status(), 200).body.credits;
const linesOf = async (words: string) =>
  (await desk.read<AuditPage>(`/audit?query=${words}`)).lines.map(({ action, before, after, reason }) => ({
    ...{ action, reason, before: JSON.parse(before ?? 'null'), after: JSON.parse(after ?? 'null') },
  }));

test('a license is found by the beginning of its key and by emails in full, and its key is not told', async () => {
  const { person, key, id } = await buy();
  for (const words of [key, key.slice(0, 9).toLowerCase(), person.email.toUpperCase(), person.id])
    expect((await find(words)).licenses, words).toMatchObject([{ id, accountEmail: person.email }]);
  for (const words of [person.email.slice(0, -1), '%%', key.slice(1)])
    expect((await find(words)).licenses, words).toEqual([]);
  const shown = await readLicense(id);
  expect(shown).toMatchObject({ planId: 'BOOSTER', creditsAdded: 5000, canAsk: false, moves: [] });
  expect(shown.keyEnd).toBe(key.slice(-5));
  expect(JSON.stringify(shown)).not.toContain(key.slice(0, 9));
  expect((await desk.owner.call('GET', `/owner/licenses/${randomUUID()}`)).status).toBe(404);
});

test('a shop is asked about a key that nobody activated', async () => {
  const person = await desk.signUpPerson();
  const { licenseKey: key } = expectStatus(await person.buy('premium'), 200).body;
  const { body } = await desk.support.call('POST', '/owner/licenses/ask-about', { key });
  expect(body).toEqual({
    shops: [
      { shop: 'giveaway', outcome: 'unknown' },
      { shop: 'sandbox', outcome: 'valid', planId: 'PREMIUM' },
    ],
  });
});

test('a revoked license ends as a refund does, once, and the audit tells of it', async () => {
  const { person, id, key } = await buy();
  const before = await creditsOf(person);
  const revoke = () => desk.act(desk.owner, `/licenses/${id}/revoke`, { reason: 'a stolen card' });
  expect(expectStatus(await revoke(), 200).body).toEqual({ creditsTaken: 5000 });
  expect(await revoke()).toMatchObject({ status: 409, body: { code: 'license.revoked' } });
  expect(await creditsOf(person)).toBe(before - 5000);
  expect(await linesOf(id)).toEqual([
    {
      action: 'license.revoke',
      reason: 'a stolen card',
      before: { stands: true },
      after: { stands: false, account: person.id, creditsTaken: 5000 },
    },
  ]);
  expect((await person.activate(key)).status).toBe(400);
});

/** What the overview says of today's credits. */
async function countedCredits() {
  const { charts } = await desk.read<DaysAnswer>('/overview/days?days=7');
  return Object.fromEntries(charts.credits.map(({ name, values }) => [name, values.at(-1)]));
}

test('a license moves to another account with its key in full, and both accounts keep a line', async () => {
  const { person, id, key } = await buy();
  const friend = await desk.signUpPerson();
  const [had, friendHad] = [await creditsOf(person), await creditsOf(friend)];
  const counted = await countedCredits();
  const move = (order: object) =>
    desk.act(desk.owner, `/licenses/${id}/move`, { from: person.id, to: friend.email, proof: key, ...order });
  expect(await move({ proof: key.slice(6) })).toMatchObject({
    status: 400,
    body: { code: 'license.wrong_proof' },
  });
  expect(await move({ to: 'nobody@example.com' })).toMatchObject({ status: 404 });
  expect(await move({ to: person.email })).toMatchObject({ status: 409 });
  expect(expectStatus(await move({ proof: key.toLowerCase() }), 200).body).toEqual({
    creditsMoved: 5000,
    timeMoved: 0,
  });
  expect(await move({})).toMatchObject({ status: 409, body: { code: 'license.moved' } });
  expect([await creditsOf(person), await creditsOf(friend)]).toEqual([had - 5000, friendHad + 5000]);
  expect(await countedCredits()).toEqual(counted);
  const licensesOf = async (client: Person) => expectStatus(await client.status(), 200).body.licenses;
  expect(await licensesOf(person)).toMatchObject([{ moved: { creditsMoved: 5000 } }]);
  expect(await licensesOf(friend)).toMatchObject([{ creditsAdded: 5000, cameOn: expect.any(String) }]);
  expect(await readLicense(id)).toMatchObject({
    accountEmail: friend.email,
    moves: [{ from: person.id, to: friend.id, creditsMoved: 5000 }],
  });
  expect(await linesOf(id)).toMatchObject([
    {
      action: 'license.move',
      before: { account: person.id },
      after: { account: friend.id, creditsMoved: 5000 },
    },
  ]);
});

test('keys are given away in batches, shown once, activated as usual, and end when the owner says so', async () => {
  const id = randomUUID();
  const form = { id, plan: 'booster', keys: 3, lastDay: '2199-12-31', reason: '=a fair' };
  const make = (order: object = {}) => desk.act<MadeKeys>(desk.owner, '/giveaways', { ...form, ...order });
  for (const wrong of [
    { keys: 1001 },
    { keys: 0 },
    { plan: 'free-trial' },
    { lastDay: 'soon' },
    { lastDay: '2020-01-01' },
  ])
    expect((await make(wrong)).status, JSON.stringify(wrong)).toBe(400);
  const { keys, csv } = expectStatus(await make(), 200).body;
  expect(csv.split('\r\n').slice(0, 2)).toEqual(['key,plan,last day', `${keys[0]},Booster,2199-12-31`]);
  expect(await make()).toMatchObject({ status: 409, body: { code: 'license.batch_made' } });
  const person = await desk.signUpPerson();
  const had = await creditsOf(person);
  expectStatus(await person.activate(keys[0]!), 200);
  expect(await creditsOf(person)).toBe(had + 5000);
  const list = async () => (await desk.read<{ batches: GiveawayBatch[] }>('/giveaways')).batches;
  expect(await list()).toMatchObject([{ id, keys: 3, used: 1 }]);
  expect((await find(keys[0]!)).licenses).toMatchObject([{ shop: 'giveaway', accountEmail: person.email }]);
  expectStatus(await desk.act(desk.owner, `/giveaways/${id}/end`), 204);
  expect((await desk.act(desk.owner, `/giveaways/${id}/end`)).status).toBe(409);
  expect(await person.activate(keys[1]!)).toMatchObject({ status: 400, body: { code: 'license.expired' } });
  expect((await linesOf(id)).map(({ action }) => action).sort()).toEqual(['giveaway.end', 'giveaway.make']);
});

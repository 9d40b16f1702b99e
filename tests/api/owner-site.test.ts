import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ChartId, DaysAnswer } from '../../src/features/owner/overview/figures.types.ts';
import type { Need } from '../../src/features/owner/overview/needs.types.ts';
import type { AuditPage, Me } from '../../src/features/owner/owner.types.ts';
import type {
  CheckLine,
  SiteAnswer,
  SiteSettings,
  TestPicture,
} from '../../src/features/owner/site/site.types.ts';
import { createStaffList } from '../../src/features/owner/who/staff.usecases.ts';
import { type AccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';
import type { TestApp } from '../support/test-app.ts';
import { createApiTestSite, listFailures } from './api-test-site.ts';

const OWNER_EMAIL = 'ada@example.com';
const METRICS_TOKEN = 'never-to-be-shown-to-anybody-at-all';

let site: TestApp;
let owner: AccountClient;

const send = (path: string, init?: RequestInit) => site.app.request(path, init);

beforeAll(async () => {
  site = await createApiTestSite({ GUEST_DAILY_IMAGES: '3', METRICS_TOKEN });
  owner = await signUpClient(send, { origin: 'http://localhost', email: OWNER_EMAIL });
  await createStaffList(site.services.database, site.clock).put(OWNER_EMAIL, 'owner', true);
});
afterEach(() => expect(listFailures(site)).toEqual([]));
afterAll(() => site.close());

const readSite = async () => expectStatus(await owner.call<SiteAnswer>('GET', '/owner/site'), 200).body;
const readNeeds = async () =>
  expectStatus(await owner.call<{ needs: Need[] }>('GET', '/owner/overview/needs'), 200).body.needs.filter(
    // These sites have no pages.
    ({ id }) => id !== 'parts',
  );
const act = (path: string, body: Partial<SiteSettings> = {}) => {
  // Lines of the audit stand in the order of their times.
  site.clock.advance(1000);
  return owner.call<TestPicture & { code?: string }>('POST', `/owner/site/${path}`, {
    reason: 'a test',
    ...body,
  });
};
const newestLine = async () =>
  expectStatus(await owner.call<AuditPage>('GET', '/owner/audit?query='), 200).body.lines[0];
const drawAsGuest = () => send('/prompt/a%20red%20fox?width=64&height=64');

test('a read-only site stops actions of the console but those that open it and tell visitors why, and says so', async () => {
  expect((await act('read-only', { isReadOnly: true })).status).toBe(204);
  const { body: me } = expectStatus(await owner.call<Me>('GET', '/owner/me'), 200);
  expect(me).toMatchObject({ isReadOnly: true, sendsMail: false, signInWith: '' });
  expect((await readNeeds()).map(({ id }) => id)).toEqual(['read-only']);
  expect((await drawAsGuest()).status).toBe(503);
  expect(site.services.siteInfo().readOnly).toBe(true);
  expect((await act('banner', { banner: 'We are moving' })).status).toBe(204);
  expect((await act('banner', { banner: '' })).status).toBe(204);
  for (const path of ['allowance', 'engines/illustrator/test-picture'])
    expect(await act(path), path).toMatchObject({ status: 503, body: { code: 'site.read_only' } });
  expect((await act('read-only', { isReadOnly: false })).status).toBe(204);
  expect(await newestLine()).toMatchObject({
    action: 'site.read-only',
    before: '{"isReadOnly":true}',
    after: '{"isReadOnly":false}',
    reason: 'a test',
  });
  expect((await drawAsGuest()).status).toBe(200);
  expect(await readNeeds()).toEqual([]);
});

test('a banner is what pages say from then on, until it is taken away', async () => {
  expect((await act('banner', { banner: 'Back <soon> & well' })).status).toBe(204);
  expect(site.services.siteInfo().banner).toBe('Back <soon> & well');
  expect((await act('banner', { banner: 'x'.repeat(201) })).status).toBe(400);
  expect((await act('banner', { banner: 'two\nlines' })).status).toBe(400);
  expect((await act('banner', { banner: '' })).status).toBe(204);
  expect(site.services.siteInfo().banner).toBe('');
  expect(await newestLine()).toMatchObject({ before: '{"banner":"Back <soon> & well"}' });
});

test('the numbers of guests count from the next picture on, and go back to those of the configuration', async () => {
  const { usedToday, configured } = await readSite();
  expect(configured).toEqual({ guestImages: 3, allGuestsImages: 2000 });
  expect(usedToday).toBe(1);
  expect((await act('allowance', { guestImages: null, allGuestsImages: 1 })).status).toBe(204);
  expect((await send('/prompt/a%20blue%20fox?width=64&height=64')).status).toBe(429);
  expect((await readNeeds()).map(({ id }) => id)).toEqual(['allowance']);
  expect((await act('allowance', { guestImages: 2, allGuestsImages: null })).status).toBe(204);
  expect((await send('/prompt/a%20blue%20fox?width=64&height=64')).status).toBe(200);
  expect((await send('/prompt/a%20green%20fox?width=64&height=64')).status).toBe(429);
  expect((await act('allowance', { guestImages: null, allGuestsImages: null })).status).toBe(204);
  expect((await send('/prompt/a%20green%20fox?width=64&height=64')).status).toBe(200);
  expect((await act('allowance', { guestImages: -1, allGuestsImages: null })).status).toBe(400);
});

test('an engine draws a test picture, which is told in the audit, and nobody draws many', async () => {
  const drawn = expectStatus(await act('engines/illustrator/test-picture'), 200).body;
  expect(drawn).toMatchObject({ problem: '', picture: expect.stringMatching(/^data:image\/jpeg;base64,/) });
  expect(await newestLine()).toMatchObject({ action: 'site.test-picture', subject: 'illustrator' });
  expect(await act('engines/crayons/test-picture')).toMatchObject({ status: 404 });
  expect((await readSite()).engines).toEqual([{ name: 'illustrator', isResting: false, places: 1 }]);
});

test('the doctor says what the command says, and no secret is shown', async () => {
  const { lines } = expectStatus(
    await owner.call<{ lines: CheckLine[] }>('POST', '/owner/site/doctor', {}),
    200,
  ).body;
  expect(lines.map(({ name }) => name)).toEqual([
    ...['settings', 'engines', 'writer', 'credentials', 'pictures', 'database', 'storage', 'feed'],
    ...['identity', 'mail', 'shops', 'metrics', 'clock', 'disk'],
  ]);
  const answer = await readSite();
  const settings = answer.configuration.flatMap((section) => section.settings);
  expect(settings.find(({ env }) => env === 'METRICS_TOKEN')).toMatchObject({ source: 'environment' });
  expect(settings.find(({ env }) => env === 'GUEST_DAILY_IMAGES')).toMatchObject({ value: '3' });
  expect(JSON.stringify([answer, lines])).not.toContain(METRICS_TOKEN);
});

test('another server knows what was set here', async () => {
  const elsewhere = await site.openData();
  const now = site.clock.now();
  await elsewhere.writer
    .insertInto('site_setting')
    .values({ name: 'banner', value: '"Set elsewhere"', changed_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '"Set elsewhere"' }))
    .execute();
  await elsewhere.close();
  site.services.startJobs();
  await expect.poll(() => site.services.siteInfo().banner, { timeout: 5000 }).toBe('Set elsewhere');
});

test('what happened today is counted: pictures by engine, who drew them, and runs', async () => {
  const days = (count: number) => owner.call<DaysAnswer>('GET', `/owner/overview/days?days=${count}`);
  const { charts } = expectStatus(await days(7), 200).body;
  const today = (id: ChartId) =>
    Object.fromEntries(charts[id].map(({ name, values }) => [name, values.at(-1)]));
  expect(today('pictures')).toEqual({ illustrator: 3 });
  expect(today('guests')).toEqual({ Guests: 100 });
  expect(today('runs')).toEqual({ Guests: 3 });
  expect(today('seconds').illustrator).toBeGreaterThan(0);
  expect((await days(8)).status).toBe(400);
});

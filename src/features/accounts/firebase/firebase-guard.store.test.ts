import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIREBASE_ROWS } from '../../../../tests/fixtures/contract-rows/firebase.ts';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { type JwksServer, startJwksServer } from '../../../../tests/support/identity/jwks-server.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createTestAccounts } from '../test-accounts.ts';
import { createTestBrowser } from '../test-browser.ts';

const PROJECT = 'dream-site-1a2b3';
const NOW = createTestClock().now() / 1000;
const SITE = 'http://localhost:3000';
const INVALID = { status: 401, code: 'auth.invalid_token' };

/** The claims of section 6.1 as Firebase writes them for a password account. */
const ADA = {
  name: 'Ada',
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  auth_time: NOW - 120,
  user_id: 'uid-ada',
  sub: 'uid-ada',
  iat: NOW - 60,
  exp: NOW + 3540,
  email: 'ada@example.com',
  email_verified: true,
  firebase: { identities: { email: ['ada@example.com'] }, sign_in_provider: 'password' },
};

let keys: JwksServer;
beforeAll(async () => {
  keys = await startJwksServer();
});
afterAll(() => keys.close());

function openSite(database: Database, firebaseKeysUrl = keys.url) {
  const settings = { firebaseProjectId: PROJECT, firebaseKeysUrl };
  const accounts = createTestAccounts(database, { settings });
  const bearer = async (claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) =>
    `Bearer ${await keys.sign({ claims: { ...ADA, ...claims }, header })}`;
  return { ...accounts, bearer };
}

const countUsers = async (database: Database) =>
  (await database.reader.selectFrom('auth_user').select('id').execute()).length;

describeOnEveryDatabase('a bearer from Firebase', (open) => {
  test(`${FIREBASE_ROWS.keyedBySubject}; the account is made at first sight`, async () => {
    const { database, openAgain } = await open();
    const { guard, bearer } = openSite(database);
    const first = await guard.identifyLiving(await bearer());
    expect(first).toMatchObject({ email: 'ada@example.com', emailVerified: true });
    const moved = await guard.identifyLiving(await bearer({ email: 'ada@elsewhere.example', iat: NOW - 1 }));
    expect(moved).toMatchObject({ id: first.id, email: 'ada@elsewhere.example' });
    const other = await guard.identifyLiving(await bearer({ sub: 'uid-ben', user_id: 'uid-ben' }));
    expect(other.id).not.toBe(first.id);
    const tenant = await guard.identifyLiving(
      await bearer({ firebase: { ...ADA.firebase, tenant: 'acme' } }),
    );
    expect([first.id, other.id]).not.toContain(tenant.id);
    const elsewhere = openSite(await openAgain());
    expect(await elsewhere.guard.identifyLiving(await bearer())).toMatchObject({ id: first.id });
    expect(await countUsers(database)).toBe(3);
  });

  test('of one person makes one account, however many come at the same moment', async () => {
    const { database, openAgain } = await open();
    const [one, other] = [openSite(database), openSite(await openAgain())];
    const token = await one.bearer();
    const identities = await Promise.all(
      [1, 2, 3].flatMap(() => [one.guard.identifyLiving(token), other.guard.identifyLiving(token)]),
    );
    expect(new Set(identities.map(({ id }) => id)).size).toBe(1);
    expect(await countUsers(database)).toBe(1);
  });

  test('stands under an address that nobody can foresee, and so take before', async () => {
    const addressOf = async (database: Database) => {
      const { guard, bearer } = openSite(database);
      const { id } = await guard.identifyLiving(await bearer());
      const user = database.reader.selectFrom('auth_user').select('email').where('id', '=', id);
      return (await user.executeTakeFirstOrThrow()).email;
    };
    const [one, other] = [await addressOf((await open()).database), await addressOf((await open()).database)];
    expect(one).toMatch(/@firebase\.invalid$/);
    expect(other).not.toBe(one);
  });

  test('never leads into the account of a password with the same address, nor the other way', async () => {
    const { database } = await open();
    const site = openSite(database);
    const firebase = await site.guard.identifyLiving(await site.bearer());
    const browser = createTestBrowser(SITE, site.app);
    const credentials = { email: ADA.email, password: 'a good password' };
    expect((await browser.post('/api/auth/sign-up/email', credentials)).status).toBe(200);
    const { token } = (await (await browser.ask('/api/auth/token')).json()) as { token: string };
    const own = await site.guard.identifyLiving(`Bearer ${token}`);
    expect(own.id).not.toBe(firebase.id);
    const emails = await database.reader.selectFrom('auth_user').select('email').execute();
    expect(emails.filter(({ email }) => email === ADA.email)).toHaveLength(1);
  });

  test('is worth nothing while its account is suspended', async () => {
    const { database } = await open();
    const { guard, bearer, oversight, clock } = openSite(database);
    const { id: accountId } = await guard.identifyLiving(await bearer());
    const order = { accountId, reason: 'spam', now: clock.now() };
    await database.transaction((transaction) => oversight.suspend(transaction, order));
    await expect(guard.identifyLiving(await bearer())).rejects.toMatchObject({
      status: 403,
      code: 'auth.account_suspended',
    });
    await database.transaction((transaction) => oversight.lift(transaction, accountId));
    expect(await guard.identifyLiving(await bearer())).toMatchObject({ id: accountId });
  });

  test(FIREBASE_ROWS.unverified, async () => {
    const { guard, bearer } = openSite((await open()).database);
    for (const claims of [
      { email_verified: false },
      { email_verified: 'true' },
      { email_verified: undefined },
    ])
      expect(await guard.identifyLiving(await bearer(claims))).toMatchObject({
        email: ADA.email,
        emailVerified: false,
      });
    expect(await guard.identifyLiving(await bearer({ email: undefined }))).toMatchObject({
      email: '',
      emailVerified: false,
    });
  });

  test(`${FIREBASE_ROWS.emulator}, and ${FIREBASE_ROWS.algorithm}`, async () => {
    const { guard } = openSite((await open()).database);
    const unsigned = new UnsecuredJWT(ADA).encode();
    const [, body] = unsigned.split('.');
    const head = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'key-1' })).toString('base64url');
    for (const token of [unsigned, `${head}.${body}.`, `${head}.${body}.AAAA`])
      await expect(guard.identifyLiving(`Bearer ${token}`)).rejects.toMatchObject(INVALID);
  });

  test.each([
    [FIREBASE_ROWS.namedKey, {}, { kid: undefined }],
    [FIREBASE_ROWS.namedKey, {}, { kid: 'key-of-somebody' }],
    [FIREBASE_ROWS.expiry, { exp: NOW - 61 }, {}],
    [FIREBASE_ROWS.expiry, { exp: undefined }, {}],
    [FIREBASE_ROWS.past, { iat: NOW + 120 }, {}],
    [FIREBASE_ROWS.past, { auth_time: NOW + 120 }, {}],
    [FIREBASE_ROWS.past, { auth_time: undefined }, {}],
    [FIREBASE_ROWS.audience, { aud: 'another-project' }, {}],
    [FIREBASE_ROWS.audience, { aud: [PROJECT, 'another-project'] }, {}],
    [FIREBASE_ROWS.issuer, { iss: 'https://securetoken.google.com/another-project' }, {}],
    [FIREBASE_ROWS.sessionCookie, { iss: `https://session.firebase.google.com/${PROJECT}` }, {}],
    [FIREBASE_ROWS.subject, { sub: '' }, {}],
    [FIREBASE_ROWS.subject, { sub: 'x'.repeat(129) }, {}],
    [FIREBASE_ROWS.subject, { sub: undefined }, {}],
  ])('%s: refuses %j %j', async (_row, claims, header) => {
    const { database } = await open();
    const { guard, bearer } = openSite(database);
    await expect(guard.identifyLiving(await bearer(claims, header))).rejects.toMatchObject(INVALID);
    expect(await countUsers(database)).toBe(0);
  });

  test(FIREBASE_ROWS.signature, async () => {
    const { guard, bearer } = openSite((await open()).database);
    const stranger = await startJwksServer();
    const forged = await stranger.sign({ claims: ADA });
    await stranger.close();
    const [head, , tail] = (await bearer()).split('.');
    const body = Buffer.from(JSON.stringify({ ...ADA, sub: 'uid-eve' })).toString('base64url');
    for (const token of [`Bearer ${forged}`, `${head}.${body}.${tail}`])
      await expect(guard.identifyLiving(token)).rejects.toMatchObject(INVALID);
  });

  test(FIREBASE_ROWS.anonymous, async () => {
    const { guard, bearer } = openSite((await open()).database);
    const firebase = { identities: {}, sign_in_provider: 'anonymous' };
    await expect(guard.identifyLiving(await bearer({ firebase, email: undefined }))).rejects.toMatchObject({
      status: 403,
      code: 'auth.anonymous',
    });
  });

  test(FIREBASE_ROWS.rotation, async () => {
    const { guard, bearer } = openSite((await open()).database);
    await guard.identifyLiving(await bearer());
    const asked = keys.asked();
    for (let time = 0; time < 5; time++)
      await expect(guard.identifyLiving(await bearer({}, { kid: `made-up-${time}` }))).rejects.toMatchObject(
        INVALID,
      );
    expect(keys.asked()).toBe(asked);
    await keys.rotate();
    const fresh = openSite((await open()).database);
    expect(await fresh.guard.identifyLiving(await fresh.bearer())).toMatchObject({ email: ADA.email });
    expect(keys.asked()).toBe(asked + 1);
  });

  test('is not called bad when the keys cannot be had', async () => {
    const { guard, bearer, errors } = openSite((await open()).database);
    keys.setAway(true);
    const refused = await guard.identifyLiving(await bearer()).catch((error) => error);
    keys.setAway(false);
    expect(refused).toMatchObject({ status: 503, code: 'auth.provider_unreachable' });
    expect(errors).toHaveLength(1);
    const nowhere = openSite((await open()).database, 'http://127.0.0.1:1/keys');
    await expect(nowhere.guard.identifyLiving(await bearer())).rejects.toMatchObject({ status: 503 });
  });

  test('of a deleted account is refused, and one that was issued later makes a new account', async () => {
    const { database, openAgain } = await open();
    const site = openSite(database);
    const elsewhere = openSite(await openAgain());
    const token = await site.bearer();
    const { id } = await site.guard.identifyLiving(token);
    expect(await elsewhere.guard.identifyLiving(token)).toMatchObject({ id });
    await database.transaction((transaction) => site.records.remove(transaction, id, site.clock.now()));
    for (const { guard } of [site, elsewhere])
      await expect(guard.identifyLiving(token)).rejects.toMatchObject(INVALID);
    const before = await site.bearer({ iat: NOW });
    await expect(site.guard.identifyLiving(before)).rejects.toMatchObject(INVALID);
    expect(await countUsers(database)).toBe(0);

    site.clock.advance(2_000);
    const again = await site.bearer({ iat: NOW + 1, auth_time: NOW + 1 });
    const born = await site.guard.identifyLiving(again);
    expect(born.id).not.toBe(id);
    expect(await elsewhere.guard.identifyLiving(again)).toMatchObject({ id: born.id });
    expect(await countUsers(database)).toBe(1);
  });

  test('is not made an account of while that is being deleted', async () => {
    const { database } = await open();
    const site = openSite(database);
    const token = await site.bearer();
    const { id } = await site.guard.identifyLiving(token);
    const removal = database.transaction(async (transaction) => {
      await site.records.remove(transaction, id, site.clock.now());
    });
    const answers = await Promise.allSettled([
      removal,
      ...[1, 2, 3].map(() => site.guard.identifyLiving(token)),
    ]);
    expect(answers[0].status).toBe('fulfilled');
    expect(await countUsers(database)).toBe(0);
  });

  test('leaves nothing of who was deleted but a mark, and that for an hour and a half', async () => {
    const { database } = await open();
    const site = openSite(database);
    const { id } = await site.guard.identifyLiving(await site.bearer());
    await database.transaction((transaction) => site.records.remove(transaction, id, site.clock.now()));
    const readMarks = () => database.reader.selectFrom('deleted_subject').selectAll().execute();
    expect(JSON.stringify(await readMarks())).not.toMatch(/uid-ada|dream-site/);
    site.clock.advance(90 * 60_000);
    await site.sweep();
    expect(await readMarks()).toHaveLength(1);
    site.clock.advance(1);
    await site.sweep();
    expect(await readMarks()).toEqual([]);
  });

  test('changes nothing for the site’s own tokens, and for none', async () => {
    const site = openSite((await open()).database);
    const browser = createTestBrowser(SITE, site.app);
    await browser.post('/api/auth/sign-up/email', { email: 'ben@example.com', password: 'a good password' });
    const { token } = (await (await browser.ask('/api/auth/token')).json()) as { token: string };
    expect(await site.guard.identifyLiving(`Bearer ${token}`)).toMatchObject({ email: 'ben@example.com' });
    await expect(site.guard.identifyLiving(undefined)).rejects.toMatchObject({ code: 'auth.required' });
    await expect(site.guard.identifyLiving('Bearer a.b.c')).rejects.toMatchObject(INVALID);
  });

  test('is nobody’s on a site without Firebase', async () => {
    const { database } = await open();
    const { bearer } = openSite(database);
    const { guard } = createTestAccounts(database);
    await expect(guard.identifyLiving(await bearer())).rejects.toMatchObject(INVALID);
  });
});

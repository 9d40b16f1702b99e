import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createAccountsStore } from './accounts.store.ts';
import { createPasswordHashing } from './passwords/password-hashing.ts';
import { createTestAccounts, type TestAccounts } from './test-accounts.ts';
import { createTestBrowser, type TestBrowser } from './test-browser.ts';

const SITE = 'http://localhost:3000';
const ANN = { email: 'ann@example.com', password: 'a good password' };
const DAY = 24 * 60 * 60 * 1000;

function browserOf({ app }: TestAccounts): TestBrowser {
  return createTestBrowser(SITE, app);
}

async function signUp(accounts: TestAccounts, credentials = ANN): Promise<TestBrowser> {
  const browser = browserOf(accounts);
  const response = await browser.post('/api/auth/sign-up/email', credentials);
  expect(response.status).toBe(200);
  return browser;
}

async function readBearer(browser: TestBrowser): Promise<string> {
  const response = await browser.ask('/api/auth/token');
  expect(response.status).toBe(200);
  return `Bearer ${((await response.json()) as { token: string }).token}`;
}

const countRows = async (database: Database, table: 'auth_user' | 'auth_session' | 'auth_jwks') =>
  (await database.reader.selectFrom(table).select('id').execute()).length;

describeOnEveryDatabase('accounts', (open) => {
  test('MODAL-17: signs up, signs in from elsewhere, and tokens name the same account', async () => {
    const { database } = await open();
    const accounts = createTestAccounts(database);
    const first = await signUp(accounts);
    const elsewhere = browserOf(accounts);
    const signedIn = await elsewhere.post('/api/auth/sign-in/email', { ...ANN, email: 'ANN@example.com' });
    expect(await signedIn.json()).toEqual({
      user: { id: expect.any(String), email: 'ann@example.com', name: 'ann' },
    });
    const here = await accounts.guard.identifyLiving(await readBearer(first));
    const there = await accounts.guard.identifyLiving(await readBearer(elsewhere));
    expect(there).toMatchObject({ id: here.id, email: 'ann@example.com' });
    expect(there.sessionId).not.toBe(here.sessionId);
    expect(accounts.errors).toEqual([]);
  });

  test('MODAL-13: one address makes one account, however many sign up at the same moment', async () => {
    const { database } = await open();
    const accounts = createTestAccounts(database);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => browserOf(accounts).post('/api/auth/sign-up/email', ANN)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422]);
    const refused = answers.filter((answer) => answer.status === 422);
    for (const answer of refused)
      expect(await answer.json()).toEqual({
        message: 'User already exists. Use another email.',
        code: 'auth.user_already_exists_use_another_email',
      });
    expect(await countRows(database, 'auth_user')).toBe(1);
  });

  test('MODAL-15: after signing out the token is worth nothing', async () => {
    const { database } = await open();
    const accounts = createTestAccounts(database);
    const browser = await signUp(accounts);
    const bearer = await readBearer(browser);
    await expect(accounts.guard.identifyLiving(bearer)).resolves.toMatchObject({ email: ANN.email });
    expect((await browser.post('/api/auth/sign-out', {})).status).toBe(200);
    expect(browser.cookieNames()).toEqual(['dreamseed.device']);
    await expect(accounts.guard.identifyLiving(bearer)).rejects.toMatchObject({ code: 'auth.invalid_token' });
    expect((await browser.ask('/api/auth/token')).status).toBe(401);
  });

  test('a sign-in ends by itself after seven days, and its token with it', async () => {
    const { database } = await open();
    const accounts = createTestAccounts(database);
    const browser = await signUp(accounts);
    const bearer = await readBearer(browser);
    const past = new Date(accounts.clock.now() - 1);
    await database.writer
      .updateTable('auth_session')
      .set({ expiresAt: database.kind === 'sqlite' ? past.toISOString() : past })
      .execute();
    await expect(accounts.guard.identifyLiving(bearer)).rejects.toMatchObject({ status: 401 });
    expect((await browser.ask('/api/auth/token')).status).toBe(401);
  });

  test('a sign-in that is used lives on', async () => {
    const { database } = await open();
    const accounts = createTestAccounts(database);
    const browser = await signUp(accounts);
    const expires = new Date(Date.now() + 5 * DAY);
    await database.writer
      .updateTable('auth_session')
      .set({ expiresAt: database.kind === 'sqlite' ? expires.toISOString() : expires })
      .execute();
    const response = await browser.ask('/api/auth/token');
    expect(response.headers.getSetCookie().join()).toMatch(/session_token=[^;]+; Max-Age=604800/);
    const identity = await accounts.guard.identifyLiving(await readBearer(browser));
    const session = await createAccountsStore(database).findSession(identity.sessionId);
    expect(session?.expiresAt).toBeGreaterThan(Date.now() + 6.9 * DAY);
  });

  test('servers of one database believe each other, also about keys made after they started', async () => {
    const { database, openAgain } = await open();
    const accounts = createTestAccounts(database);
    const other = createTestAccounts(await openAgain());
    await expect(other.guard.identifyLiving('Bearer a.b.c')).rejects.toMatchObject({ status: 401 });
    const bearer = await readBearer(await signUp(accounts));
    const identity = await accounts.guard.identifyLiving(bearer);
    expect(await other.guard.identifyLiving(bearer)).toEqual(identity);
    await readBearer(await signUp(other, { ...ANN, email: 'ben@example.com' }));
    expect(await countRows(database, 'auth_jwks')).toBe(1);
  });

  test('a new secret ends every sign-in and token, and signing in works again', async () => {
    const { database } = await open();
    const before = createTestAccounts(database);
    const browser = await signUp(before);
    const bearer = await readBearer(browser);
    const after = createTestAccounts(database, { secret: 'another secret of thirty-two characters or more' });
    await expect(after.guard.identifyLiving(bearer)).rejects.toMatchObject({ code: 'auth.invalid_token' });
    const again = browserOf(after);
    expect((await again.post('/api/auth/sign-in/email', ANN)).status).toBe(200);
    await expect(after.guard.identifyLiving(await readBearer(again))).resolves.toMatchObject({
      email: ANN.email,
    });
    expect(after.errors).toEqual([]);
  });

  test('forgets what ran out, and nothing else', async () => {
    const { database } = await open();
    const accounts = createTestAccounts(database);
    await signUp(accounts);
    const store = createAccountsStore(database);
    await store.forgetBefore(Date.now() + 6 * DAY);
    expect(await countRows(database, 'auth_session')).toBe(1);
    await store.forgetBefore(Date.now() + 8 * DAY);
    expect(await countRows(database, 'auth_session')).toBe(0);
    expect(await store.hasAccount(ANN.email)).toBe(true);
  });

  test('keeps no address, browser or readable password of anybody', async () => {
    const { database } = await open();
    const accounts = createTestAccounts(database);
    await browserOf(accounts).post('/api/auth/sign-up/email', ANN, {
      'User-Agent': 'Telltale/1.0',
      'X-Forwarded-For': '203.0.113.7',
    });
    const rows = JSON.stringify([
      await database.reader.selectFrom('auth_session').selectAll().execute(),
      await database.reader.selectFrom('auth_user').selectAll().execute(),
    ]);
    expect(rows).toContain(ANN.email);
    expect(rows).not.toMatch(/Telltale|203\.0\.113\.7|a good password/);
  });

  test('a sign-in that ends after the deletion of its account is refused like a wrong password', async () => {
    const { database } = await open();
    const passwords = createPasswordHashing();
    const checked = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    const verify: typeof passwords.verify = async (pair) => {
      const isRight = await passwords.verify(pair);
      checked.resolve();
      await deleted.promise;
      return isRight;
    };
    const accounts = createTestAccounts(database, { passwords: { ...passwords, verify } });
    await signUp(accounts);
    const entering = browserOf(accounts).post('/api/auth/sign-in/email', ANN);
    await checked.promise;
    await database.writer.deleteFrom('auth_user').execute();
    deleted.resolve();
    expect((await entering).status).toBe(401);
    expect(await countRows(database, 'auth_session')).toBe(0);
  });
});

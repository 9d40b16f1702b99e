import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createMemoryLimits } from '../../../platform/limits/attempt-limits.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { type AccountEvents, NO_ACCOUNT_EVENTS } from '../account-events.types.ts';
import { UNCONFIRMED_MAILS } from '../accounts-limits.rules.ts';
import { createPasswordHashing } from '../passwords/password-hashing.ts';
import {
  createTestAccountsWithMail,
  type TestAccountsOptions,
  type TestAccountsWithMail,
} from '../test-accounts.ts';
import { createTestBrowser, type TestBrowser } from '../test-browser.ts';

const SITE = 'http://localhost:3000';
const ANN = { email: 'ann@example.com', password: 'a good password' };
const NEW_PASSWORD = 'a better password';
const HOUR = 3_600_000;
const HALF_AN_HOUR = HOUR / 2;

const browserOf = ({ app }: TestAccountsWithMail) => createTestBrowser(SITE, app);

async function signUp(accounts: TestAccountsWithMail, credentials = ANN): Promise<TestBrowser> {
  const browser = browserOf(accounts);
  expect((await browser.post('/api/auth/sign-up/email', credentials)).status).toBe(200);
  return browser;
}

const askForReset = (browser: TestBrowser, email: string) =>
  browser.post('/api/auth/request-password-reset', { email });
const reset = (browser: TestBrowser, token: string, password = NEW_PASSWORD) =>
  browser.post('/api/auth/reset-password', { token, password });
const signIn = async (browser: TestBrowser, password: string) =>
  (await browser.post('/api/auth/sign-in/email', { ...ANN, password })).status;
const codeOf = async (response: Response) => ({
  status: response.status,
  code: ((await response.json()) as { code: string }).code,
});

/** The token in the newest mail to a page of the site. */
async function readToken(accounts: TestAccountsWithMail, page: string): Promise<string> {
  const mails = (await accounts.readMails()).filter(({ text }) => text.includes(`/${page}#`));
  const address =
    new RegExp(`https://dreams\\.example/${page}#\\S+`).exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
  return new URLSearchParams(new URL(address).hash.slice(1)).get('token') ?? '';
}

const readEmailStatus = async (browser: TestBrowser) => (await browser.ask('/api/auth/email')).json();

async function openAccounts(database: Database, options?: TestAccountsOptions) {
  const accounts = createTestAccountsWithMail(database, options);
  const browser = await signUp(accounts);
  await accounts.readMails();
  return { accounts, browser, stranger: browserOf(accounts) };
}

describeOnEveryDatabase('a lost password', (open) => {
  test('is replaced by a mailed link, which works once and signs everybody out', async () => {
    const { accounts, browser, stranger } = await openAccounts((await open()).database);
    const asked = await askForReset(stranger, ' Ann@Example.com ');
    expect({ status: asked.status, body: await asked.json() }).toEqual({
      status: 202,
      body: { success: true },
    });
    const token = await readToken(accounts, 'reset-password');
    expect((await reset(stranger, token)).status).toBe(200);
    expect((await browser.ask('/api/auth/token')).status).toBe(401);
    expect(await signIn(stranger, ANN.password)).toBe(401);
    expect(await signIn(stranger, NEW_PASSWORD)).toBe(200);
    expect(await readEmailStatus(stranger)).toEqual({ email: ANN.email, verified: true, canVerify: false });
    expect(await codeOf(await reset(stranger, token))).toEqual({ status: 400, code: 'auth.link_expired' });
    const subjects = (await accounts.readMails()).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Your password for Dreamseed was changed');
    expect(accounts.errors).toEqual([]);
  });

  test('leaves no older link behind with which somebody could replace it again', async () => {
    const { accounts, stranger } = await openAccounts((await open()).database);
    await askForReset(stranger, ANN.email);
    const older = await readToken(accounts, 'reset-password');
    await askForReset(stranger, ANN.email);
    const newer = await readToken(accounts, 'reset-password');
    expect(newer).not.toBe(older);
    expect((await reset(stranger, newer)).status).toBe(200);
    const again = await reset(stranger, older, 'the password of somebody else');
    expect(await codeOf(again)).toEqual({ status: 400, code: 'auth.link_expired' });
    expect(await signIn(stranger, NEW_PASSWORD)).toBe(200);
  });

  test('is replaced for good only with the mail about it; else the link stays good', async () => {
    const { database } = await open();
    const { accounts, browser, stranger } = await openAccounts(database);
    await askForReset(stranger, ANN.email);
    const token = await readToken(accounts, 'reset-password');
    accounts.refuseMailsOf('password-changed');
    await expect(reset(stranger, token)).rejects.toThrow('no room for password-changed');
    expect((await browser.ask('/api/auth/token')).status).toBe(200);
    expect(await signIn(stranger, ANN.password)).toBe(200);
    accounts.acceptAllMails();
    expect((await reset(stranger, token)).status).toBe(200);
    expect((await browser.ask('/api/auth/token')).status).toBe(401);
    expect(await signIn(stranger, NEW_PASSWORD)).toBe(200);
  });

  test('lets nobody in who was on the way in with the old one', async () => {
    const { database } = await open();
    const passwords = createPasswordHashing();
    const checked = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    const accounts = createTestAccountsWithMail(database, {
      passwords: {
        ...passwords,
        async verify(pair) {
          const isRight = await passwords.verify(pair);
          checked.resolve();
          await changed.promise;
          return isRight;
        },
      },
    });
    const owner = await signUp(accounts);
    await askForReset(owner, ANN.email);
    const token = await readToken(accounts, 'reset-password');
    const intruder = browserOf(accounts);
    const entering = signIn(intruder, ANN.password);
    await checked.promise;
    expect((await reset(owner, token)).status).toBe(200);
    changed.resolve();
    expect(await entering).toBe(401);
    expect((await intruder.ask('/api/auth/token')).status).toBe(401);
    expect(await database.reader.selectFrom('auth_session').select('id').execute()).toEqual([]);
  });

  test('lets nobody in with the old one while the new one is written down', async () => {
    const { accounts, stranger } = await openAccounts((await open()).database);
    await askForReset(stranger, ANN.email);
    const token = await readToken(accounts, 'reset-password');
    const intruder = browserOf(accounts);
    let entering: Promise<number> | undefined;
    const elsewhere = AsyncLocalStorage.snapshot();
    accounts.beforeMailsOf('password-changed', async () => {
      entering = elsewhere(() => signIn(intruder, ANN.password));
      // A sign-in that does not wait for us is over by then.
      await Promise.race([entering, setTimeout(1_000)]);
    });
    expect((await reset(stranger, token)).status).toBe(200);
    expect(await entering).toBe(401);
    expect((await intruder.ask('/api/auth/token')).status).toBe(401);
  });

  test('is replaced once by a link that is used many times at the same moment', async () => {
    const { accounts, stranger } = await openAccounts((await open()).database);
    await askForReset(stranger, ANN.email);
    const token = await readToken(accounts, 'reset-password');
    const passwords = ['the first password', 'the second password', 'the third password'];
    const answers = await Promise.all(passwords.map((password) => reset(stranger, token, password)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400]);
    expect(await signIn(browserOf(accounts), passwords[statuses.indexOf(200)] ?? '')).toBe(200);
  });

  test('keeps its link when the new password will not do', async () => {
    const { accounts, stranger } = await openAccounts((await open()).database);
    await askForReset(stranger, ANN.email);
    const token = await readToken(accounts, 'reset-password');
    expect(await codeOf(await reset(stranger, token, 'short'))).toEqual({
      status: 400,
      code: 'auth.password_too_short',
    });
    expect((await reset(stranger, token)).status).toBe(200);
  });

  test('is not replaced by a link that ran out, or is made up', async () => {
    const { accounts, stranger } = await openAccounts((await open()).database);
    await askForReset(stranger, ANN.email);
    const token = await readToken(accounts, 'reset-password');
    accounts.clock.advance(HALF_AN_HOUR);
    for (const bad of [token, 'made-up', 'x'.repeat(2_000)])
      expect(await codeOf(await reset(stranger, bad))).toEqual({ status: 400, code: 'auth.link_expired' });
    expect(await signIn(stranger, ANN.password)).toBe(200);
  });

  test('cannot be replaced by what stands in the database', async () => {
    const { database } = await open();
    const { accounts, stranger } = await openAccounts(database);
    await askForReset(stranger, ANN.email);
    const token = await readToken(accounts, 'reset-password');
    const stored = JSON.stringify([
      await database.reader.selectFrom('auth_verification').selectAll().execute(),
      await database.reader.selectFrom('mail_outbox').selectAll().execute(),
    ]);
    expect(stored).toContain('reset-password');
    expect(stored).not.toContain(token);
  });

  test('is answered alike for an address without an account, and before anything is looked up', async () => {
    const { database } = await open();
    const { accounts, stranger } = await openAccounts(database);
    const sentBefore = (await accounts.readMails()).length;
    const known = await askForReset(stranger, ANN.email);
    const unknown = await askForReset(stranger, 'nobody@example.com');
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    expect(unknown.headers).toEqual(known.headers);
    expect((await accounts.readMails()).length).toBe(sentBefore + 1);
  });

  test('is refused as an address that is none, without a look at anything', async () => {
    const { stranger } = await openAccounts((await open()).database);
    expect(await codeOf(await askForReset(stranger, 'ann'))).toEqual({
      status: 400,
      code: 'auth.invalid_email',
    });
  });

  test('fills nobody’s mailbox, and says nothing of that either', async () => {
    const { accounts, stranger } = await openAccounts((await open()).database);
    const resets = async () =>
      (await accounts.readMails()).filter(({ subject }) => subject.startsWith('Choose')).length;
    for (let time = 0; time < 5; time++) {
      expect((await askForReset(stranger, ANN.email)).status).toBe(202);
      await accounts.settled();
    }
    expect(await resets()).toBe(3);
    accounts.clock.advance(HOUR + 1);
    await askForReset(stranger, ANN.email);
    expect(await resets()).toBe(4);
  });

  test('fills nobody’s mailbox either when it is asked for many times at once', async () => {
    const { accounts, stranger } = await openAccounts((await open()).database);
    await Promise.all(Array.from({ length: 12 }, () => askForReset(stranger, ANN.email)));
    const resets = (await accounts.readMails()).filter(({ subject }) => subject.startsWith('Choose'));
    expect(resets).toHaveLength(3);
  });

  test('that never was: whoever signs in by a provider is told so', async () => {
    const { database } = await open();
    const { accounts, stranger } = await openAccounts(database);
    await database.writer.updateTable('auth_account').set({ providerId: 'federated' }).execute();
    await askForReset(stranger, ANN.email);
    const mails = await accounts.readMails();
    expect(mails.at(-1)).toMatchObject({ to: ANN.email, subject: 'Signing in to Dreamseed' });
    expect(mails.at(-1)?.text).toContain('You sign in with Google');
    expect(JSON.stringify(mails)).not.toContain('/reset-password#');
  });
});

describeOnEveryDatabase('an address', (open) => {
  test('is verified by the link that a new account is mailed', async () => {
    const { accounts, browser } = await openAccounts((await open()).database);
    expect(await readEmailStatus(browser)).toEqual({ email: ANN.email, verified: false, canVerify: true });
    const token = await readToken(accounts, 'verify-email');
    const verified = await browserOf(accounts).post('/api/auth/verify-email', { token });
    expect(verified.status).toBe(200);
    expect(await readEmailStatus(browser)).toEqual({ email: ANN.email, verified: true, canVerify: false });
    const { token: identityToken } = (await (await browser.ask('/api/auth/token')).json()) as {
      token: string;
    };
    const identity = await accounts.guard.identifyLiving(`Bearer ${identityToken}`);
    expect(identity).toMatchObject({ email: ANN.email, emailVerified: true });
  });

  test('is verified also where that cannot be written down', async () => {
    const lost = new Error('no room');
    const events: AccountEvents = {
      ...NO_ACCOUNT_EVENTS,
      note: (kind) => (kind === 'account.email-confirmed' ? Promise.reject(lost) : Promise.resolve()),
    };
    const { accounts, browser } = await openAccounts((await open()).database, { events });
    const token = await readToken(accounts, 'verify-email');
    expect((await browser.post('/api/auth/verify-email', { token })).status).toBe(200);
    expect(await readEmailStatus(browser)).toMatchObject({ verified: true });
    expect(accounts.errors).toEqual([lost]);
  });

  test('that was confirmed meanwhile is no failure', async () => {
    const { database } = await open();
    const memory = createMemoryLimits();
    const confirm = () =>
      database.writer
        .updateTable('auth_user')
        .set({ emailVerified: database.kind === 'sqlite' ? 1 : true })
        .execute();
    const limits: AttemptLimits = {
      ...memory,
      open(rule, ...more) {
        const limit = memory.open(rule, ...more);
        if (rule.name !== UNCONFIRMED_MAILS.name) return limit;
        const take: typeof limit.take = (...key) => confirm().then(() => limit.take(...key));
        return { ...limit, take };
      },
    };
    const accounts = createTestAccountsWithMail(database, { limits });
    const browser = await signUp(accounts);
    expect(await accounts.readMails()).toEqual([]);
    expect(await readEmailStatus(browser)).toMatchObject({ verified: true });
    expect(accounts.errors).toEqual([]);
  });

  test('is not verified by looking at the link, nor by one that is made up', async () => {
    const { accounts, browser } = await openAccounts((await open()).database);
    const token = await readToken(accounts, 'verify-email');
    expect((await browser.ask(`/api/auth/verify-email?token=${token}`)).status).toBe(404);
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const bad of [forged, 'made-up'])
      expect(await codeOf(await browser.post('/api/auth/verify-email', { token: bad }))).toEqual({
        status: 400,
        code: 'auth.link_expired',
      });
    expect(await readEmailStatus(browser)).toMatchObject({ verified: false });
  });

  test('gets another link for whoever is signed in, a few times', async () => {
    const { accounts, browser, stranger } = await openAccounts((await open()).database);
    await accounts.settled();
    const again = () => browser.post('/api/auth/send-verification-email', {});
    expect((await again()).status).toBe(202);
    expect((await again()).status).toBe(202);
    expect(await codeOf(await again())).toEqual({ status: 429, code: 'auth.too_many_mails' });
    expect(await accounts.readMails()).toHaveLength(3);
    expect(await codeOf(await stranger.post('/api/auth/send-verification-email', {}))).toEqual({
      status: 401,
      code: 'auth.required',
    });
    const token = await readToken(accounts, 'verify-email');
    await browser.post('/api/auth/verify-email', { token });
    const done = await again();
    expect(await done.json()).toEqual({ email: ANN.email, verified: true, canVerify: false });
  });

  test('of a password account cannot be mailed for from another site', async () => {
    const { stranger } = await openAccounts((await open()).database);
    const headers = { Origin: 'https://evil.example' };
    for (const path of [
      'request-password-reset',
      'reset-password',
      'send-verification-email',
      'verify-email',
    ]) {
      const response = await stranger.post(`/api/auth/${path}`, { email: ANN.email }, headers);
      expect(await codeOf(response), path).toEqual({ status: 403, code: 'auth.foreign_origin' });
    }
  });
});

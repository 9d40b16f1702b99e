import { expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createAttemptLimits } from '../../../platform/limits/attempt-limits.ts';
import { createTestAccounts, createTestAccountsWithMail, TEST_SECRET } from '../test-accounts.ts';
import { createTestBrowser, type TestBrowser } from '../test-browser.ts';

const SITE = 'http://localhost:3000';
const ANN = { email: 'ann@example.com', password: 'a good password' };
const settings = { wrongPasswords: 3 };

const signIn = (browser: TestBrowser, change: Partial<typeof ANN> = {}, from = '203.0.113.7') =>
  browser.post('/api/auth/sign-in/email', { ...ANN, ...change }, { 'X-Forwarded-For': from });

describeOnEveryDatabase("guessing one account's password from many addresses", (open) => {
  async function openSite() {
    const { database } = await open();
    const limits = createAttemptLimits({ database, secret: TEST_SECRET });
    const accounts = createTestAccounts(database, { settings, limits, trustedProxies: 1 });
    const newBrowser = () => createTestBrowser(SITE, accounts.app);
    const owner = newBrowser();
    expect((await owner.post('/api/auth/sign-up/email', ANN)).status).toBe(200);
    await owner.post('/api/auth/sign-out', {});
    let address = 0;
    /** Each guess from another network and another browser. */
    const guess = (change: Partial<typeof ANN> = {}) => {
      address += 1;
      return signIn(newBrowser(), { password: 'a wrong guess', ...change }, `198.51.100.${address}`);
    };
    const guessOften = async (times: number, change: Partial<typeof ANN> = {}) => {
      const answers = [];
      for (let guesses = 0; guesses < times; guesses++) answers.push((await guess(change)).status);
      return answers;
    };
    return { owner, guess, guessOften, newBrowser };
  }

  it('is slowed down, and its owner still gets in where they were before', async () => {
    const { owner, guess, guessOften } = await openSite();
    expect(await guessOften(5)).toEqual([401, 401, 401, 429, 429]);
    const refused = await guess({ password: ANN.password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect(await refused.json()).toEqual({
      code: 'auth.too_many_passwords',
      message: 'Too many wrong passwords for this email. Please try again in 15 minutes.',
    });
    expect((await signIn(owner)).status).toBe(200);
  });

  it('counts an email in any case, and no other email', async () => {
    const { guessOften } = await openSite();
    expect(await guessOften(3, { email: 'ANN@example.com' })).toEqual([401, 401, 401]);
    expect(await guessOften(1)).toEqual([429]);
    expect(await guessOften(1, { email: 'ben@example.com' })).toEqual([401]);
  });

  it('learns nothing of an email without an account', async () => {
    const { guessOften } = await openSite();
    const nobody = { email: 'nobody@example.com' };
    expect(await guessOften(5, nobody)).toEqual(await guessOften(5));
  });

  it('a known device may not guess without end either, and costs nobody else anything', async () => {
    const { owner, guess } = await openSite();
    const statuses = [];
    for (let guesses = 0; guesses < 5; guesses++)
      statuses.push((await signIn(owner, { password: 'forgotten it' })).status);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await guess()).status).toBe(401);
  });

  it('right passwords do not count', async () => {
    const { newBrowser } = await openSite();
    for (let times = 0; times < 6; times++) expect((await signIn(newBrowser())).status).toBe(200);
  });

  it('guesses of the same moment cannot slip through together', async () => {
    const { guess } = await openSite();
    const answers = await Promise.all(Array.from({ length: 10 }, () => guess()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  it('whoever chose a new password by mail has a known device, and every other is unknown from then on', async () => {
    const { database } = await open();
    const site = createTestAccountsWithMail(database, { settings, trustedProxies: 1 });
    const lost = createTestBrowser(SITE, site.app);
    await lost.post('/api/auth/sign-up/email', ANN);
    for (let guesses = 0; guesses < 4; guesses++)
      await signIn(createTestBrowser(SITE, site.app), { password: 'a wrong guess' });
    const browser = createTestBrowser(SITE, site.app);
    expect((await signIn(browser)).status).toBe(429);
    await browser.post('/api/auth/request-password-reset', { email: ANN.email });
    const text = (await site.readMails()).map((mail) => mail.text).join('\n');
    const token = /reset-password#token=([\w.-]+)/.exec(text)?.[1];
    const password = 'another good password';
    expect((await browser.post('/api/auth/reset-password', { token, password })).status).toBe(200);
    expect((await signIn(lost, { password })).status).toBe(429);
    expect((await signIn(browser, { password })).status).toBe(200);
  });
});

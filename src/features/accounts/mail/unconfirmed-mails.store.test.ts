import { expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestAccountsWithMail, type TestAccountsWithMail } from '../test-accounts.ts';
import { createTestBrowser } from '../test-browser.ts';

const SITE = 'http://localhost:3000';
const PASSWORD = 'a good password';
const ANN = 'ann@example.com';

async function signUp({ app, settled }: TestAccountsWithMail, email: string) {
  const browser = createTestBrowser(SITE, app);
  expect((await browser.post('/api/auth/sign-up/email', { email, password: PASSWORD })).status).toBe(200);
  await settled();
  return {
    ...browser,
    async askForReset() {
      await browser.post('/api/auth/request-password-reset', { email });
      await settled();
    },
  };
}

describeOnEveryDatabase('a mailbox', (open) => {
  test('is not filled by sign-ups with many spellings of its address, nor again after deletions', async () => {
    const { database } = await open();
    const accounts = createTestAccountsWithMail(database);
    for (const email of ['a.nn@example.com', 'ann+1@example.com', ANN, 'ANN+2@example.com'])
      await (await signUp(accounts, email)).askForReset();
    await database.writer.deleteFrom('auth_user').execute();
    const again = await signUp(accounts, ANN);
    await again.askForReset();
    const refused = await again.post('/api/auth/send-verification-email', {});
    expect(await refused.json()).toMatchObject({ code: 'auth.too_many_mails' });
    expect(await accounts.readMails()).toHaveLength(6);
  });

  test('whose owner confirmed it still gets links to a new password', async () => {
    const accounts = createTestAccountsWithMail((await open()).database);
    const owner = await signUp(accounts, ANN);
    const [mail] = await accounts.readMails();
    const token = /verify-email#token=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    expect((await owner.post('/api/auth/verify-email', { token })).status).toBe(200);
    for (let spelling = 0; spelling < 6; spelling++) await signUp(accounts, `ann+${spelling}@example.com`);
    expect(await accounts.readMails()).toHaveLength(6);
    await owner.askForReset();
    expect((await accounts.readMails()).slice(6)).toMatchObject([
      { to: ANN, subject: 'Choose a new password for Dreamseed' },
    ]);
  });
});

import { freePort } from '../../../machine/free-port.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/mail/smtp-server.ts';
import { buyLicense, openActivation } from '../licenses/license-screens.ts';
import {
  accountBar,
  test as accountTest,
  authDialog,
  expect,
  newCredentials,
  openAccountHome,
  openAuthDialog,
  signUp,
} from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';

interface MailSite {
  mail: TestSmtpServer;
  site: OwnSite;
}

/** Every test on a site with a mail server, which asks for mailed codes. */
const test = accountTest.extend<{ baseURL: string }, { mailSite: MailSite }>({
  mailSite: [
    async ({ browserName: _ }, use) => {
      const mail = await startSmtpServer();
      const port = await freePort();
      const site = await startOwnSite(port, {
        SITE_URL: `http://localhost:${port}`,
        SMTP_URL: mail.url,
        LICENSE_PROOF: 'code',
        AUTH_ATTEMPTS_PER_MINUTE: '10000',
      });
      await use({ mail, site });
      await site.stop();
      await mail.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ mailSite }, use) => use(mailSite.site.origin),
});

/** What the newest mail to somebody says that says such a thing. */
async function readFromMail(mail: TestSmtpServer, to: string, pattern: RegExp): Promise<string> {
  const find = () => {
    const mails = mail.mails.filter((each) => each.to.includes(to) && pattern.test(each.text));
    return pattern.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

const readLink = (mail: TestSmtpServer, to: string, page: string) =>
  readFromMail(mail, to, new RegExp(`(\\S+/${page}#\\S+)`));
const readCode = (mail: TestSmtpServer, to: string) => readFromMail(mail, to, /^ {4}(\d{6})$/m);

test('a lost password is replaced by a mailed link, from the sign-in dialog on', async ({
  page,
  mailSite: { mail, site },
}) => {
  const account = await signUp(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('dreamseed.signed-in'));
  const newPassword = 'another good password';

  await test.step('the dialog asks where to mail it', async () => {
    await page.goto('/');
    const form = await openAuthDialog(page, 'Sign In');
    await form.email.fill(account.email);
    await form.dialog.getByRole('button', { name: 'Forgot password?' }).click();
    const lost = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(lost.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
    await expect(lost.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expectAccessible(page);
    await lost.getByRole('button', { name: 'Email me a link' }).click();
    await expect(lost.getByRole('status')).toContainText('If there is an account');
    await expect(lost.getByRole('button', { name: 'Back to Sign In' })).toBeFocused();
    await lost.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect(authDialog(page, 'Sign In').dialog).toBeVisible();
  });

  await test.step('the link leads to a new password, and leaves no trace in the address', async () => {
    await page.goto(await readLink(mail, account.email, 'reset-password'));
    await expect(page).toHaveURL(`${site.origin}/reset-password`);
    const password = page.getByLabel('New Password', { exact: true });
    const save = page.getByRole('button', { name: 'Save New Password' });
    await password.fill('short');
    await save.click();
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/at least 8 characters/);
    await expectAccessible(page);
    await password.fill(newPassword);
    await page.getByLabel('Confirm New Password').fill(newPassword);
    await save.click();
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  });

  await test.step('which signs in', async () => {
    await page.goto('/');
    const form = await openAuthDialog(page, 'Sign In');
    await form.fill({ ...account, password: newPassword });
    await form.submit.click();
    await expect(accountBar(page, 'green').email).toHaveText(account.email);
  });
});

test('a license is activated by a mailed code, and an address confirmed by a link', async ({
  page,
  mailSite: { mail, site },
}) => {
  const account = await signUp(page, newCredentials());
  await openAccountHome(page, account);
  const key = await buyLicense(page, account.email, 'booster');
  const { dialog, submit, failure, title, fill } = await openActivation(page);
  const code = dialog.getByLabel('Code from the email');

  await test.step('ACT-11: nothing is activated by a code that was not mailed', async () => {
    await fill({ email: account.email, key });
    await submit.click();
    await expect(code).toBeFocused();
    await expect(submit).toBeDisabled();
    await expect(dialog.getByText('This is also your account’s address.')).toBeVisible();
    await expectAccessible(page);
    await code.fill('000 00');
    await expect(submit).toBeDisabled();
    const right = await readCode(mail, account.email);
    await code.fill(right === '000000' ? '000001' : '000000');
    await submit.click();
    await expect(failure).toContainText('This isn’t the code we emailed. You can try 4 more times.');
  });

  await test.step('ACT-05, ACT-06: the mailed one activates', async () => {
    await code.fill(await readCode(mail, account.email));
    await submit.click();
    await expect(title('Activation Successful')).toBeVisible();
    await expect(accountBar(page, 'green').plan('Booster')).toBeVisible();
  });

  await test.step('opening the link confirms nothing; pressing the button does', async () => {
    await page.goto(await readLink(mail, account.email, 'verify-email'));
    await expect(page).toHaveURL(`${site.origin}/verify-email`);
    await expectAccessible(page);
    const status = async () => (await (await page.request.get('/api/auth/email')).json()).verified;
    expect(await status()).toBe(false);
    await page.getByRole('button', { name: 'Confirm My Address' }).click();
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    expect(await status()).toBe(true);
  });
});

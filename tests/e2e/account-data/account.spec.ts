import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, openAccountHome, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';

test('an owner sees what is held, takes it along and deletes the account', { tag: '@phone' }, async ({
  page,
}) => {
  const { email, password } = await signUp(page);
  await test.step('the account bar leads to the account', async () => {
    await openAccountHome(page, { email, password });
    await page.getByRole('link', { name: 'Your account and data' }).first().click();
    await expect(page.getByRole('heading', { name: 'What we store' })).toBeVisible();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the archive comes as a file', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download My Data' }).click();
    const files = unzipSync(await readFile(await (await coming).path()));
    expect(Object.keys(files)).toContain('README.txt');
    expect(new TextDecoder().decode(files['account.json'])).toContain(email);
  });
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await test.step('a wrong password deletes nothing', async () => {
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(dialog.getByRole('button', { name: 'Keep My Account' })).toBeFocused();
    await dialog.getByLabel('Your password').fill('guessed');
    await dialog.getByRole('button', { name: 'Delete Permanently' }).click();
    await expect(dialog.getByText('That password isn’t correct.')).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectAccessible(page);
  });
  await test.step('the right one deletes everything, and says so', async () => {
    await dialog.getByLabel('Your password').fill(password);
    await page.keyboard.press('Enter');
    const farewell = page.getByRole('status').filter({ hasText: 'Your account is deleted' });
    await expect(farewell).toBeFocused();
    await expect(farewell.getByText('Your account is deleted')).toBeInViewport();
    await expectAccessible(page);
    const again = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
    expect(again.status()).toBe(401);
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
});

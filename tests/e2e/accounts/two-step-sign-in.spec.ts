import { codeOf } from '../../support/identity/authenticator-app.ts';
import { authDialog, expect, openAuthDialog, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';

test('two-step sign-in is set up with an app, asks for its code, and takes a backup code in its place', async ({
  page,
  browser,
  baseURL,
}) => {
  const account = await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set Up Two-Step Sign-In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' });
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const uri = (await dialog.getByRole('link', { name: 'Open the app' }).getAttribute('href')) ?? '';
  await expectAccessible(page);
  await dialog.getByLabel('Code from your app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByRole('alert')).toContainText('That code isn’t right');
  await dialog.getByLabel('Code from your app').fill(codeOf(uri));
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await expect(dialog.getByRole('status')).toContainText('Two-step sign-in is on');
  const backup = await dialog.getByRole('listitem').first().innerText();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'I’ve Saved Them' }).click();
  // The page goes on under its new sign-in.
  await page.getByRole('button', { name: 'Show Activity' }).click();
  await expect(page.getByText('Two-step sign-in was turned on.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const phone = await elsewhere.newPage();
  const enter = async (code: string, kind: 'Code from your app' | 'Backup code') => {
    await phone.goto('/');
    await openAuthDialog(phone, 'Sign In');
    const { fill, submit } = authDialog(phone, 'Sign In');
    await fill(account);
    await submit.click();
    const step = phone.getByRole('dialog', { name: 'One more step' });
    await expect(step.getByLabel('Code from your app')).toBeFocused();
    if (kind === 'Backup code') await step.getByRole('button', { name: 'Use a Backup Code' }).click();
    await step.getByLabel(kind).fill(code);
    await step.getByRole('button', { name: 'Continue' }).click();
    return step;
  };
  const step = await enter('999 999', 'Code from your app');
  await expect(step.getByRole('alert')).toContainText('That code isn’t right');
  await expectAccessible(phone);
  await step.getByLabel('Code from your app').fill(codeOf(uri));
  await step.getByRole('button', { name: 'Continue' }).click();
  await expect(step).toBeHidden();
  await expect(phone.getByText(account.email, { exact: true }).first()).toBeVisible();
  await elsewhere.clearCookies();
  await phone.evaluate(() => localStorage.clear());
  await expect(await enter(backup, 'Backup code')).toBeHidden();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Manage Two-Step Sign-In' }).click();
  await expect(dialog.getByText('You have 9 backup codes left.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Turn Off' }).click();
  await expect(dialog.getByRole('status')).toContainText('Two-step sign-in is off');
});

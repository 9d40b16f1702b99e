import type { Page } from '@playwright/test';
import { SIGNED_IN_HINT_KEY } from '../../../src/features/accounts/signed-in-hint.rules.ts';
import { KEPT_STRIPS_KEYS } from '../../../src/features/generator/strips/kept-strips-keys.rules.ts';
import { answerSaves } from '../support/account-api.ts';
import {
  accountBar,
  authDialog,
  expect,
  openAccountHome,
  openAuthDialog,
  signIn,
  signUp,
  test,
} from '../support/account-test.ts';
import { storedEntry } from '../support/generator-test.ts';

/** Signs out as another tab does: the page itself only hears of it. */
async function signOutElsewhere(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto('/healthz');
  await tab.request.post('/api/auth/sign-out');
  await tab.evaluate((key) => localStorage.removeItem(key), SIGNED_IN_HINT_KEY);
  await tab.close();
}

test('O-43: images of an account are not there for whoever signs in next in the gallery', {
  tag: '@stored',
}, async ({ page, green, imageService }) => {
  const other = await signUp(page);
  const account = await signUp(page);
  await openAccountHome(page, account);
  await answerSaves(page, () => ({ json: { userStatus: { email: account.email, credits: 400 } } }));
  await green.run('a fox');
  await expect.poll(() => storedEntry(page, KEPT_STRIPS_KEYS.green)).not.toBeNull();
  expect(imageService.requests).toHaveLength(2);
  // The sign-in runs out while nobody looks.
  await page.context().clearCookies();
  await page.goto('/history');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  const dialog = authDialog(page, 'Sign In');
  await dialog.fill(other);
  await dialog.submit.click();
  await expect(page.getByText('Your Private Gallery is Empty')).toBeVisible();
  await expect.poll(() => storedEntry(page, KEPT_STRIPS_KEYS.green)).toBeNull();
  await openAccountHome(page, other);
  await expect(green.placeholders).toHaveCount(2);
});

test('MODAL-10: the dialog closes when somebody signs in in another tab', async ({ page }) => {
  const account = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/');
  const { dialog } = await openAuthDialog(page, 'Sign In');
  const tab = await page.context().newPage();
  await signIn(tab, account);
  await expect(accountBar(page, 'green').email).toHaveText(account.email);
  await expect(dialog).toBeHidden();
});

test('PLAN-01: the plan history closes with its account', async ({ page }) => {
  await openAccountHome(page, await signUp(page));
  await accountBar(page, 'green').button('Plan History').click();
  const dialog = page.getByRole('dialog', { name: 'Plan Activation History' });
  await expect(dialog.getByText('You have not activated any plans yet.')).toBeVisible();
  await signOutElsewhere(page);
  await expect(accountBar(page, 'green').button('Sign In')).toBeVisible();
  await expect(dialog).toBeHidden();
});

import type { Page, Request } from '@playwright/test';
import {
  type AccountCredentials,
  type AuthDialogScreen,
  type AuthViewName,
  accountBar,
  authDialog,
  expect,
  newCredentials,
  openAccountHome,
  openAuthDialog,
  signUp,
  test,
} from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHome } from '../support/generator-test.ts';
import { createGate } from '../support/image-service.ts';

const ADDRESSES: Readonly<Record<AuthViewName, string>> = {
  'Sign In': '/api/auth/sign-in/email',
  'Sign Up': '/api/auth/sign-up/email',
};

/** An account that exists, in a browser that is not signed in. */
async function existingAccount(page: Page): Promise<AccountCredentials> {
  const account = await signUp(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  return account;
}

function countPosts(page: Page, path: string): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) posts.push(request);
  });
  return posts;
}

test('MODAL-10, ROLE-03, GREEN-02: signing up closes the dialog and the bars show the account', {
  tag: '@stored',
}, async ({ page }) => {
  const credentials = newCredentials();
  await openHome(page);
  const form = await openAuthDialog(page, 'Sign Up');
  await form.fill(credentials);
  await form.submit.click();
  await expect(form.dialog).toHaveCount(0);
  await expect(page.getByText(credentials.email, { exact: true })).toHaveCount(2);
  const bar = accountBar(page, 'green');
  await expect(bar.plan('Free Trial')).toBeVisible();
  await expect(bar.credits('500')).toBeVisible();
  await expect(bar.button('Sign Out')).toBeVisible();
  await expect(bar.button('Sign Up')).toHaveCount(0);
});

test('MODAL-10, MODAL-11, MODAL-15, MODAL-16, MODAL-19, GREEN-04: an account signs in, stays, and signs out', {
  tag: '@stored',
}, async ({ page }) => {
  const account = await existingAccount(page);
  const bar = accountBar(page, 'green');
  await openHome(page);
  await test.step("a wrong password shows the provider's message and the dialog stays", async () => {
    const form = await openAuthDialog(page, 'Sign In');
    await form.fill({ ...account, password: 'wrong horse battery' });
    await form.submit.click();
    await expect(form.failure).toHaveText('Invalid email or password');
    await expectAccessible(page);
    await expect(form.dialog).toBeVisible();
    await expect(form.email).toHaveValue(account.email);
    await form.password.fill(account.password);
    await form.submit.click();
    await expect(form.dialog).toHaveCount(0);
    await expect(bar.email).toHaveText(account.email);
  });
  await test.step('after signing in and out the focus stays in the account bar', async () => {
    await expect(bar.email).toBeFocused();
    await bar.button('Sign Out').click();
    await expect(page.getByText('Account: Guest').first()).toBeFocused();
  });
  await test.step('signing in closes the dialog, and a reload keeps the account', async () => {
    const form = await openAuthDialog(page, 'Sign In', 'yellow');
    await form.fill(account);
    await form.password.press('Enter');
    await expect(form.dialog).toHaveCount(0);
    await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
    await page.reload();
    await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
  });
  await test.step('signing out without a connection says so and keeps the account', async () => {
    await page.route('**/api/auth/sign-out', (route) => route.abort('connectionreset'));
    await bar.button('Sign Out').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t sign you out.');
    await expect(bar.email).toHaveText(account.email);
    await page.unroute('**/api/auth/sign-out');
    await bar.button('Sign Out').click();
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
  await test.step('signing out brings the guest back, in the history too', async () => {
    await expect(bar.credits('500')).toBeVisible();
    await expect(accountBar(page, 'yellow').credits('200')).toBeVisible();
    for (const name of ['Activate License', 'Plan History', 'Sign Out']) {
      await expect(bar.button(name)).toHaveCount(0);
    }
    await expect(page.getByText(account.email)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    expect((await page.request.get('/api/auth/token')).status()).toBe(401);
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
  });
});

test.describe('what does not depend on the screen', () => {
  /** What is answered while the provider fails: nothing readable, and then nothing at all. */
  async function failWithoutWords(page: Page, form: AuthDialogScreen, view: AuthViewName) {
    const fallback = view === 'Sign In' ? 'Failed to sign in.' : 'Failed to sign up.';
    await test.step(`${view} says '${fallback}' when the provider says nothing`, async () => {
      await form.fill(newCredentials());
      await page.route(`**${ADDRESSES[view]}`, (route) => route.fulfill({ status: 500, body: '<html>' }));
      await form.submit.click();
      await expect(form.failure).toHaveText(fallback);
      await page.unroute(`**${ADDRESSES[view]}`);
      await page.route(`**${ADDRESSES[view]}`, (route) => route.abort('connectionreset'));
      await form.password.press('Enter');
      await expect(form.submit).toBeEnabled();
      await expect(form.failure).toHaveText(fallback);
      await page.unroute(`**${ADDRESSES[view]}`);
    });
  }

  async function pressOften(
    page: Page,
    form: AuthDialogScreen,
    view: AuthViewName,
    account: AccountCredentials,
  ) {
    await test.step(`${view} is sent once, however often it is pressed`, async () => {
      await form.fill(account);
      const posts = countPosts(page, ADDRESSES[view]);
      const gate = createGate();
      await page.route(`**${ADDRESSES[view]}`, async (route) => {
        await gate.passed;
        await route.continue();
      });
      await form.submit.click();
      await expect(form.submit).toHaveAttribute('aria-busy', 'true');
      await form.submit.click({ force: true });
      await form.password.press('Enter');
      gate.open();
      await expect(form.dialog).toHaveCount(0);
      await expect(accountBar(page, 'green').email).toHaveText(account.email);
      expect(posts).toHaveLength(1);
    });
  }

  test('MODAL-10, MODAL-11, MODAL-13: what can go wrong while signing up', async ({ page }) => {
    const existing = await existingAccount(page);
    await openHome(page);
    const form = await openAuthDialog(page, 'Sign Up');
    await test.step('password managers know the fields', async () => {
      await expect(form.email).toHaveAttribute('autocomplete', 'username');
      await expect(form.password).toHaveAttribute('autocomplete', 'new-password');
      await expect(form.confirmation).toHaveAttribute('autocomplete', 'new-password');
      await form.switchView.click();
      const signIn = authDialog(page, 'Sign In');
      await expect(signIn.password).toHaveAttribute('autocomplete', 'current-password');
      await signIn.switchView.click();
    });
    await test.step("an email that exists shows the provider's message", async () => {
      await form.fill(existing);
      await form.submit.click();
      await expect(form.failure).toContainText('already exists');
      await expect(form.dialog).toBeVisible();
    });
    await test.step("a password that is too short shows the provider's message", async () => {
      await form.fill({ ...newCredentials(), password: 'short' });
      await form.submit.click();
      await expect(form.failure).toContainText(/too short/i);
    });
    await failWithoutWords(page, form, 'Sign Up');
    await pressOften(page, form, 'Sign Up', newCredentials());
  });

  test('MODAL-10, MODAL-11, MODAL-13: what can go wrong while signing in, and after it', async ({ page }) => {
    const account = await existingAccount(page);
    await openHome(page);
    const form = await openAuthDialog(page, 'Sign In');
    await failWithoutWords(page, form, 'Sign In');
    await pressOften(page, form, 'Sign In', account);
    await test.step('a sign-in that ended at the provider makes a guest of the next visit', async () => {
      await page.context().clearCookies();
      await page.reload();
      await expect(page.getByText('Account: Guest')).toHaveCount(2);
      await expect(page.getByText(account.email)).toHaveCount(0);
    });
  });

  test('MODAL-15, MODAL-10: other tabs follow a sign-in and a sign-out', async ({ page, context }) => {
    const account = await existingAccount(page);
    const other = await context.newPage();
    await openHome(other);
    await openHome(page);
    await test.step('a tab follows a sign-in that happened while it knew only guests', async () => {
      const form = await openAuthDialog(page, 'Sign In');
      await form.fill(account);
      await form.submit.click();
      await expect(other.getByText(account.email, { exact: true })).toHaveCount(2);
    });
    await test.step('other tabs follow a sign-out and a sign-in', async () => {
      await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
      await openAccountHome(other, account);
      await accountBar(page, 'green').button('Sign Out').click();
      await expect(other.getByText('Account: Guest')).toHaveCount(2);
      const form = await openAuthDialog(other, 'Sign In');
      await form.fill(account);
      await form.submit.click();
      await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
    });
  });
});

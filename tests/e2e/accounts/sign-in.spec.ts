import type { Page, Request } from '@playwright/test';
import {
  type AccountCredentials,
  AUTH_VIEWS,
  type AuthViewName,
  accountBar,
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
const VIEWS = Object.keys(AUTH_VIEWS) as AuthViewName[];

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
  tag: '@phone',
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

test('MODAL-10, MODAL-16: signing in closes the dialog, and a reload keeps the account', async ({ page }) => {
  const account = await existingAccount(page);
  await openHome(page);
  const form = await openAuthDialog(page, 'Sign In', 'yellow');
  await form.fill(account);
  await form.password.press('Enter');
  await expect(form.dialog).toHaveCount(0);
  await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
});

test('MODAL-19: after signing in and out the focus stays in the account bar', async ({ page }) => {
  const account = await existingAccount(page);
  await openHome(page);
  const form = await openAuthDialog(page, 'Sign In');
  await form.fill(account);
  await form.submit.click();
  const bar = accountBar(page, 'green');
  await expect(bar.email).toBeFocused();
  await bar.button('Sign Out').click();
  await expect(page.getByText('Account: Guest').first()).toBeFocused();
});

test('MODAL-15, GREEN-04: signing out brings the guest back, in the history too', async ({
  page,
  account,
}) => {
  const bar = accountBar(page, 'green');
  await bar.button('Sign Out').click();
  await expect(page.getByText('Account: Guest')).toHaveCount(2);
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

test.describe('what does not depend on the screen', () => {
  test("MODAL-11: a wrong password shows the provider's message and the dialog stays", async ({ page }) => {
    const account = await existingAccount(page);
    await openHome(page);
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
    await expect(accountBar(page, 'green').email).toHaveText(account.email);
  });

  test("MODAL-13: an email that exists shows the provider's message", async ({ page }) => {
    const account = await existingAccount(page);
    await openHome(page);
    const form = await openAuthDialog(page, 'Sign Up');
    await form.fill(account);
    await form.submit.click();
    await expect(form.failure).toContainText('already exists');
    await expect(form.dialog).toBeVisible();
  });

  test("MODAL-13: a password that is too short shows the provider's message", async ({ page }) => {
    await openHome(page);
    const form = await openAuthDialog(page, 'Sign Up');
    await form.fill({ ...newCredentials(), password: 'short' });
    await form.submit.click();
    await expect(form.failure).toContainText(/too short/i);
  });

  for (const view of VIEWS) {
    const fallback = view === 'Sign In' ? 'Failed to sign in.' : 'Failed to sign up.';

    test(`MODAL-11, MODAL-13: ${view} says '${fallback}' when the provider says nothing`, async ({
      page,
    }) => {
      await openHome(page);
      const form = await openAuthDialog(page, view);
      await form.fill(newCredentials());
      await page.route(`**${ADDRESSES[view]}`, (route) => route.fulfill({ status: 500, body: '<html>' }));
      await form.submit.click();
      await expect(form.failure).toHaveText(fallback);
      await page.unroute(`**${ADDRESSES[view]}`);
      await page.route(`**${ADDRESSES[view]}`, (route) => route.abort('connectionreset'));
      await form.password.press('Enter');
      await expect(form.submit).toBeEnabled();
      await expect(form.failure).toHaveText(fallback);
    });

    test(`MODAL-10: ${view} is sent once, however often it is pressed`, async ({ page }) => {
      const account = view === 'Sign In' ? await existingAccount(page) : newCredentials();
      await openHome(page);
      const form = await openAuthDialog(page, view);
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

  test('password managers know the fields', async ({ page }) => {
    await openHome(page);
    const form = await openAuthDialog(page, 'Sign Up');
    await expect(form.email).toHaveAttribute('autocomplete', 'username');
    await expect(form.password).toHaveAttribute('autocomplete', 'new-password');
    await expect(form.confirmation).toHaveAttribute('autocomplete', 'new-password');
    await form.switchView.click();
    const signIn = page.getByRole('dialog', { name: 'Welcome Back' });
    await expect(signIn.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  });

  test('MODAL-15: signing out without a connection says so and keeps the account', async ({
    page,
    account,
  }) => {
    await page.route('**/api/auth/sign-out', (route) => route.abort('connectionreset'));
    const bar = accountBar(page, 'green');
    await bar.button('Sign Out').click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t sign you out.');
    await expect(bar.email).toHaveText(account.email);
    await page.unroute('**/api/auth/sign-out');
    await bar.button('Sign Out').click();
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('MODAL-15, MODAL-10: other tabs follow a sign-out and a sign-in', async ({
    page,
    context,
    account,
  }) => {
    const other = await context.newPage();
    await openAccountHome(other, account);
    await accountBar(page, 'green').button('Sign Out').click();
    await expect(other.getByText('Account: Guest')).toHaveCount(2);
    const form = await openAuthDialog(other, 'Sign In');
    await form.fill(account);
    await form.submit.click();
    await expect(page.getByText(account.email, { exact: true })).toHaveCount(2);
  });

  test('a tab follows a sign-in that happened while it knew only guests', async ({ page, context }) => {
    const account = await existingAccount(page);
    const guest = await context.newPage();
    await openHome(guest);
    await openHome(page);
    const form = await openAuthDialog(page, 'Sign In');
    await form.fill(account);
    await form.submit.click();
    await expect(guest.getByText(account.email, { exact: true })).toHaveCount(2);
  });

  test('a sign-in that ended at the provider makes a guest of the next visit', async ({ page, account }) => {
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    await expect(page.getByText(account.email)).toHaveCount(0);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { freePort } from '../../../machine/free-port.ts';
import { startOidcProvider, type TestOidcProvider } from '../../support/identity/oidc-provider.ts';
import {
  type AuthDialogScreen,
  type AuthViewName,
  accountBar,
  expect,
  newCredentials,
  openAuthDialog,
  test,
} from '../support/account-test.ts';
import { type OwnSite, startOwnSite } from './own-site.ts';

test.describe('with a provider', () => {
  test.describe.configure({ mode: 'serial' });

  let provider: TestOidcProvider;
  let site: OwnSite;

  test.beforeAll(async () => {
    const port = await freePort();
    provider = await startOidcProvider({ sites: [`http://localhost:${port}`] });
    site = await startOwnSite(port, {
      AUTH_OIDC_ISSUER: provider.issuer,
      AUTH_OIDC_CLIENT_ID: provider.clientId,
      AUTH_OIDC_CLIENT_SECRET: provider.clientSecret,
      AUTH_OIDC_NAME: 'Google',
      AUTH_ATTEMPTS_PER_MINUTE: '10000',
    });
  });

  test.afterAll(async () => {
    await site?.stop();
    await provider?.close();
  });

  async function openForm(page: Page, view: AuthViewName): Promise<AuthDialogScreen> {
    await page.goto(site.origin);
    return openAuthDialog(page, view);
  }

  function someoneNew() {
    const sub = randomUUID();
    return { sub, email: `visitor-${sub}@example.com`, emailVerified: true };
  }

  test('MODAL-17, MODAL-10: signs up and, later, in, in a window that closes itself', async ({
    page,
    context,
  }) => {
    const account = someoneNew();
    provider.script({ kind: 'accept', account });
    const signUpForm = await openForm(page, 'Sign Up');
    // MODAL-04: the provider's button stands first.
    await expect(signUpForm.google).toBeFocused();
    await signUpForm.google.click();
    await expect(signUpForm.dialog).toHaveCount(0);
    const bar = accountBar(page, 'green');
    await expect(bar.email).toHaveText(account.email);
    await expect(bar.credits('500')).toBeVisible();
    await expect.poll(() => context.pages().length).toBe(1);
    await bar.button('Sign Out').click();
    const signInForm = await openAuthDialog(page, 'Sign In');
    await signInForm.google.click();
    await expect(signInForm.dialog).toHaveCount(0);
    await expect(bar.email).toHaveText(account.email);
    await page.reload();
    await expect(bar.email).toHaveText(account.email);
  });

  for (const [view, failure] of [
    ['Sign In', 'Failed to sign in with Google.'],
    ['Sign Up', 'Failed to sign up with Google.'],
  ] as const) {
    test(`O-41, MODAL-12: ${view} with a window that was closed says '${failure}'`, async ({ page }) => {
      provider.script({ kind: 'wait' });
      const form = await openForm(page, view);
      const popupOpened = page.waitForEvent('popup');
      await form.google.click();
      const popup = await popupOpened;
      await popup.waitForURL(`${provider.issuer}/**`);
      await expect(form.google).toHaveAttribute('aria-busy', 'true');
      await popup.close();
      await expect(form.failure).toHaveText(failure);
      await expect(form.dialog).toBeVisible();
      provider.script({ kind: 'accept', account: someoneNew() });
      await form.google.click();
      await expect(form.dialog).toHaveCount(0);
    });
  }

  for (const kind of ['refuse', 'break'] as const) {
    test(`MODAL-12: when the provider should ${kind}, the dialog says so and stays`, async ({
      page,
      context,
    }) => {
      provider.script({ kind });
      const form = await openForm(page, 'Sign In');
      await form.google.click();
      await expect(form.failure).toHaveText(/^(Failed to sign in with Google\.|Google cannot be reached)/);
      await expect(form.google).not.toHaveAttribute('aria-busy', 'true');
      await expect.poll(() => context.pages().length).toBe(1);
      await expect(form.dialog).toBeVisible();
    });
  }

  test('MODAL-10: the form works while the window of the provider is open', async ({ page }) => {
    provider.script({ kind: 'wait' });
    const form = await openForm(page, 'Sign Up');
    const popupOpened = page.waitForEvent('popup');
    await form.google.click();
    await popupOpened;
    const credentials = newCredentials();
    await form.fill(credentials);
    await form.submit.click();
    await expect(form.dialog).toHaveCount(0);
    await expect(accountBar(page, 'green').email).toHaveText(credentials.email);
  });

  test('MODAL-12: an email that has a password is not taken over', async ({ page }) => {
    const credentials = newCredentials();
    await page.goto(site.origin);
    const form = await openAuthDialog(page, 'Sign Up');
    await form.fill(credentials);
    await form.submit.click();
    const bar = accountBar(page, 'green');
    await expect(bar.email).toHaveText(credentials.email);
    await bar.button('Sign Out').click();
    provider.script({
      kind: 'accept',
      account: { sub: randomUUID(), email: credentials.email, emailVerified: true },
    });
    const again = await openAuthDialog(page, 'Sign In');
    await again.google.click();
    await expect(again.failure).toHaveText(
      'There’s already an account with this email. Please sign in with your password.',
    );
    await expect(again.dialog).toBeVisible();
  });

  test('MODAL-12: a blocked window is explained', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const form = await openForm(page, 'Sign In');
    await form.google.click();
    await expect(form.failure).toHaveText(/Your browser blocked the sign-in window/);
  });

  test('a message of another site signs nobody in', async ({ page }) => {
    provider.script({ kind: 'wait' });
    const form = await openForm(page, 'Sign In');
    const popupOpened = page.waitForEvent('popup');
    await form.google.click();
    const popup = await popupOpened;
    await popup.waitForURL(`${provider.issuer}/**`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await popup.evaluate(() => window.opener.postMessage({ type: 'federated-sign-in', ok: true }, '*'));
    await page.evaluate(() => window.postMessage({ type: 'federated-sign-in', ok: true }, '*'));
    await popup.close();
    await expect(form.failure).toHaveText('Failed to sign in with Google.');
    expect(asked.filter((url) => url.includes('/api/auth/token'))).toEqual([]);
  });

  test('MODAL-17: a provider that keeps its window to itself signs in all the same', async ({ page }) => {
    const account = someoneNew();
    provider.script({ kind: 'accept', account });
    provider.isolateWindows();
    const form = await openForm(page, 'Sign In');
    await form.google.click();
    await expect(accountBar(page, 'green').email).toHaveText(account.email);
    await expect(form.dialog).toHaveCount(0);
  });
});

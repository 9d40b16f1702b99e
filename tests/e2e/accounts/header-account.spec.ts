import type { Page } from '@playwright/test';
import { authDialog, expect, newCredentials, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';

const header = (page: Page) => page.getByRole('banner');
const signInLink = (page: Page) => header(page).getByRole('link', { name: 'Sign In' }).first();
const accountMenu = (page: Page) => header(page).getByRole('button', { name: /^Account: / });

/** Parts of the header that moved while the page came. */
function movedInHeader(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
          for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest('header')) moved.push(element.outerHTML.slice(0, 200));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 500);
      }),
  );
}

test('a guest signs in from any page, by the header, and out again', { tag: '@phone' }, async ({ page }) => {
  const account = await signUp(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await expect(accountMenu(page)).toHaveCount(0);
  expect(asked.filter((path) => /\/api\/|auth-dialog|account-(menu|status|session)/.test(path))).toEqual([]);

  await test.step('the dialog opens over the page and gives the focus back', async () => {
    await signInLink(page).click();
    const { dialog } = authDialog(page, 'Sign In');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(signInLink(page)).toBeFocused();
  });

  await test.step('signed in, the header shows the account', async () => {
    await signInLink(page).click();
    const form = authDialog(page, 'Sign In');
    await form.fill(account);
    await form.submit.click();
    await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(account.email));
    await expect(signInLink(page)).toBeHidden();
    await expect(accountMenu(page)).toBeFocused();
    await expect(page).toHaveURL('/faq');
  });

  await test.step('its menu leads to the account and the pictures', async () => {
    await accountMenu(page).click();
    const menu = header(page).getByRole('navigation', { name: 'Account' });
    await expect(menu).toContainText('Free Trial · 500 credits');
    await expectAccessible(page);
    await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await menu.getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/history');
    await expect(menu).toBeHidden();
  });

  await test.step('signing out makes a guest of the visitor, here and on the page', async () => {
    await accountMenu(page).click();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(signInLink(page)).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Please Sign In' })).toBeVisible();
    expect((await page.request.get('/api/auth/token')).status()).toBe(401);
  });
});

test('who is signed in never sees the offer to sign in, and nothing moves', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.waitForSelector('header a');
  await expect(signInLink(page)).toBeHidden();
  await expect(accountMenu(page)).toBeVisible();
  await expect(signInLink(page)).toBeHidden();
  expect(await movedInHeader(page)).toEqual([]);
});

test('a sign-in that ended is found out, and the header offers another', async ({ page }) => {
  await signUp(page);
  await page.context().clearCookies();
  await page.goto('/faq');
  await expect(signInLink(page)).toBeVisible();
  await expect(accountMenu(page)).toHaveCount(0);
});

test('a tool that signs somebody in tells the header', async ({ page }) => {
  const credentials = newCredentials();
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Green tool' })
    .getByRole('button', { name: 'Sign Up', exact: true })
    .click();
  const form = authDialog(page, 'Sign Up');
  await form.fill(credentials);
  await form.submit.click();
  await expect(accountMenu(page)).toHaveAccessibleName(new RegExp(credentials.email));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header still leads to the account and the gallery', async ({ page }) => {
    await page.goto('/faq');
    await expect(signInLink(page)).toHaveAttribute('href', '/account');
    await expect(header(page).getByRole('link', { name: 'Gallery' }).first()).toHaveAttribute(
      'href',
      '/history',
    );
  });
});

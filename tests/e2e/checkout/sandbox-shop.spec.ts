import type { Page } from '@playwright/test';
import { accountBar, test as accountTest, identityToken } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/generator-test.ts';

const KEY = /^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/;

function checkout(page: Page) {
  return {
    email: page.getByRole('textbox', { name: 'Purchase Email' }),
    buy: page.getByRole('button', { name: 'Complete test purchase' }),
    receipt: page.getByRole('heading', { name: /^Your .+ license$/ }),
    licenseKey: page.getByRole('status', { name: 'License Key' }),
    activate: page.getByRole('link', { name: 'Activate it now' }),
    failure: page.getByRole('alert'),
  };
}

async function openCheckout(page: Page, address: string) {
  await page.goto(address);
  const screen = checkout(page);
  await expect(screen.buy).toBeVisible();
  return screen;
}

test('BIZ-12: every paid plan of the pricing leads to its own checkout', async ({ page }) => {
  await page.goto('/');
  for (const plan of ['Booster', 'Premium', 'Professional', 'Unlimited']) {
    const link = page.getByRole('link', { name: `Get ${plan}`, exact: true });
    await expect(link).toHaveAttribute('href', `/checkout/${plan.toLowerCase()}`);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Get Premium', exact: true }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Get Premium' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('says that it is a test and that nothing is charged', async ({ page }) => {
  await openCheckout(page, '/checkout/unlimited');
  await expect(page.getByText('Test mode', { exact: true })).toBeVisible();
  await expect(page.getByText('Sandbox checkout: you won’t be charged')).toBeVisible();
  await expect(page.getByText('Yellow tool active for 30 days')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['$200', '$0']);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('knows the email that the address names', async ({ page }) => {
  const { email } = await openCheckout(page, '/checkout/booster?email=ada%2Btest@example.com');
  await expect(email).toHaveValue('ada+test@example.com');
});

test('asks for an email address, can be tried again after a failure, and shows the key once', {
  tag: '@stored',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email, buy, receipt, licenseKey, failure } = await openCheckout(page, '/checkout/booster');
  await test.step('asks for a full email address before it sells', async () => {
    await buy.click();
    await expect(page.getByText('Please enter your email address.')).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('ada@example');
    await buy.click();
    await expect(page.getByText('Please enter a full email address, like name@example.com.')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  });
  await test.step('a shop that fails says so, and the purchase can be tried again', async () => {
    await page.route('**/api/checkout/sandbox', (route) => route.abort(), { times: 1 });
    await email.fill('  ada@example.com ');
    await buy.click();
    await expect(failure).toContainText('couldn’t reach');
    await page.route(
      '**/api/checkout/sandbox',
      (route) =>
        route.fulfill({ status: 429, json: { message: 'Please try again in 5 minutes.', code: 'x' } }),
      { times: 1 },
    );
    await buy.click();
    await expect(failure).toContainText('Please try again in 5 minutes.');
    await email.press('Enter');
    await expect(receipt).toHaveText('Your Booster license');
    await expect(failure).toHaveCount(0);
  });
  await test.step('shows the key once and copies exactly it', async () => {
    await expect(receipt).toBeFocused();
    await expect(licenseKey).toHaveText(KEY);
    await expect(page.getByText('Bought by ada@example.com.')).toBeVisible();
    await expect(buy).toHaveCount(0);
    await page.getByRole('button', { name: 'Copy license key' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await licenseKey.textContent());
  });
});

test('plans that are not sold have no checkout', async ({ page }) => {
  for (const address of ['/checkout/free-trial', '/checkout/gold', '/checkout/BOOSTER']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
  }
});

for (const plan of ['booster', 'unlimited']) {
  test(`the checkout of ${plan} is accessible before and after the purchase`, async ({ page }) => {
    const { email, buy, receipt } = await openCheckout(page, `/checkout/${plan}`);
    await buy.click();
    await expectAccessible(page);
    await email.fill('ada@example.com');
    await buy.click();
    await expect(receipt).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

accountTest(
  'ACT-07: a bought key activates the plan on the account',
  { tag: '@stored' },
  async ({ page, account }) => {
    const screen = await openCheckout(page, `/checkout/booster?email=${encodeURIComponent(account.email)}`);
    await screen.buy.click();
    await expect(screen.licenseKey).toHaveText(KEY);
    const key = (await screen.licenseKey.textContent()) ?? '';
    await screen.activate.click();
    const dialog = page.getByRole('dialog', { name: 'Activate Your Plan' });
    const bar = accountBar(page, 'green');
    // Behind it lie a page change, the account's status and the dialog's code, one after the other.
    await expect(dialog).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByRole('textbox', { name: 'Purchase Email' })).toHaveValue(account.email);
    await expect(dialog.getByRole('textbox', { name: 'License Key' })).toHaveValue(key);
    await expect(page).toHaveURL('/#generator-suite');
    await dialog.getByRole('button', { name: /^Activate/ }).click();
    await expect(page.getByRole('dialog', { name: 'Activation Successful' })).toContainText('5,000');
    await expect(bar.plan('Booster')).toBeVisible();
    const headers = { Authorization: `Bearer ${await identityToken(page)}` };
    const status = await page.request.get('/api/user/status', { headers });
    expect(await status.json()).toMatchObject({ plan: 'Booster', credits: 5500, licenses: [{ key }] });
  },
);

import type { License } from '../../../src/features/user-status/user-status.types.ts';
import { changeStatus } from '../support/account-api.ts';
import { accountBar, expect, openAccountHome, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { license, openPlanHistory } from './license-screens.ts';

/** Entries of the list, as a reader meets them. */
const entriesOf = (dialog: import('@playwright/test').Locator) => dialog.getByRole('listitem');

async function openWith(page: import('@playwright/test').Page, licenses: readonly License[] | undefined) {
  const account = await signUp(page);
  await changeStatus(page, { licenses });
  await openAccountHome(page, account);
  return openPlanHistory(page);
}

test('PLAN-01, PLAN-04, PLAN-11: an account without plans is told so', async ({ page, account: _ }) => {
  const dialog = await openPlanHistory(page);
  await expect(dialog.getByText('You have not activated any plans yet.')).toBeVisible();
  await expect(dialog.getByText('Your credits never expire.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(accountBar(page, 'green').button('Plan History')).toBeFocused();
});

test('PLAN-04: a status without licenses reads like one without plans', async ({ page }) => {
  const dialog = await openWith(page, undefined);
  await expect(dialog.getByText('You have not activated any plans yet.')).toBeVisible();
});

test('PLAN-02, PLAN-06, PLAN-07, PLAN-10: newest first, with refunds, with everything but the whole key', async ({
  page,
}) => {
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  const dialog = await openWith(page, [
    license({ planName: 'Premium', creditsAdded: 15_000, activationDate: '2026-03-01T12:00:00Z' }),
    license({ planName: 'Unlimited', creditsAdded: 0, activationDate: inDays(-2), expiresAt: inDays(28) }),
    license({ key: 'SHORT-KEY-1', planName: 'Unlimited', creditsAdded: 0, expiresAt: inDays(-1) }),
    license({
      activationDate: '2025-11-01T12:00:00Z',
      refund: { date: '2025-11-09T12:00:00Z', creditsTaken: 4200 },
    }),
  ]);
  const entries = entriesOf(dialog);
  await expect(entries.getByRole('heading', { level: 3 })).toHaveText([
    /^Unlimited$/,
    /^Premium$/,
    /^Unlimited/,
    /^Booster/,
  ]);
  await expect(entries.nth(1)).toContainText('15,000');
  await expect(entries.nth(1)).toContainText('Mar 1, 2026');
  await expect(entries.nth(1)).toContainText('Never');
  await expect(entries.nth(1)).toContainText('ABCDEFGHIJ…QRST');
  await expect(entries.nth(2)).toContainText('****');
  await expect(entries.getByText('Expired', { exact: true }).first()).toBeVisible();
  await expect(entries.nth(2)).toContainText('Expired');
  await expect(entries.nth(0)).not.toContainText('Expired');
  await expect(entries.nth(1)).not.toContainText('Expired');
  await expect(entries.nth(3)).toContainText('Refunded, 4,200 credits taken back.');
  await expect(entries.nth(3)).toContainText('Nov 9, 2025');
  await expect(entries.nth(3)).not.toContainText('Expire');
  const markup = await page.content();
  expect(markup).not.toContain('ABCDEFGHIJKLMNOPQRST');
  expect(markup).not.toContain('SHORT-KEY-1');
  await expectAccessible(page);
});

test('PLAN-03: a long list scrolls inside half of the window, by keyboard too', { tag: '@phone' }, async ({
  page,
}) => {
  const many = Array.from({ length: 20 }, (_, number) =>
    license({ activationDate: new Date(Date.UTC(2026, 0, number + 1, 12)).toISOString() }),
  );
  const dialog = await openWith(page, many);
  const list = dialog.getByRole('region', { name: 'Activated plans' });
  await expect(entriesOf(dialog)).toHaveCount(20);
  const { height } = page.viewportSize() ?? { height: 0 };
  const box = await list.boundingBox();
  expect(box?.height).toBeGreaterThan(100);
  expect(box?.height).toBeLessThanOrEqual(height / 2 + 0.5);
  await list.focus();
  await page.keyboard.press('End');
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(200);
  await expect(dialog.getByRole('link', { name: 'Purchase More Credits' })).toBeInViewport();
  await expectAccessible(page);
});

test('PLAN-05: more credits are bought where the plans are', async ({ page, account: _ }) => {
  const dialog = await openPlanHistory(page);
  await dialog.getByRole('link', { name: 'Purchase More Credits' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/#pricing$/);
  const pricing = page.locator('#pricing');
  await expect(pricing).toBeInViewport();
  await expect.poll(async () => Math.round((await pricing.boundingBox())?.y ?? -1)).toBeLessThan(200);

  await page.evaluate(() => window.scrollTo(0, 0));
  await openPlanHistory(page);
  await dialog.getByRole('link', { name: 'Purchase More Credits' }).click();
  await expect(pricing).toBeInViewport();
  await expect(dialog).toBeHidden();
});

test.describe('in a German browser far away', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' });

  test('PLAN-09: dates are in US English', async ({ page }) => {
    const dialog = await openWith(page, [
      license({ activationDate: '2026-01-04T20:00:00Z', expiresAt: '2026-12-24T12:00:00Z' }),
    ]);
    await expect(entriesOf(dialog)).toContainText('Jan 5, 2026');
    await expect(entriesOf(dialog)).toContainText('Dec 24, 2026');
  });
});

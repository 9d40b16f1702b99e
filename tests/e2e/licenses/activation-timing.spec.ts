import type { Page } from '@playwright/test';
import { accountBar, expect, openAccountHome, signUp, test } from '../support/account-test.ts';
import { createGate, type Gate } from '../support/image-service.ts';
import { activationScreen, license, openActivation, statusWith } from './license-screens.ts';

const FIELDS = { email: 'ada@example.com', key: 'ENTERED-KEY-0001' };

/** Signed in, with a clock that a test moves. */
async function openWithClock(page: Page): Promise<string> {
  const account = await signUp(page);
  await page.clock.install();
  await openAccountHome(page, account);
  return account.email;
}

async function answerAfter(page: Page, email: string, gate?: Gate): Promise<void> {
  await page.route('**/api/license/activate', async (route) => {
    await gate?.passed;
    await route.fulfill({ json: statusWith(email, [license({ key: FIELDS.key })]) });
  });
}

/** Time stands still from here until the test moves it. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

/** The dialog is open; one on its way out no longer counts. */
const openDialogs = (page: Page) => page.locator('[role="dialog"][data-open]');

test('ACT-08, BIZ-15: the dialog closes itself 2.5 seconds after success', async ({ page }) => {
  const email = await openWithClock(page);
  await answerAfter(page, email);
  const { submit, title, fill } = await openActivation(page);
  await fill(FIELDS);
  await stopTime(page);
  await submit.click();
  await expect(title('Activation Successful')).toBeVisible();
  await page.clock.runFor(2400);
  await expect(openDialogs(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(openDialogs(page)).toHaveCount(0);
});

test('ACT-09: the fields are emptied 300 ms after closing', async ({ page }) => {
  await openWithClock(page);
  const { dialog, email, key, fill } = await openActivation(page);
  await fill(FIELDS);
  await stopTime(page);
  await dialog.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  await openActivation(page);
  await expect(email).toHaveValue('');
  await expect(key).toHaveValue('');
});

test('T-25: reopened at once, the form is empty and keeps what is typed then', async ({ page }) => {
  await openWithClock(page);
  const { dialog, email, key, fill } = await openActivation(page);
  await fill(FIELDS);
  await stopTime(page);
  await dialog.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
  await accountBar(page, 'green').button('Activate License').dispatchEvent('click');
  await expect(openDialogs(page)).toHaveCount(1);
  await expect(email).toHaveValue('');
  await key.fill('NEW');
  await page.clock.runFor(5000);
  await expect(key).toHaveValue('NEW');
  await expect(openDialogs(page)).toHaveCount(1);
});

test('ACT-10: closing resets the form, whatever it shows', async ({ page, account }) => {
  const screen = activationScreen(page);
  const { submit, title, failure, email, key, fill, close } = screen;
  const expectIdle = async () => {
    await openActivation(page);
    await expect(email).toHaveValue('');
    await expect(key).toHaveValue('');
    await expect(submit).toBeDisabled();
    await expect(failure).toBeHidden();
  };
  await openActivation(page);
  await fill(FIELDS);
  await close();
  await expectIdle();

  await page.route('**/api/license/activate', () => {});
  await fill(FIELDS);
  await submit.click();
  await expect(submit).toHaveText('Activating…');
  await close();
  await expectIdle();

  await page.unroute('**/api/license/activate');
  await page.route('**/api/license/activate', (route) =>
    route.fulfill({ status: 400, json: { message: 'No.' } }),
  );
  await fill(FIELDS);
  await submit.click();
  await expect(failure).toBeVisible();
  await close();
  await expectIdle();

  await page.unroute('**/api/license/activate');
  await answerAfter(page, account.email);
  await fill(FIELDS);
  await submit.click();
  await expect(title('Activation Successful')).toBeVisible();
  await close();
  await expectIdle();
});

test('T-24: an answer after closing stays off the screen, but the account has its credits', async ({
  page,
}) => {
  const email = await openWithClock(page);
  const gate = createGate();
  await answerAfter(page, email, gate);
  const { dialog, submit, title, key, fill, close } = await openActivation(page);
  await fill(FIELDS);
  await submit.click();
  await expect(submit).toHaveText('Activating…');
  await close();
  await openActivation(page);
  await key.fill('ANOTHER');
  gate.open();
  await expect(page.getByText('Credits: 5,500').first()).toBeAttached();
  await expect(title('Activate Your Plan')).toBeVisible();
  await expect(key).toHaveValue('ANOTHER');
  // Nor does a forgotten timer close the dialog that was opened since.
  await page.clock.runFor(5000);
  await expect(dialog).toBeVisible();
  await expect(key).toHaveValue('ANOTHER');
});

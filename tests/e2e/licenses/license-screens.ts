import type { Locator, Page } from '@playwright/test';
import type { License, UserStatus } from '../../../src/features/user-status/user-status.types.ts';
import { accountBar, expect } from '../support/account-test.ts';

interface ActivationScreen {
  /** Whatever the dialog is called in its state. */
  dialog: Locator;
  email: Locator;
  key: Locator;
  /** Reads 'Activating…' while it waits. */
  submit: Locator;
  failure: Locator;
  title(text: string): Locator;
  fill(fields: { email: string; key: string }): Promise<void>;
  close(): Promise<void>;
}

export function activationScreen(page: Page): ActivationScreen {
  const dialog = page.getByRole('dialog');
  const email = dialog.getByLabel('Purchase Email');
  const key = dialog.getByLabel('License Key');
  return {
    dialog,
    email,
    key,
    submit: dialog.getByRole('button', { name: /^Activat/ }),
    failure: dialog.getByRole('alert'),
    title: (text) => dialog.getByRole('heading', { level: 2, name: text, exact: true }),
    async fill(fields) {
      await email.fill(fields.email);
      await key.fill(fields.key);
    },
    async close() {
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

export async function openActivation(page: Page): Promise<ActivationScreen> {
  await accountBar(page, 'green').button('Activate License').click();
  const screen = activationScreen(page);
  await expect(screen.title('Activate Your Plan')).toBeVisible();
  return screen;
}

export async function openPlanHistory(page: Page): Promise<Locator> {
  await accountBar(page, 'green').button('Plan History').click();
  const dialog = page.getByRole('dialog', { name: 'Plan Activation History' });
  await expect(dialog).toBeVisible();
  return dialog;
}

export function license(changes: Partial<License> = {}): License {
  return {
    key: 'ABCDEFGHIJKLMNOPQRST',
    planName: 'Booster',
    creditsAdded: 5000,
    activationDate: '2026-01-05T12:00:00.000Z',
    expiresAt: null,
    ...changes,
  };
}

export function statusWith(email: string, licenses: readonly License[]): UserStatus {
  return {
    name: 'Ada',
    email,
    plan: 'Booster',
    credits: 5500,
    yellowToolDailyCredits: 0,
    yellowToolPlanExpiresAt: null,
    isGuest: false,
    licenses,
  };
}

/** Buys a license in the sandbox shop. */
export async function buyLicense(page: Page, email: string, plan: string): Promise<string> {
  const order = await page.request.post('/api/checkout/sandbox', { data: { plan, email } });
  expect(order.status()).toBe(200);
  const { licenseKey } = await order.json();
  return licenseKey;
}

import type { Page, Request, Route } from '@playwright/test';
import { ACTIVATION_CLOSE_MS } from '../../../src/features/user-status/activation.rules.ts';
import { accountBar, expect, openAccountHome, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { buyLicense, license, openActivation, openPlanHistory, statusWith } from './license-screens.ts';

const FIELDS = { email: 'ada@example.com', key: 'ENTERED-KEY-0001' };

/** Every activation that the page asks for. */
function watchActivations(page: Page): Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/license/activate')) seen.push(request);
  });
  return seen;
}

/** Answers activations in place of the server. */
async function answerActivation(page: Page, answer: Parameters<Route['fulfill']>[0]): Promise<void> {
  await page.route('**/api/license/activate', (route) => route.fulfill(answer));
}

/** Success stays on the screen until it is closed: a look at it may take longer than its 2.5 seconds. */
async function keepGoodNews(page: Page): Promise<void> {
  await page.addInitScript((delay) => {
    const { setTimeout } = window;
    const patient = (work: TimerHandler, time?: number) => (time === delay ? 0 : setTimeout(work, time));
    Object.assign(window, { setTimeout: patient });
  }, ACTIVATION_CLOSE_MS);
}

test('ACT-01, ACT-02, MODAL-19: an empty form, which can be sent when both fields are filled', {
  tag: '@phone',
}, async ({ page, account: _ }) => {
  const { dialog, email, key, submit, title } = await openActivation(page);
  await expect(title('Activate Your Plan')).toBeVisible();
  await expect(dialog).toHaveAccessibleName('Activate Your Plan');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('');
  await expect(key).toHaveValue('');
  await expect(submit).toBeDisabled();
  await email.fill(FIELDS.email);
  await expect(submit).toBeDisabled();
  await key.fill('   ');
  await expect(submit).toBeDisabled();
  await key.press('Enter');
  await key.fill(FIELDS.key);
  await expect(submit).toBeEnabled();
  await email.fill('  ');
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
});

test('MODAL-07: a purchase email that is none goes nowhere', async ({ page, account: _ }) => {
  const requests = watchActivations(page);
  const { dialog, email, key, submit, fill } = await openActivation(page);
  await fill({ ...FIELDS, email: 'abc' });
  await submit.click();
  await expect(dialog.getByText('Please enter a full email address, like name@example.com.')).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await key.press('Enter');
  await email.fill(FIELDS.email);
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  expect(requests).toHaveLength(0);
});

test('ACT-03, ACT-04: one request with exactly the email and the key, however often it is sent', async ({
  page,
  account: _,
}) => {
  const requests = watchActivations(page);
  await page.route('**/api/license/activate', () => {});
  const { dialog, email, key, submit, fill } = await openActivation(page);
  await fill({ email: `  ${FIELDS.email} `, key: ` ${FIELDS.key}  ` });
  await key.press('Enter');
  await expect(submit).toHaveText('Activating…');
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await expect(email).not.toBeEditable();
  await submit.click({ force: true });
  await key.press('Enter');
  await expect(dialog).toBeVisible();
  // The form is busy before its request leaves.
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method()).toBe('POST');
  expect(requests[0]?.postDataJSON()).toEqual(FIELDS);
  expect(requests[0]?.headers().authorization).toMatch(/^Bearer \S+/);
  await expectAccessible(page);
});

test('ACT-05, ACT-06, ACT-07, T-23: success tells what the entered key brought, and the bar follows', async ({
  page,
}) => {
  await keepGoodNews(page);
  const account = await signUp(page);
  await openAccountHome(page, account);
  const licenses = [
    license({ key: 'FIRST-KEY-000001', creditsAdded: 30_000 }),
    license({ key: FIELDS.key, creditsAdded: 5000 }),
    license({ key: 'LAST-KEY-0000001', creditsAdded: 15_000 }),
  ];
  await answerActivation(page, { json: statusWith(account.email, licenses) });
  const { dialog, submit, title, fill } = await openActivation(page);
  await fill({ ...FIELDS, key: `  ${FIELDS.key} ` });
  await submit.click();
  await expect(title('Activation Successful')).toBeVisible();
  await expect(dialog.getByText('5,000 credits added')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  const bar = accountBar(page, 'green');
  await expect(bar.plan('Booster')).toBeVisible();
  await expect(bar.credits('5,500')).toBeVisible();
  await expect(bar.button('Activate License')).toBeFocused();
});

test('ACT-11: failure shows the server’s words, or that it is unknown, and can be tried again', async ({
  page,
  account,
}) => {
  const { dialog, submit, failure, title, key, fill } = await openActivation(page);
  await fill(FIELDS);
  await answerActivation(page, { status: 400, json: { message: 'This key belongs to another shop.' } });
  await submit.click();
  await expect(failure.getByRole('heading', { name: 'Activation Failed' })).toBeVisible();
  await expect(failure).toContainText('This key belongs to another shop.');
  await expect(key).toHaveValue(FIELDS.key);
  await expectAccessible(page);

  await page.unroute('**/api/license/activate');
  await page.route('**/api/license/activate', (route) => route.abort('connectionreset'));
  await submit.click();
  await expect(failure).toContainText('An unknown error occurred.');
  await expect(failure).not.toContainText('fetch');

  await page.unroute('**/api/license/activate');
  await answerActivation(page, { json: statusWith(account.email, [license({ key: FIELDS.key })]) });
  await submit.click();
  await expect(title('Activation Successful')).toBeVisible();
  await expect(dialog).toContainText('5,000 credits added');
});

test('ACT-12: who is signed out meanwhile is told so, without a request', async ({ page, account: _ }) => {
  const requests = watchActivations(page);
  const { submit, failure, fill } = await openActivation(page);
  await fill(FIELDS);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await accountBar(otherTab, 'green').button('Sign Out').click();
  await expect(otherTab.getByText('Account: Guest')).toHaveCount(2);
  await expect(page.getByText('Account: Guest')).toHaveCount(2);
  await submit.click();
  await expect(failure).toContainText('You must be signed in to activate a license.');
  expect(requests).toHaveLength(0);
});

test.describe('with the server’s own shop', () => {
  test('ACT-07, BIZ-06, PLAN-06: a Booster license turns the account into a Booster without a reload', {
    tag: '@stored',
  }, async ({ page, account, green }) => {
    const key = await buyLicense(page, account.email, 'booster');
    const { dialog, submit, title, fill } = await openActivation(page);
    // As typed from paper: in small letters, with spaces in place of dashes.
    await fill({ email: account.email.toUpperCase(), key: ` ${key.toLowerCase().replaceAll('-', ' ')} ` });
    await submit.click();
    await expect(title('Activation Successful')).toBeVisible();
    await expect(dialog.getByText('5,000 credits added')).toBeVisible();
    await expect(dialog).toBeHidden();
    const bar = accountBar(page, 'green');
    await expect(bar.plan('Booster')).toBeVisible();
    await expect(bar.credits('5,500')).toBeVisible();
    await expect(green.section.getByRole('button', { name: 'Generate 2 Images (40 Credits)' })).toBeVisible();
    const history = (await openPlanHistory(page)).getByRole('listitem');
    await expect(history).toHaveCount(1);
    await expect(history).toContainText('Booster');
    await expect(history).toContainText('5,000');
    await expect(history).toContainText(`${key.slice(0, 10)}…${key.slice(-4)}`);
  });

  test('ACT-13: an Unlimited license opens the yellow tool', { tag: '@stored' }, async ({
    page,
    account,
    yellow,
  }) => {
    const hint = yellow.section.getByText(/Purchase the Unlimited plan/);
    await expect(hint).toBeVisible();
    const key = await buyLicense(page, account.email, 'unlimited');
    const { dialog, submit, title, fill } = await openActivation(page);
    await fill({ email: account.email, key });
    await submit.click();
    await expect(title('Activation Successful')).toBeVisible();
    await expect(dialog.getByText('30 days of the yellow tool')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(yellow.credits('1,000')).toBeVisible();
    await expect(hint).toBeHidden();
    await yellow.prompt.fill('a fox');
    await expect(yellow.generate).toBeEnabled();
  });

  test('ACT-11, API-09: a wrong key and a used key are refused in plain words', { tag: '@stored' }, async ({
    page,
    account,
  }) => {
    const key = await buyLicense(page, account.email, 'booster');
    const { dialog, submit, failure, title, fill } = await openActivation(page);
    await fill({ email: 'somebody-else@example.com', key });
    await submit.click();
    await expect(failure).toContainText('don’t match');
    await fill({ email: account.email, key });
    await submit.click();
    await expect(title('Activation Successful')).toBeVisible();
    await expect(dialog).toBeHidden();
    await openActivation(page);
    await fill({ email: account.email, key });
    await submit.click();
    await expect(failure).toContainText('already');
    await dialog.press('Escape');
    await page.reload();
    await openAccountHome(page, account);
    await expect(accountBar(page, 'green').credits('5,500')).toBeVisible();
  });
});

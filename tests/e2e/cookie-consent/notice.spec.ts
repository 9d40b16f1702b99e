import { CONSENT_KEY } from '../../../src/features/cookie-consent/cookie-consent.rules.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { openHome, storedEntry } from '../support/generator-test.ts';
import { noticeScreen } from './notice-screen.ts';

test.use({ cookieNotice: 'unanswered' });

test('COOK-01..06, ENT-27: the notice comes after a second, says its words and stays away once accepted', async ({
  page,
}) => {
  const { notice, accept, policy } = noticeScreen(page);
  await page.clock.install({ time: '2026-05-01T10:00:00Z' });
  await page.clock.pauseAt('2026-05-01T10:00:01Z');
  // What shows the notice is fetched after the page came alive, and sets its timer then.
  const lateParts = page.waitForResponse(/\/late-parts-/);
  await openHome(page);
  await page.evaluate((address) => import(address).then(() => {}), (await lateParts).url());

  await test.step('absent at 900 ms, present at 1,100 ms', async () => {
    await page.clock.runFor(900);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(notice).toBeVisible();
  });

  await test.step('its words', async () => {
    await expect(notice.getByRole('heading')).toHaveText('Our Use of Cookies');
    await expect(notice).toHaveAccessibleDescription(/cookies enhance your browsing.+analyze our traffic/i);
    await expect(notice).toHaveAccessibleDescription(/by clicking “accept” you agree.+privacy policy/i);
    await expect(notice.getByRole('button')).toHaveText(['Accept']);
    await expect(policy).toHaveAttribute('href', '/privacy-policy');
    expect(await storedEntry(page, CONSENT_KEY)).toBeNull();
  });

  await test.step('accepted, it goes for good', async () => {
    await accept.click();
    await expect(notice).toHaveCount(0);
    expect(await storedEntry(page, CONSENT_KEY)).toBe('true');
    await page.reload();
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    await page.clock.runFor(5000);
    await expect(notice).toHaveCount(0);
  });
});

test('T-45: only the word true counts as an answer', async ({ page }) => {
  const { notice } = noticeScreen(page);
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), CONSENT_KEY);
  await page.goto('/about');
  await expect(notice).toBeVisible();
});

test('COOK-07, T-45: a browser that refuses storage logs it and goes on without the notice', async ({
  page,
  consoleLines,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is off.', 'SecurityError');
      },
    });
  });
  await page.clock.install();
  await page.goto('/faq');
  await expect.poll(() => consoleLines).toContainEqual(expect.stringContaining('Storage is off.'));
  await page.clock.runFor(5000);
  await expect(noticeScreen(page).notice).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('COOK-07: an answer that cannot be stored still sends the notice away', async ({
  page,
  consoleLines,
}) => {
  const { notice, accept } = noticeScreen(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    };
  });
  await page.goto('/about');
  await accept.click();
  await expect(notice).toHaveCount(0);
  expect(consoleLines).toContainEqual(expect.stringContaining(CONSENT_KEY));
});

test('COOK-08: an account is asked like a guest, and the answer counts in every tab', async ({
  page,
  context,
}) => {
  const { email } = await signUp(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/faq');
  await page.goto('/');
  await expect(page.getByText(email, { exact: true })).toHaveCount(2);
  await expect(noticeScreen(otherTab).notice).toBeVisible();
  await noticeScreen(page).accept.click();
  await expect(noticeScreen(page).notice).toHaveCount(0);
  await expect(noticeScreen(otherTab).notice).toHaveCount(0);
});

test('the notice stays through a change of page, and leads to the policy without an answer', async ({
  page,
}) => {
  const { notice, policy } = noticeScreen(page);
  await page.goto('/about');
  await policy.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(notice).toBeVisible();
  expect(await storedEntry(page, CONSENT_KEY)).toBeNull();
});

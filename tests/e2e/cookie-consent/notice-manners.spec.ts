import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/base-test.ts';
import { noticeScreen } from './notice-screen.ts';

test.use({ cookieNotice: 'unanswered' });

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

test('the notice is accessible and leaves the page in reach', { tag: '@phone' }, async ({ page }) => {
  const { notice, accept } = noticeScreen(page);
  await page.goto('/about');
  await expect(notice).toBeVisible();
  await expectAccessible(page);

  await test.step('it takes a quarter of the window at most', async () => {
    const { height } = page.viewportSize() ?? { height: 0 };
    expect((await boxOf(notice)).height).toBeLessThan(height / 4);
  });

  await test.step('the end of the page can be scrolled clear of it', async () => {
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(lastLink);
        return (await boxOf(notice)).y - y - height;
      })
      .toBeGreaterThanOrEqual(0);
  });

  await test.step('nothing scrolls sideways at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const { x, width } = await boxOf(notice);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    await expect(accept).toBeInViewport({ ratio: 1 });
  });

  await test.step('accepted, the page ends where it ended before', async () => {
    await accept.click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  });
});

test('a keyboard reaches the notice first, is not held, and never works beneath it', async ({ page }) => {
  const { notice, accept, policy } = noticeScreen(page);
  await page.goto('/about');
  await expect(notice).toBeVisible();

  await test.step('it comes right after the skip link, and the page comes after it', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(policy).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(accept).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  });

  await test.step('what has the focus is above it', async () => {
    const top = (await boxOf(notice)).y;
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.focus();
      await expect
        .poll(async () => {
          const { y, height } = await boxOf(link);
          return y + height;
        })
        .toBeLessThanOrEqual(top);
    }
  });

  await test.step('after the answer the keyboard goes on where it was', async () => {
    const lastLink = page.getByRole('contentinfo').getByRole('link').last();
    await accept.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(lastLink).toBeFocused();
  });
});

test('whoever has the focus at the foot of the window when the notice comes sees it still', async ({
  page,
}) => {
  const { notice } = noticeScreen(page);
  await page.clock.install({ time: '2026-05-01T10:00:00Z' });
  await page.clock.pauseAt('2026-05-01T10:00:01Z');
  await page.goto('/');
  await expect(page.getByText('Account: Guest')).toHaveCount(2);
  const link = page.getByRole('main').getByRole('link').last();
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  // The code that waits for its moment comes when the page is alive.
  await expect(async () => {
    await page.clock.runFor(1100);
    await expect(notice).toBeVisible({ timeout: 1000 });
  }).toPass();
  const { y, height } = await boxOf(link);
  expect(y + height).toBeLessThanOrEqual((await boxOf(notice)).y);
});

test('the notice stays beneath a story, and below the countdown of a reading', async ({ page }) => {
  const shown = page.locator('.bottom-notice');

  await test.step('a story covers it', async () => {
    await page.goto('/web-stories/postcards-from-a-fox');
    await expect(page.getByRole('dialog', { name: 'Story: Postcards from a Fox' })).toBeVisible();
    await expect(shown).toBeAttached();
    const isCovered = await shown.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const inFront = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inFront?.closest('dialog:modal') !== null;
    });
    expect(isCovered).toBe(true);
  });

  await test.step('a countdown stands above it', async () => {
    await page.evaluate(() => {
      localStorage.setItem('dreamseed.earn.target', 'green');
      localStorage.setItem('dreamseed.earn.started-at', String(Date.now()));
      localStorage.setItem('dreamseed.earn.needed-ms', '600000');
    });
    await page.goto('/faq');
    const countdown = page.getByRole('region', { name: 'Reading timer' });
    await expect(noticeScreen(page).notice).toBeVisible();
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(countdown);
        return (await boxOf(shown)).y + 12 - y - height;
      })
      .toBeGreaterThanOrEqual(0);
  });
});

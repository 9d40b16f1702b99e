import type { Page } from '@playwright/test';
import { expect, test } from '../support/base-test.ts';
import { pictureBytes } from '../support/images.ts';

test.use({ isPainted: true });

/** More than this and people see it. Browsers call 0.1 good. */
const MOST_SHIFT = 0.05;

// No other test should wait until the pictures of these pages are drawn.
test.beforeEach(async ({ page }) => {
  const body = await pictureBytes({ type: 'jpeg', width: 64, height: 43 });
  await page.route('**/media/**', (route) => route.fulfill({ body, contentType: 'image/jpeg' }));
});

test('nothing moves while the pages of the blog load', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/blog', '/blog/light-first']) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'load' });
      await afterTwoFrames(page);
      expect(
        await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
      ).toBeLessThan(MOST_SHIFT);
    });
  }
});

test('an opened page is told, and the keyboard goes on from its content', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/blog');
  const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Web Story' }).first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  // The whole page is alive once its list answers to the keyboard.
  await expect(async () => {
    await card.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/blog\/./, { timeout: 5000 });
  }).toPass();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeInViewport();
  await expect(page.locator('[aria-live]', { hasText: title })).toBeAttached();
  await expect(heading).toBeFocused();
  // An article opened by its own address begins with its title too.
  await page.reload();
  await expect(heading).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('ART-01, ART-03, ART-17, BLOG-01: an article and a search can be read', async ({ page }) => {
    await page.goto('/blog/light-first');
    await expect(page.getByRole('heading', { level: 1, name: 'Light First' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Try this' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'About the author' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    await page.goto('/blog');
    await page.getByRole('searchbox').fill('lighthouse');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/blog\?query=lighthouse$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

/** What the page's scripts change when they come alive has been drawn by then. */
async function afterTwoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

import { expect, type Page, test } from '@playwright/test';

/** More than this and people see it. Browsers call 0.1 good. */
const MOST_SHIFT = 0.05;

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

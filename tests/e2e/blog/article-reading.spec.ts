import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/base-test.ts';

const scaleOf = (page: Page) =>
  page.locator('.article-progress').evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);

test('finding one’s way in a long article', { tag: '@phone' }, async ({ page }, { project }) => {
  const isPhone = project.name === 'phone';
  await page.goto('/blog/light-first');
  const contents = page.getByRole('navigation', { name: isPhone ? 'Contents' : 'On this page' });

  await test.step('its parts are listed, folded on a phone', async () => {
    await expect(page.getByRole('region', { name: 'You might also like' })).toBeVisible();
    if (isPhone) await page.getByText('On this page').filter({ visible: true }).click();
    await expect(contents.getByRole('link')).toHaveCount(4);
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
    expect(await scaleOf(page)).toBeCloseTo(0, 1);
  });

  await expectAccessible(page);

  await test.step('a part that is chosen comes to the top, and is marked as the one being read', async () => {
    await contents.getByRole('link', { name: 'Three habits' }).click();
    await expect(page).toHaveURL(/#section-three-habits$/);
    await expect(page.getByRole('heading', { name: 'Three habits' })).toBeInViewport();
    await expect(page.locator('nav a[aria-current]').first()).toHaveText('Three habits');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(0.4);
  });

  await test.step('nothing is wider than the window', async () => {
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});

import type { Page } from '@playwright/test';
import { waitUntilAlive } from '../blog/list-screen.ts';
import { expect, test } from '../support/base-test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('after a change of page the focus stands on its heading, and the title is told', async ({ page }) => {
  await page.goto('/faq');
  await waitUntilAlive(page);

  await test.step('by a link that stays on the page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(heading(page, 'About us')).toBeFocused();
    await expect(page.locator('p[aria-live]', { hasText: await page.title() })).toBeAttached();
  });

  await test.step('on the way back, without losing the place on the page', async () => {
    await page.goBack();
    await expect(heading(page, 'Frequently asked questions')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  await test.step('on a page whose words arrive later', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dreamseed News' }).click();
    await expect(heading(page, 'Guides and ideas')).toBeFocused();
    const card = page.getByRole('main').getByRole('article').getByRole('link').first();
    await card.click();
    await expect(page).toHaveURL(/\/blog\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a link to a part of a page leads to the heading of that part', async () => {
    await page.goto('/about');
    await waitUntilAlive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('#pricing h2')).toBeFocused();
    await expect(page.locator('#pricing')).toBeInViewport();
  });
});

for (const [path, things] of [
  ['/blog', 'Articles'],
  ['/web-stories', 'Stories'],
] as const) {
  test(`after Next on ${path} the focus stands on the list's heading, with the list in view`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitUntilAlive(page);
    await page
      .getByRole('navigation', { name: /^Pages of/ })
      .getByText('Next')
      .click();
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(heading(page, `${things}, page 2`)).toBeFocused();
    await expect(page.getByRole('main').getByRole('article').first()).toBeInViewport();
    await expect(heading(page, `${things}, page 2`)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading(page, things)).toBeFocused();
    // Where Next was pressed.
    await expect(page.getByRole('navigation', { name: /^Pages of/ })).toBeInViewport();
  });
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'no-preference' } });

  for (const start of ['/', '/faq']) {
    test(`Pricing in the menu of ${start} lands on the plans`, async ({ page }) => {
      await page.goto(start);
      await waitUntilAlive(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pricing' }).click();
      await expect(page.locator('#pricing h2')).toBeFocused();
      // Just under the header: neither covered by it nor a menu's height below it.
      const top = () => page.locator('#pricing').evaluate((target) => target.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(130);
      expect(await top()).toBeGreaterThanOrEqual(0);
    });
  }
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/base-test.ts';

/** Opens a page whose scripts are still on their way. */
async function openBeforeScripts(page: Page, path: string): Promise<{ letScriptsCome: () => void }> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForLoadState();
  return { letScriptsCome: scripts.resolve };
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu that is pressed before the page answers opens when it does @phone', async ({ page }) => {
    const { letScriptsCome } = await openBeforeScripts(page, '/blog');
    await page.getByRole('button', { name: 'Open menu' }).click();
    letScriptsCome();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  });
});

test('a search that is sent before the page answers is carried out', async ({ page }) => {
  const { letScriptsCome } = await openBeforeScripts(page, '/blog');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('fox');
  await page.keyboard.press('Enter');
  letScriptsCome();
  await expect(page).toHaveURL(/\/blog\?query=fox/);
});

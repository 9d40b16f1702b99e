import { urls } from '../../src/urls.ts';
import { expect, test } from './support/base-test.ts';

test('the API page fits a screen of 320 pixels', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(urls.apiDocs());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('developers find the API page from the contact page', async ({ page }) => {
  await page.goto(urls.contact());
  await page.getByRole('link', { name: 'API guide' }).click();
  await expect(page).toHaveURL(urls.apiDocs());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

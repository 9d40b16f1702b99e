import { expect, test } from '../support/base-test.ts';

test.use({ javaScriptEnabled: false });

const WITH_SCRIPTS_ONLY = [
  ['/', 'Please turn on JavaScript to make pictures.'],
  ['/history', 'Please turn on JavaScript'],
  ['/account', 'Please turn on JavaScript'],
  ['/story-generator', 'Writing a story needs JavaScript.'],
  ['/reset-password', 'This page needs JavaScript.'],
  ['/checkout/booster', 'Getting a license needs JavaScript.'],
] as const;

test('what needs scripts says so, in the place of what would never arrive', async ({ page }) => {
  for (const [path, words] of WITH_SCRIPTS_ONLY) {
    // Its words are there before its pictures, which are drawn for the first visitor.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    // Searches by text leave `noscript` out.
    const note = main.locator('noscript p').first();
    await expect(note, path).toBeVisible();
    expect(await note.innerText(), path).toContain(words);
    await expect(main.locator('[aria-busy="true"]:visible'), path).toHaveCount(0);
    await expect(main.locator('button[type="submit"]:visible'), path).toHaveCount(0);
  }
});

test('BLOG-06, BLOG-08: Next and the page box lead on', async ({ page }) => {
  await page.goto('/blog?query=light');
  const pages = page.getByRole('navigation', { name: 'Pages of the blog' });
  const first = await page.getByRole('main').getByRole('article').first().textContent();
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?(?=.*query=light)(?=.*page=2)/);
  await expect(page.getByRole('main').getByRole('article').first()).not.toHaveText(first ?? '');
  await pages.getByRole('textbox', { name: 'Page number' }).fill('1');
  await pages.getByRole('button', { name: 'Go' }).click();
  await expect(page).toHaveURL(/\/blog\?query=light&page=1$/);
  await expect(page.getByRole('main').getByRole('article').first()).toHaveText(first ?? '');
});

test('the menu of a small screen leads to the links of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Features' })).toBeInViewport();
});

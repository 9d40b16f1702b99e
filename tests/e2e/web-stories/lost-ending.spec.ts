import { makePost, slugOfPost } from '../../support/blogs/blogger-posts.ts';
import { expect, test } from '../support/blog-site.ts';
import { openStory, viewerScreen } from './viewer-screen.ts';

test('a story whose end cannot be loaded keeps its last slide, and closes', async ({ page }) => {
  const { viewer, close } = viewerScreen(page);
  const asked = page.waitForRequest(/\/assets\/story-ending-/);
  await page.route(/\/assets\/story-ending-/, (route) => route.abort());
  await openStory(page, `/web-stories/${slugOfPost(makePost(4))}`);
  await asked;
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('[data-stroke="full"]').last()).toBeAttached();
  await expect(viewer).toBeVisible();
  await close.click();
  await expect(page).toHaveURL(/\/web-stories$/);
});

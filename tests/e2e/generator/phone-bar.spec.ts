import { expect, openHome, test } from '../support/generator-test.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('the prompt and Generate stay in reach of a thumb', async ({ page, green, imageService }) => {
  await openHome(page);
  await green.prompt.fill('a fox');
  const bar = green.section.locator('.fixed');
  await expect(bar).toBeVisible();
  await bar.getByText('Generate').tap();
  await expect(green.pictures).toHaveCount(2);
  expect(imageService.requests.map(({ prompt }) => prompt)).toEqual(['a fox', 'a fox']);

  await green.tiles.last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await bar.getByText('a fox').tap();
  await expect(green.prompt).toBeFocused();
  await expect(green.prompt).toBeInViewport();
  for (const target of await bar.locator('button').all()) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await green.generate.scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

import { waitUntilAlive } from '../blog/list-screen.ts';
import { expect, test } from '../support/base-test.ts';
import { findUnvisited, walkByTab } from './keyboard-walk.ts';
import { expectDistinctNames } from './spoken-names.ts';

const WALKED = ['/', '/blog', '/blog/light-first', '/web-stories', '/story-generator', '/faq'];

for (const path of WALKED) {
  test(`LAY-25: ${path} can be walked through with the keyboard, and every stop is seen and named`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitUntilAlive(page);
    await expectDistinctNames(page);
    const stops = await walkByTab(page);

    const regions = stops
      .map(({ region }) => region)
      .filter((region, place, all) => region !== all[place - 1]);
    expect(regions, 'the order of the regions').toEqual(['skip link', 'banner', 'main', 'contentinfo']);
    expect(await findUnvisited(page), 'what Tab never reaches').toEqual([]);
    const places = (wanted: 'looksUnchanged' | 'isCovered') =>
      stops.filter((stop) => stop[wanted]).map(({ what }) => what);
    expect(places('looksUnchanged'), 'stops without a visible ring').toEqual([]);
    expect(places('isCovered'), 'stops under something else').toEqual([]);
  });
}

test('LAY-25: the skip link leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

import type { Page } from '@playwright/test';
import { waitUntilAlive } from '../blog/list-screen.ts';
import { expect, test } from '../support/base-test.ts';

/** What a visitor's system asks for beside a width. */

test.use({ isPainted: true });

test('LAY-04, LAY-20, LAY-25: nothing moves by itself for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/blog', '/web-stories', '/story-generator', '/about']) {
    await page.goto(path);
    await waitUntilAlive(page);
    expect(await findMovements(page), path).toEqual([]);
  }
  await page.locator('canvas').first().waitFor();
  await waitForFrames(page, 3);
  const still = await lookAtLines(page);
  await waitForFrames(page, 20);
  expect((await lookAtLines(page)).equals(still), 'the lines stand still').toBe(true);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect
    .poll(async () => (await lookAtLines(page)).equals(still), 'and flow for everybody else')
    .toBe(false);
});

test('LAY-25: buttons and the focus keep their edges where the system chooses the colors', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const action = page.getByRole('main').getByRole('link', { name: 'Try it yourself' });
  await expect(action).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Tab');
  const home = page.getByRole('banner').getByRole('link').first();
  await expect(home).toBeFocused();
  await expect(home).toHaveCSS('outline-style', 'solid');
});

function findMovements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) =>
        (effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '').slice(0, 160),
      ),
  );
}

function waitForFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** The strip of the window beside the text, where nothing but the lines is seen. */
function lookAtLines(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 100, width: 1280, height: 300 }, animations: 'allow' });
}

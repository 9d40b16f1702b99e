import { waitUntilAlive } from '../blog/list-screen.ts';
import { expect, test } from '../support/base-test.ts';

test.use({ isPainted: true });

const PAGES = ['/', '/blog', '/blog/light-first', '/web-stories', '/faq', '/terms-of-service'];

test('headings, groups and landmarks are what they seem', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await waitUntilAlive(page);
    const faults = await page.evaluate(() => [
      ...[...document.querySelectorAll('span :is(h1, h2, h3, h4)')].map(
        (it) => `in a span: ${it.textContent}`,
      ),
      ...[...document.querySelectorAll('footer :is(h1, h2, h3)')].map(
        (it) => `before dialogs: ${it.textContent}`,
      ),
      ...[...document.querySelectorAll('fieldset:not(:has(> legend))')].map(
        (it) => `no legend: ${it.outerHTML.slice(0, 80)}`,
      ),
      ...[...document.querySelectorAll('nav[aria-label]')]
        .map((it) => it.getAttribute('aria-label'))
        .filter((name, place, all) => all.indexOf(name) !== place)
        .map((name) => `two landmarks: ${name}`),
    ]);
    expect(faults, path).toEqual([]);
  }
});

for (const width of [1280, 390]) {
  test(`letters twice as large stay whole, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/story-generator', '/faq', '/terms-of-service', '/checkout/booster']) {
      await page.goto(path);
      await waitUntilAlive(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // Some measures follow the letters in a transition.
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header *, label, h1, h2, h3, p, button, dd, dt')]
            .filter(
              (it) =>
                it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
                !it.closest('.sr-only, [aria-hidden="true"], ul.flex'),
            )
            // What goes on to the side is a row that scrolls.
            .filter((it) => !it.closest('[class*="overflow-x-auto"]'))
            .filter((it) => it.getBoundingClientRect().width > 1 && it.textContent?.trim())
            .filter((it) => {
              const { left, right } = it.getBoundingClientRect();
              return left < -1 || right > document.documentElement.clientWidth + 1;
            })
            .map((it) => it.textContent?.slice(0, 60)),
        );
      await expect.poll(cut, { message: path }).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
      const brand = page.getByRole('banner').getByText('Dreamseed', { exact: true });
      expect(await brand.evaluate((it) => it.scrollWidth - it.clientWidth), path).toBeLessThanOrEqual(1);
    }
  });
}

test('on paper the words are dark, and what only a screen can do is left out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/terms-of-service', '/']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
  await expect(page.getByRole('region', { name: 'Green tool' })).toHaveCount(0);
});

test('the end of a story is its last slide on paper', async ({ page }) => {
  await page.goto('/web-stories/lighthouse-keepers-cat');
  const story = page.getByRole('dialog', { name: /^Story: / });
  const ending = story.getByRole('heading', { name: "What's Next?", includeHidden: true });
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(ending).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  await expect(ending).toBeHidden();
});

test('a low frame on a phone shows all words of an empty place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const tool = page.getByRole('region', { name: 'Yellow tool' });
  await tool.getByRole('radio', { name: '16:9' }).check({ force: true });
  const words = tool.getByText('Your generated image will appear here.').first();
  const room = words.locator('..');
  await expect
    .poll(() => room.evaluate((it) => [it.scrollHeight - it.clientHeight, it.clientHeight < 100]))
    .toEqual([0, true]);
});

test('the description of the API stands in the letters and the frame of the site', async ({ page }) => {
  await page.goto('/api/docs');
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
  ).toBe(2);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' })).toBeVisible();
});

import { expectAccessible } from '../support/axe.ts';
import { expect, openHome, test } from '../support/generator-test.ts';

test('each entry shows what it does; favorites and recent ones come first', { tag: '@phone' }, async ({
  page,
  green,
}) => {
  await openHome(page);
  await green.openOptions();
  await green.choose('Mood', 'Epic');
  await green.selector('Mood').click();
  const list = page.getByRole('dialog', { name: 'Mood', exact: true });
  await expect(list.getByRole('group', { name: 'Used recently' }).getByRole('option')).toHaveText(['Epic']);
  // Enter would choose what was chosen, though it has moved to the front.
  await expect(list.locator('[data-highlighted]')).toHaveText('Epic');
  const joyful = list.getByRole('option', { name: 'Joyful', exact: true });
  // A picture is asked for when its entry is seen.
  await joyful.scrollIntoViewIfNeeded();
  const picture = joyful.locator('img');
  // What stands there until it is drawn is its shape; that it is drawn, and how large it is, a test of the server says.
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await list.getByRole('option', { name: 'Epic', exact: true }).hover();
  await expect(list.getByText('Adds “Epic mood”')).toBeVisible();

  await list.getByRole('option', { name: 'Serene', exact: true }).locator('[data-star]').click();
  await page.keyboard.press('Escape');
  await green.selector('Mood').click();
  await expect(list.getByRole('option').first()).toHaveText('Neutral');
  await expect(list.getByRole('group', { name: 'Favorites' }).getByRole('option')).toHaveText(['Serene']);
  await expect(green.selector('Mood')).toContainText('Epic');
  await expectAccessible(page, { within: '[role=dialog]' });
});

test('the search knows other words, and the keyboard stars what it is on', async ({ page, green }) => {
  await openHome(page);
  await green.openOptions();
  await green.selector('Mood').focus();
  await page.keyboard.type('gloomy');
  const list = page.getByRole('dialog', { name: 'Mood', exact: true });
  await expect(list.getByRole('option', { name: 'Melancholic', exact: true })).toBeVisible();
  await list.getByRole('combobox').fill('melancholic');
  await expect(list.getByText('Adds “Melancholic mood”')).toBeVisible();
  const star = list.getByRole('button', { name: 'Favorite: Melancholic' });
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await green.selector('Mood').click();
  await expect(list.getByRole('group', { name: 'Favorites' }).getByRole('option')).toHaveText([
    'Melancholic',
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test('a list is a sheet with targets for thumbs', async ({ page, green }) => {
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await openHome(page);
      await green.selector('Creative Style').tap();
      const list = page.getByRole('dialog', { name: 'Creative Style', exact: true });
      const anime = list.getByRole('option', { name: 'Anime', exact: true });
      await expect(anime).toBeVisible();
      // Where it comes to rest.
      await expect(async () => {
        const sheet = (await list.boundingBox())!;
        expect([sheet.x, sheet.width]).toEqual([0, width]);
        expect(sheet.y + sheet.height).toBeCloseTo(740, 0);
      }).toPass();
      for (const target of [
        anime,
        anime.locator('[data-star]'),
        list.getByRole('button', { name: 'Close' }),
      ]) {
        const box = (await target.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await list.getByRole('button', { name: 'Close' }).tap();
      await expect(list).toBeHidden();
    }
  });
});

test('locked selectors keep their entry, and a deal is had again by its number', async ({ page, yellow }) => {
  await openHome(page);
  await yellow.openOptions();
  await yellow.choose('Mood', 'Cozy');
  await yellow.section.getByRole('button', { name: 'Lock Mood' }).click();
  const choices = yellow.section.getByRole('combobox').and(page.locator('button'));
  const read = async () => (await choices.allTextContents()).map((text) => text.trim());
  const randomize = yellow.section.getByRole('button', { name: 'Randomize Options' });
  await randomize.click();
  const first = await read();
  expect(first[1]).toBe('Cozy');
  expect(first.filter((text) => /^(Default|Neutral)$/.test(text))).toEqual([]);
  const number = yellow.section.getByLabel('Shuffle number');
  const dealt = await number.inputValue();
  expect(dealt).toMatch(/^\d{1,6}$/);
  await randomize.click();
  await expect(number).not.toHaveValue(dealt);
  expect(await read()).not.toEqual(first);

  await page.reload();
  await yellow.openOptions();
  await expect(yellow.section.getByRole('button', { name: 'Lock Mood' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await number.fill(dealt);
  await yellow.section.getByRole('button', { name: 'Deal this number again' }).click();
  await expect.poll(read).toEqual(first);
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { pictureBytes, RUN_COLORS } from '../support/images.ts';
import { answerGallery, galleryScreen, stubbedImage, stubPictures } from './gallery-screen.ts';

async function saveImage(page: Page, prompt: string, place: number): Promise<void> {
  const picture = await pictureBytes({ width: 96, height: 64, color: RUN_COLORS[place] });
  await askApi(page, '/images/save', {
    ...{ base64Image: picture.toString('base64'), prompt, fullPrompt: prompt },
    ...{ width: 96, height: 64, generatorType: 'green' },
    recipe: { options: { style: place % 2 ? 'Anime' : 'Watercolor' }, engine: 'illustrator' },
  });
}

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('pictures are found, starred, collected, packed and deleted together', { tag: '@phone' }, async ({
  page,
}) => {
  await signUp(page);
  for (const [place, prompt] of ['a red fox', 'an owl', 'a fox and an owl', 'a lighthouse'].entries())
    await saveImage(page, prompt, place);
  await page.goto('/history');
  const { cards, card, undo } = galleryScreen(page);
  await expect(cards).toHaveCount(4);

  await page.getByRole('searchbox', { name: 'Search your images' }).fill('fox');
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/\/history\?query=fox$/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Option', { exact: true }).selectOption({ label: 'Watercolor' });
  await expect(cards).toHaveCount(2);
  await page.getByLabel('Option', { exact: true }).selectOption({ label: 'Anime' });
  await expect(page.getByRole('heading', { name: 'No pictures like that' })).toBeVisible();
  expect(await noSidewaysScroll(page)).toBe(true);
  await expectAccessible(page);
  await page.goBack();
  await page.reload();
  await expect(cards).toHaveCount(2);
  await page.goto('/history');
  await expect(cards).toHaveCount(4);

  await card('an owl').getByRole('button', { name: 'Show details: an owl' }).focus();
  await page.keyboard.press('s');
  await expect(card('an owl').getByRole('button', { name: 'Star: an owl' })).toHaveAttribute(
    ...(['aria-pressed', 'true'] as const),
  );
  await page.getByRole('button', { name: 'Starred', exact: true }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('button', { name: 'Starred', exact: true }).click();
  await expect(cards).toHaveCount(4);

  await card('a lighthouse').getByRole('button', { name: 'Select: a lighthouse' }).click();
  await card('an owl')
    .getByRole('button', { name: 'Select: an owl' })
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected images' });
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Collections' }).click();
  const dialog = page.getByRole('dialog', { name: 'Collections' });
  await dialog.getByLabel('New collection').fill('Birds');
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await expect(dialog.getByRole('button', { name: 'Birds', exact: true })).toHaveAttribute(
    ...(['aria-pressed', 'true'] as const),
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const downloading = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Download' }).click();
  const files = unzipSync(await readFile(await (await downloading).path()));
  expect(Object.keys(files)).toHaveLength(6);

  await bar.getByRole('button', { name: 'Delete images' }).click();
  await expect(cards).toHaveCount(1);
  await undo.click();
  await expect(cards).toHaveCount(4);
  await expect(bar).toBeHidden();
});

test('a page of a search without pictures is followed by the next one', async ({ page }) => {
  await signUp(page);
  await stubPictures(page);
  await answerGallery(page, { json: [] });
  await page.route('**/api/images/history?*', (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('before');
    const json = isFirst ? { images: [], next: '9.x' } : { images: [stubbedImage(1)], next: null };
    return route.fulfill({ json });
  });
  await page.goto('/history?query=picture');
  await expect(galleryScreen(page).card('picture 1')).toBeVisible();
});

test('ten thousand pictures are few on the page, wherever it is scrolled to', async ({ page }) => {
  const all = Array.from({ length: 10_000 }, (_, number) => stubbedImage(10_000 - number));
  await signUp(page);
  await stubPictures(page);
  await answerGallery(page, { json: all.slice(0, 30) });
  await page.route('**/api/images/history?*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before') ?? '';
    const start = all.findIndex(({ id }) => before.endsWith(`.${id}`)) + 1;
    // One answer with everything, as if somebody had scrolled for long.
    return route.fulfill({ json: { images: all.slice(start), next: null } });
  });
  await page.goto('/history');
  const { cards } = galleryScreen(page);
  await page.mouse.wheel(0, 4000);
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight - 2000));
    await expect(page.getByRole('img', { name: 'picture 1', exact: true })).toBeAttached({ timeout: 500 });
  }).toPass();
  expect(await cards.count()).toBeLessThan(60);
  await expect(cards.last()).toHaveAttribute('aria-posinset', '10000');
  await page.getByRole('button', { name: 'Show details: picture 2', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Show details: picture 1', exact: true })).toBeFocused();
});

import sharp from 'sharp';
import { askApi } from '../support/account-api.ts';
import { expect, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { galleryScreen } from './gallery-screen.ts';

/** Real pictures, drawn on a machine that has other work too. */
const DRAWN_MS = 60_000;

interface GalleryEntry {
  prompt: string;
  recipe: { strength?: number; options?: { style?: string } };
}

test('an image that began with a photo shows it in the gallery, and is varied and painted from there', async ({
  page,
  account,
  green,
}) => {
  test.setTimeout(4 * DRAWN_MS);
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2060c0' } })
    .jpeg()
    .toBuffer();
  const photo = { name: 'sea.jpg', mimeType: 'image/jpeg', buffer };
  await green.section.getByLabel('Start from a picture').setInputFiles(photo);
  await green.section.getByRole('button', { name: 'Full' }).click();
  await green.start('Oil Painting');
  await expect(green.pictures).toHaveCount(2, { timeout: DRAWN_MS });
  await expect(green.credits('400')).toBeVisible();
  await green.section.getByRole('link', { name: 'your gallery' }).click();

  const { cards, details } = galleryScreen(page);
  await expect(cards).toHaveCount(2);
  await cards
    .first()
    .getByRole('button', { name: /^Show details/ })
    .click();
  const beginning = details.getByRole('img', { name: 'What it started from' });
  await expect.poll(() => beginning.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
  await expect(
    details.getByRole('region', { name: 'Recipe' }).getByText('100%', { exact: true }),
  ).toBeVisible();
  await details.getByRole('button', { name: 'Vary' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: /^Nearby/ })).toHaveCount(0);
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: /^Other style · 100 credits/ }).click();

  await expect(green.credits('300')).toBeVisible({ timeout: DRAWN_MS });
  await expect(green.pictures).toHaveCount(2);
  await expect(green.section.getByText('Saved to your gallery.')).toBeVisible();
  const history = await askApi<GalleryEntry[]>(page, '/images/history');
  expect(history.map(({ prompt, recipe: { strength } }) => [prompt, strength])).toEqual(
    Array(4).fill(['Oil Painting', 1]),
  );
  expect(new Set(history.slice(0, 2).map(({ recipe }) => recipe.options?.style)).size).toBe(2);

  await page.goto('/history');
  await cards
    .last()
    .getByRole('button', { name: /^Show details/ })
    .click();
  await details.getByRole('button', { name: 'Paint this picture again' }).click();
  await expect(green.section.getByRole('group', { name: /Your picture/ })).toBeVisible();
  await expect(green.section.getByRole('slider', { name: 'Style strength' })).toHaveValue('1');
  expect(account.email).toContain('@');
});

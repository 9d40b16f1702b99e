import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { activatePlan, askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHome } from '../support/generator-test.ts';
import { pictureBytes } from '../support/images.ts';
import { galleryScreen } from './gallery-screen.ts';

const SIZE = { width: 512, height: 64 };

/** The choice of sizes of the one picture of a new account, with a plan or without. */
async function openSizes(page: Page, plan?: string) {
  const { email } = await signUp(page);
  const picture = await pictureBytes(SIZE);
  await askApi(page, '/images/save', {
    ...{ base64Image: picture.toString('base64'), prompt: 'A Kite', fullPrompt: 'A Kite', ...SIZE },
    generatorType: 'green',
  });
  if (plan) await activatePlan(page, email, plan);
  await page.goto('/history');
  const opener = galleryScreen(page).card('A Kite').getByRole('button', { name: 'Other sizes, up to 8K' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Download' });
  const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check();
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return { opener, dialog, choose, button };
}

async function readDownload(page: Page, begin: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), begin()]);
  const { format, width, height } = await sharp(await readFile(await file.path())).metadata();
  return { name: file.suggestedFilename(), format, width, height };
}

test('without a plan the original comes in every format, and large sizes say how to get them', {
  tag: '@phone',
}, async ({ page }) => {
  const { opener, dialog, choose, button } = await openSizes(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await choose('WebP');
  const original = await readDownload(page, () => button('Download').click());
  expect(original).toEqual({ name: 'a_kite.webp', format: 'webp', ...SIZE });
  await choose('8K');
  await expect(dialog.getByText('8192 × 1024')).toBeVisible();
  await expect(dialog.getByText('4K and 8K downloads come with every paid plan.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/#pricing');
  await expect(button('Download')).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('with a plan 4K is prepared and saved, and a stop ends what is being prepared', async ({ page }) => {
  const { dialog, choose, button } = await openSizes(page, 'BOOSTER');
  await choose('4K');
  await choose('JPEG');
  await expect(dialog.getByText('It costs no credits.')).toBeVisible();
  const large = await readDownload(page, () => button('Download').click());
  expect(large).toEqual({ name: 'a_kite_4k.jpg', format: 'jpeg', width: 4096, height: 512 });
  await expect(dialog.getByText('Saved to your downloads.')).toBeVisible();
  await choose('8K');
  await choose('PNG');
  await button('Download').click();
  await expect(dialog.getByRole('progressbar', { name: 'Preparing your file' })).toBeVisible();
  await expectAccessible(page);
  await button('Stop').click();
  await expect(dialog.getByText('Stopped. Nothing was saved.')).toBeVisible();
  // The server has ended it, too: the next one is not refused.
  await choose('4K');
  const next = await readDownload(page, () => button('Download').click());
  expect(next).toEqual({ name: 'a_kite_4k.png', format: 'png', width: 4096, height: 512 });
});

test('a guest’s finished picture offers the original in every format, and says what 4K takes', async ({
  page,
  green,
  imageService,
}) => {
  await openHome(page);
  await green.run('a fox');
  expect(imageService.requests).toHaveLength(2);
  await green.tiles.first().getByRole('button', { name: 'Other sizes, up to 8K' }).click();
  const dialog = page.getByRole('dialog', { name: 'Download' });
  await dialog.getByRole('radio', { name: 'JPEG' }).check();
  const saved = await readDownload(page, () => dialog.getByRole('button', { name: 'Download' }).click());
  expect(saved).toMatchObject({ name: 'a_fox.jpg', format: 'jpeg' });
  await dialog.getByRole('radio', { name: '4K' }).check();
  await expect(dialog.getByText('while signed in with a paid plan')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  await expectAccessible(page);
});

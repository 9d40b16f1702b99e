import type { Locator } from '@playwright/test';
import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { pictureBytes, RUN_COLORS } from '../support/images.ts';
import { galleryScreen } from './gallery-screen.ts';

const PROMPTS = ['a red fox', 'a blue whale', 'an old owl'];

/** How many times its fitted size a picture has. */
const zoomOf = (picture: Locator) =>
  picture.evaluate((image) => Number(/scale\(([\d.]+)\)/.exec(image.style.transform)?.[1]));

test('a picture is enlarged, turned and compared', { tag: '@phone' }, async ({ page }) => {
  await signUp(page);
  for (const [position, prompt] of PROMPTS.entries()) {
    const picture = await pictureBytes({ width: 300, height: 200, color: RUN_COLORS[position] });
    await askApi(page, '/images/save', {
      base64Image: picture.toString('base64'),
      prompt,
      fullPrompt: prompt,
      width: 300,
      height: 200,
      generatorType: 'green',
      recipe: { options: { style: 'Anime' }, seed: 4711 + position, engine: 'illustrator' },
    });
  }
  await page.goto('/history');
  const { card, details } = galleryScreen(page);
  await card('a blue whale')
    .getByRole('button', { name: /^Show details/ })
    .click();
  const whale = details.getByRole('img', { name: 'a blue whale' });
  await expect(whale).toHaveAttribute('data-state', 'loaded');
  await expect(details.getByText('Picture 2 of 3')).toBeAttached();

  await whale.hover();
  await page.mouse.wheel(0, -400);
  await expect.poll(() => zoomOf(whale)).toBeGreaterThan(1);
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(whale)).toBeGreaterThan(1.5);
  // Enlarged, an arrow moves the picture and does not leave it.
  await page.keyboard.press('ArrowRight');
  await expect(whale).toBeVisible();
  await page.keyboard.press('0');
  await expect.poll(() => zoomOf(whale)).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect(details.getByRole('img', { name: 'a red fox' })).toHaveAttribute('data-state', 'loaded');
  await expect(details.getByText('4711', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // A finger to the right leads back.
  await details.getByRole('img', { name: 'a red fox' }).hover({ position: { x: 100, y: 100 } });
  await page.mouse.down();
  const { x = 0, y = 0 } = (await details.getByRole('img', { name: 'a red fox' }).boundingBox()) ?? {};
  await page.mouse.move(x + 220, y + 105, { steps: 4 });
  await page.mouse.up();
  await expect(whale).toBeVisible();

  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Compare pictures' })).toBeVisible();
  await expect(page.getByText('Seed: 4712 · Prompt: a blue whale')).toBeVisible();
  await page.getByRole('button', { name: 'Picture 1: an old owl' }).click();
  await expect(page.getByRole('figure')).toHaveCount(3);
  await page.keyboard.press('+');
  const zooms = await Promise.all(
    PROMPTS.map((prompt) => zoomOf(page.getByRole('figure').getByRole('img', { name: prompt }))),
  );
  expect(new Set(zooms).size).toBe(1);
  await page.getByRole('button', { name: 'Picture 3: a red fox' }).click();
  await page.getByRole('checkbox', { name: 'Overlay two pictures' }).check();
  await page.getByRole('slider').fill('80');
  await expect(page.getByRole('figure')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

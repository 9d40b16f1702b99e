import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askApi } from '../support/account-api.ts';
import { expect, openAccountHome, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { pictureBytes, RUN_COLORS } from '../support/images.ts';
import { galleryScreen } from './gallery-screen.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

interface GalleryEntry {
  id: string;
  prompt: string;
  url: string;
}

/** Puts a small picture into the gallery of the account at the page, for the price of any image. */
async function saveImage(page: Page, prompt: string, color = 0): Promise<void> {
  const picture = await pictureBytes({ width: 128, height: 64, color: RUN_COLORS[color] });
  await askApi(page, '/images/save', {
    base64Image: picture.toString('base64'),
    prompt,
    fullPrompt: `${prompt}, Anime, avoiding blur`,
    width: 128,
    height: 64,
    generatorType: 'green',
    recipe: { options: { style: 'Anime' }, negativePrompt: 'blur', seed: 4711, engine: 'illustrator' },
  });
}

async function openGallery(page: Page, ...prompts: string[]) {
  await signUp(page);
  for (const [position, prompt] of prompts.entries()) await saveImage(page, prompt, position);
  await page.goto('/history');
  const screen = galleryScreen(page);
  await expect(screen.cards).toHaveCount(prompts.length);
  return screen;
}

const galleryOf = (page: Page) => askApi<GalleryEntry[]>(page, '/images/history');

test('HIST-04: a saved image shows its thumbnail, and in large with everything it was made of', {
  tag: ['@phone', '@stored'],
}, async ({ page }) => {
  const { card, details } = await openGallery(page, 'a red fox');
  const thumbnail = card('a red fox').locator('img');
  await expect(thumbnail).toHaveAttribute('data-state', 'loaded');
  expect(await thumbnail.getAttribute('src')).toContain('/thumbnail?');
  await card('a red fox').getByRole('button', { name: 'Show details: a red fox' }).click();
  await expect(details).toBeVisible();
  const picture = details.getByRole('img', { name: 'a red fox', exact: true });
  await expect(picture).toHaveAttribute('data-state', 'loaded');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
  for (const text of [
    'a red fox, Anime, avoiding blur',
    '4711',
    '128 × 64',
    'Built-in illustrator',
    'Green tool',
  ]) {
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(details).toContainText('Creative Style: Anime');
  await expectAccessible(page);
  await details.getByRole('button', { name: /^Copy prompt/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('a red fox');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(card('a red fox').getByRole('button', { name: 'Show details: a red fox' })).toBeFocused();
});

test('an image’s settings go back to the tool that made it', async ({ page, green }) => {
  const { card, details } = await openGallery(page, 'a red fox');
  await card('a red fox')
    .getByRole('button', { name: /^Show details/ })
    .click();
  await details.getByRole('button', { name: 'Use these settings' }).click();
  await expect(green.prompt).toHaveValue('a red fox');
  await expect(green.prompt).toBeInViewport();
  await expect(green.seed).toHaveValue('4711');
  await expect(green.selector('Creative Style')).toContainText('Anime');
});

test('a deleted image goes at once and comes back with Undo', { tag: '@stored' }, async ({ page }) => {
  const { cards, card, undo } = await openGallery(page, 'a red fox', 'a blue whale');
  await card('a red fox').getByRole('button', { name: 'Delete image' }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Image deleted' })).toBeAttached();
  await expect(undo).toBeFocused();
  // Whoever is there has time: a busy machine needs it.
  await undo.hover();
  await expectAccessible(page);
  await expect.poll(async () => (await galleryOf(page)).length).toBe(1);
  await undo.click();
  await expect(cards).toHaveCount(2);
  await expect(card('a red fox').getByRole('button', { name: /^Show details/ })).toBeFocused();
  await expect.poll(async () => (await galleryOf(page)).length).toBe(2);
  await expect(undo).toBeHidden();
});

test.describe('what does not depend on the screen', () => {
  test('several deletions are undone together, from the dialog too', { tag: '@stored' }, async ({ page }) => {
    const { cards, card, details, undo } = await openGallery(page, 'one', 'two', 'three');
    await card('two').getByRole('button', { name: 'Delete image' }).click();
    await card('three')
      .getByRole('button', { name: /^Show details/ })
      .click();
    await details.getByRole('button', { name: 'Delete image' }).click();
    await expect(details).toBeHidden();
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('2 images deleted').first()).toBeVisible();
    await undo.click();
    await expect(cards).toHaveCount(3);
    await expect.poll(async () => (await galleryOf(page)).length).toBe(3);
  });

  test('undoing is offered for eight seconds, and for as long as someone is there', async ({ page }) => {
    await page.clock.install();
    const { cards, card, undo } = await openGallery(page, 'a red fox', 'a blue whale');
    await card('a red fox').getByRole('button', { name: 'Delete image' }).click();
    await expect(undo).toBeVisible();
    await undo.hover();
    await page.clock.runFor(20_000);
    await expect(undo).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(7000);
    await expect(undo).toBeVisible();
    await page.clock.runFor(1500);
    await expect(undo).toBeHidden();
    await expect(cards).toHaveCount(1);
    await expect.poll(async () => (await galleryOf(page)).length).toBe(1);
    await page.reload();
    await expect(cards).toHaveCount(1);
  });

  test('a deletion that the server refuses is taken back, with its reason', async ({ page }) => {
    const { cards, card, undo } = await openGallery(page, 'a red fox');
    await page.route(/\/api\/images\/[^/]+$/, (route) =>
      route.fulfill({ status: 503, json: { message: 'Not just now.' } }),
    );
    await card('a red fox').getByRole('button', { name: 'Delete image' }).click();
    await expect(page.getByRole('alert')).toContainText('Not just now.');
    await expect(cards).toHaveCount(1);
    await expect(undo).toBeHidden();
    await expectAccessible(page);
  });

  test('HIST-08: nobody sees the gallery of another account', { tag: '@stored' }, async ({
    page,
    browser,
  }) => {
    await openGallery(page, 'a red fox');
    const [image] = await galleryOf(page);
    const { id = '', url = '' } = image ?? {};
    expect(id).not.toBe('');
    const stranger = await browser.newPage();
    await signUp(stranger);
    await stranger.goto('/history');
    await expect(stranger.getByRole('heading', { name: 'Your Private Gallery is Empty' })).toBeVisible();
    expect(await galleryOf(stranger)).toEqual([]);
    await stranger.close();
    expect((await page.request.get('/api/images/history')).status()).toBe(401);
    expect((await page.request.get(`/api/images/${id}/file`)).status()).toBe(403);
    expect((await page.request.get(url.replace(/signature=.{4}/, 'signature=AAAA'))).status()).toBe(403);
  });

  test('HIST-09: an image made while signed in is in the history', { tag: '@stored' }, async ({
    page,
    green,
  }) => {
    const account = await signUp(page);
    await openAccountHome(page, account);
    const prompt = `a lighthouse ${randomUUID().slice(0, 4)}`;
    await green.start(prompt);
    await expect(green.section.getByText('Saved to your gallery.')).toBeVisible({ timeout: 60_000 });
    await page.goto('/history');
    const { cards, card } = galleryScreen(page);
    await expect(cards).toHaveCount(2);
    await expect(card(prompt).first().locator('img')).toHaveAttribute('data-state', 'loaded');
  });
});

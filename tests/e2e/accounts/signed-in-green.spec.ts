import type { Page } from '@playwright/test';
import { answerSaves, askApi, changeStatus, watchPosts } from '../support/account-api.ts';
import { accountBar, expect, openAccountHome, signUp, test } from '../support/account-test.ts';
import { createGate } from '../support/image-service.ts';
import type { ToolScreen } from '../support/tool-screen.ts';

interface GalleryEntry {
  prompt: string;
  fullPrompt: string;
  cost: number;
  recipe: { seed: number; engine: string; options: Record<string, string> };
}

/** A picture that is in the gallery is shared from where it was made. */
async function shareFirst(page: Page, green: ToolScreen): Promise<void> {
  await green.tiles.first().getByRole('button', { name: 'View larger' }).click();
  const viewer = page.getByRole('dialog', { name: 'How it was made' });
  await viewer.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this picture' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.getByLabel('Link').inputValue();
  expect((await page.request.get(`${address}/picture`)).status()).toBe(200);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await viewer.getByRole('button', { name: 'Close' }).click();
}

test('GREEN-02, GREEN-03, GREEN-18, GREEN-37, ENT-17: a real run is saved one image after the other and paid', {
  tag: '@stored',
}, async ({ page, account, green }) => {
  const saves = watchPosts(page, '/api/images/save');
  const bar = accountBar(page, 'green');
  await expect(bar.email).toHaveText(account.email);
  await green.choose('Creative Style', 'Anime');
  await green.start('a red fox');
  // Real pictures, drawn on a machine that has other work too.
  await expect(green.tiles.getByRole('img', { name: 'a red fox' })).toHaveCount(2, { timeout: 60_000 });
  await expect(green.credits('400')).toBeVisible();
  await expect(green.section.getByText('Saved to your gallery.')).toBeVisible();

  expect(saves.map(({ kind }) => kind)).toEqual(['asked', 'answered', 'asked', 'answered']);
  const [first] = saves;
  expect(Object.keys(first?.body ?? {})).toEqual([
    'prompt',
    'fullPrompt',
    'width',
    'height',
    'generatorType',
    'holdId',
    'recipe',
  ]);
  expect(first?.body).toMatchObject({
    prompt: 'a red fox',
    fullPrompt: 'a red fox, Anime',
    width: 1024,
    height: 1024,
    generatorType: 'green',
  });
  const history = await askApi<GalleryEntry[]>(page, '/images/history');
  expect(history.map(({ prompt, cost }) => ({ prompt, cost }))).toEqual([
    { prompt: 'a red fox', cost: 50 },
    { prompt: 'a red fox', cost: 50 },
  ]);
  expect(history[0]?.recipe).toMatchObject({ options: { style: 'Anime' }, engine: 'illustrator' });
  await green.tiles.first().hover();
  await expect(green.tiles.first().getByRole('button', { name: 'Regenerate' })).toBeDisabled();
  await shareFirst(page, green);
  await green.section.getByRole('link', { name: 'your gallery' }).click();
  await expect(page).toHaveURL(/\/history$/);
});

test('GREEN-10: the price of a run follows the plan', { tag: '@stored' }, async ({ page }) => {
  const account = await signUp(page);
  const prices = { Booster: '40', Premium: '100', Professional: '200', Unlimited: '60', Nonsense: '100' };
  for (const [plan, price] of Object.entries(prices)) {
    // Of another API, which may not say what an image costs.
    await changeStatus(page, { plan, credits: 9000, creditsPerImage: undefined });
    await openAccountHome(page, account);
    await expect(
      page.getByRole('button', { name: `Generate 2 Images (${price} Credits)`, exact: true }),
    ).toBeVisible();
    await page.unroute('**/api/user/status');
  }
});

test('GREEN-38, T-16: the answer replaces the credits and nothing else', async ({
  page,
  account,
  green,
  imageService,
}) => {
  const bodies = await answerSaves(page, (position) => ({
    json: {
      userStatus: {
        name: account.email,
        email: account.email,
        plan: 'Renamed',
        credits: position === 0 ? 450 : 437,
        yellowToolDailyCredits: 77,
        yellowToolPlanExpiresAt: null,
        isGuest: false,
        licenses: [],
      },
    },
  }));
  await green.run('a fox');
  await expect(green.credits('437')).toBeVisible();
  await expect(accountBar(page, 'green').plan('Free Trial')).toBeVisible();
  await expect(page.getByText('Renamed')).toHaveCount(0);
  expect(bodies).toHaveLength(2);
  expect(imageService.requests[0]?.headers.authorization).toMatch(/^Bearer \S+$/);
});

test('GREEN-37: the second save waits for the answer to the first', async ({
  page,
  account,
  green,
  imageService,
}) => {
  const gate = createGate();
  const bodies = await answerSaves(page, async (position) => {
    if (position === 0) await gate.passed;
    return { json: { userStatus: { email: account.email, credits: 400 } } };
  });
  await green.run('a fox');
  await expect(green.section.getByText('Saving to your gallery…')).toBeVisible();
  await expect.poll(() => bodies.length).toBe(1);
  // Another run is welcome, and waits until it is known what may be spent.
  await green.generate.click();
  await expect(green.loading).toHaveCount(2);
  expect(imageService.requests).toHaveLength(2);
  gate.open();
  await expect.poll(() => imageService.requests.length).toBe(4);
  expect(bodies.length).toBeGreaterThanOrEqual(2);
});

test('GREEN-19, GREEN-42, T-18: a failed save is told in the panel, and images and credits stay', async ({
  page,
  account,
  green,
  imageService,
}) => {
  await answerSaves(page, (position) =>
    position === 0
      ? { json: { userStatus: { email: account.email, credits: 450 } } }
      : { status: 500, json: { message: 'The disk is full.' } },
  );
  await green.run('a fox');
  await expect(green.failurePanel.getByRole('heading', { name: 'Image Generation Failed' })).toBeVisible();
  await expect(green.failurePanel).toContainText('The disk is full.');
  await expect(green.credits('450')).toBeVisible();
  await expect(green.pictures).toHaveCount(2);
  await expect(green.section.getByText('your gallery')).toHaveCount(0);
  await expect(green.generate).toBeEnabled();
  expect(imageService.requests).toHaveLength(2);
});

test('GREEN-42: a save that fails without a word is told in ours', async ({
  page,
  account,
  green,
  imageService,
}) => {
  await answerSaves(page, () => ({}));
  await green.run('a fox');
  await expect(green.failurePanel).toContainText('An error occurred while saving images.');
  await expect(green.pictures).toHaveCount(2);
  await expect(accountBar(page, 'green').email).toHaveText(account.email);
  expect(imageService.requests).toHaveLength(2);
});

test('GREEN-22, C-08: reading is offered to a Free Trial account that is short of credits', async ({
  page,
  green,
}) => {
  const account = await signUp(page);
  await changeStatus(page, { credits: 99 });
  await openAccountHome(page, account);
  await expect(green.earnPanel).toBeVisible();
  await green.prompt.fill('a fox');
  await expect(green.generate).toBeDisabled();
  await expect(
    green.section.getByText('You need 100 credits, but you only have 99. Please purchase a plan.'),
  ).toBeVisible();
});

test('GREEN-26, GREEN-29: nothing starts before the status is there, and the tool says so', async ({
  page,
  green,
}) => {
  await signUp(page);
  const gate = createGate();
  await page.route('**/api/user/status', async (route) => {
    await gate.passed;
    await route.continue();
  });
  await page.goto('/');
  await green.prompt.fill('a fox');
  await expect(green.generate).toBeDisabled();
  await green.prompt.press('Control+Enter');
  await expect(green.section.getByText('User status is not loaded yet. Please wait a moment.')).toBeVisible();
  gate.open();
  await expect(green.generate).toBeEnabled();
});

import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';
import { picturesForAll } from '../support/image-service.ts';
import { toolScreen } from '../support/tool-screen.ts';

test('results only append: every run stays, over a reload, and whichever of two tabs made it', async ({
  page,
  context,
  green,
  imageService,
}) => {
  await openHome(page);
  await green.choose('Creative Style', 'Anime');
  await green.run('a fox');
  await green.run('an owl');
  const earlier = green.section.getByRole('region', { name: 'Earlier runs' });
  const prompts = earlier.getByRole('heading', { level: 4 });
  await expect(prompts).toHaveText(['a fox']);
  await expect(earlier.getByRole('list', { name: 'Options' })).toHaveText('Anime');
  await expect(earlier.getByText(/· [\d.]+ s · 100 credits$/)).toBeVisible();
  const fox = earlier.getByRole('button', { name: 'a fox' });
  await expect(fox).toHaveCount(2);
  await fox.last().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Vary' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fox.last()).toBeFocused();

  const tab = await context.newPage();
  await tab.route('**/prompt/**', (route) => route.fulfill({ path: 'public/icon-192.png' }));
  const other = toolScreen(tab, 'green');
  await openHome(tab);
  await expect(other.pictures).toHaveCount(2);
  await other.run('a bear');
  await tab.close();
  await green.run('a cat');
  await page.reload();
  await expect(green.tiles.getByRole('img', { name: 'a cat' })).toHaveCount(2);
  await expect(prompts).toHaveText(['a bear', 'an owl', 'a fox']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(imageService.requests).toHaveLength(6);
});

test('runs that are long gone wait behind a button', async ({ page, green, imageService }) => {
  await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '600' });
  await openHome(page);
  for (const animal of ['fox', 'owl', 'bear', 'cat', 'hare', 'elk']) await green.run(animal);
  const prompts = green.section
    .getByRole('region', { name: 'Earlier runs' })
    .getByRole('heading', { level: 4 });
  await expect(prompts).toHaveText(['hare', 'cat', 'bear', 'owl']);
  await green.section.getByRole('button', { name: 'Show 1 more run' }).click();
  await expect(prompts).toHaveText(['hare', 'cat', 'bear', 'owl', 'fox']);
  await green.section.getByRole('button', { name: 'Show fewer' }).click();
  await expect(prompts).toHaveCount(4);
  expect(imageService.requests).toHaveLength(12);
});

test('a failed picture is tried again alone, for its own price', async ({ page, green, imageService }) => {
  imageService.answerWith((request, position) =>
    position === 0 ? { kind: 'refusal', status: 502 } : picturesForAll(request, position),
  );
  await openHome(page);
  await green.start('a fox');
  const failed = green.failed('Image service error: Bad Gateway');
  await expect(failed).toHaveCount(1);
  await expect(green.credits('450')).toBeVisible();
  await failed.getByRole('button', { name: 'Retry (50 Credits)' }).click();
  await expect(green.section.getByRole('list', { name: 'Results' })).toBeFocused();
  await expect(green.tiles.getByRole('img', { name: 'a fox' })).toHaveCount(2);
  await expect(green.credits('400')).toBeVisible();
  const [, , again] = imageService.requests;
  expect(imageService.requests).toHaveLength(3);
  expect(again?.headers).toMatchObject({ 'x-dreamseed-tile': '0', 'x-dreamseed-tiles': '1' });
  expect(again?.url.searchParams.get('seed')).toBe(imageService.requests[0]?.url.searchParams.get('seed'));
  await page.reload();
  await expect(green.pictures).toHaveCount(2);
});

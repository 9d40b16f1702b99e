import { REUSED_SETTINGS_KEY } from '../../../src/features/generator/reused-settings-key.rules.ts';
import { KEPT_STRIPS_KEYS } from '../../../src/features/generator/strips/kept-strips-keys.rules.ts';
import { answerSaves } from '../support/account-api.ts';
import { accountBar, expect, test } from '../support/account-test.ts';
import { storedEntry } from '../support/generator-test.ts';

test('GREEN-35, O-43: tiles of an account come back after a reload, and leave with Sign Out', async ({
  page,
  account,
  green,
  imageService,
}) => {
  await answerSaves(page, () => ({ json: { userStatus: { email: account.email, credits: 400 } } }));
  await green.run('a fox');
  await page.reload();
  await expect(accountBar(page, 'green').email).toHaveText(account.email);
  await expect(green.pictures).toHaveCount(2);
  await accountBar(page, 'green').button('Sign Out').click();
  await expect(accountBar(page, 'green').button('Sign In')).toBeVisible();
  await expect(green.placeholders).toHaveCount(2);
  await expect.poll(() => storedEntry(page, KEPT_STRIPS_KEYS.green)).toBeNull();
  await page.reload();
  await expect(green.placeholders).toHaveCount(2);
  expect(imageService.requests).toHaveLength(2);
});

test('O-43: tiles of an account leave too when its sign-in has run out', async ({
  page,
  account,
  green,
  imageService,
}) => {
  await answerSaves(page, () => ({ json: { userStatus: { email: account.email, credits: 400 } } }));
  await green.run('a fox');
  await page.context().clearCookies();
  await page.reload();
  await expect(accountBar(page, 'green').button('Sign In')).toBeVisible();
  await expect(green.placeholders).toHaveCount(2);
  await expect.poll(() => storedEntry(page, KEPT_STRIPS_KEYS.green)).toBeNull();
  expect(imageService.requests).toHaveLength(2);
});

test('settings of an earlier image fill the form of its tool, once', async ({ page, yellow, green }) => {
  await page.goto('/healthz');
  const settings = {
    tool: 'yellow',
    prompt: 'a lighthouse',
    options: { style: 'Anime', weather: 'Fog' },
    seed: 4711,
    width: 768,
    height: 1024,
  };
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    REUSED_SETTINGS_KEY,
    JSON.stringify(settings),
  ] as const);
  await page.goto('/');
  await expect(yellow.prompt).toHaveValue('a lighthouse');
  await expect(yellow.prompt).toBeFocused();
  await expect(yellow.prompt).toBeInViewport();
  await expect(yellow.seed).toHaveValue('4711');
  await expect(yellow.section.getByRole('radio', { name: /^3:4 / })).toBeChecked();
  await expect(yellow.section.getByText('Full prompt: a lighthouse, Anime, with Fog')).toBeVisible();
  await yellow.openOptions();
  await expect(yellow.selector('Weather Effects')).toContainText('Fog');
  await expect(green.prompt).toHaveValue('');
  await yellow.prompt.fill('a windmill');
  await page.reload();
  await expect(page.getByText('Account: Guest')).toHaveCount(2);
  await expect(yellow.prompt).toHaveValue('a windmill');
});

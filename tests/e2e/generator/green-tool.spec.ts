import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';

test('GREEN-01, GREEN-04, GREEN-25, GREEN-29, C-03, ENT-04, ENT-05, ERR-17: what a guest meets and can write', async ({
  page,
  green,
  imageService,
}) => {
  const apiCalls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) apiCalls.push(request.url());
  });
  await openHome(page);
  await test.step('account, plan, credits and the way in, and nobody is asked', async () => {
    await expect(green.section.getByText('Account: Guest', { exact: true })).toBeVisible();
    await expect(green.section.getByText('Free Trial', { exact: true })).toBeVisible();
    await expect(green.credits('500')).toBeVisible();
    for (const name of ['Sign In', 'Sign Up']) {
      await expect(green.section.getByRole('button', { name, exact: true })).toBeVisible();
    }
    for (const name of ['Activate License', 'Plan History', 'Sign Out']) {
      await expect(green.section.getByRole('button', { name })).toHaveCount(0);
    }
    expect(apiCalls).toEqual([]);
  });
  await test.step('letters typed on a closed selector search its list, and Enter takes the first match', async () => {
    await green.selector('Creative Style').focus();
    await page.keyboard.type('anim');
    const search = page.getByRole('combobox', { name: 'Creative Style: Search' });
    await expect(search).toHaveValue('anim');
    await expect(search).toBeFocused();
    // The page stays where it was.
    await expect(green.selector('Creative Style')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(green.selector('Creative Style')).toContainText('Anime');
  });
  await test.step('without a prompt the button is off and the keyboard is told why', async () => {
    const message = green.section.getByText('Please enter a prompt to generate an image.');
    for (const nothing of ['', '   ']) {
      await green.prompt.fill(nothing);
      await expect(green.generate).toBeDisabled();
      await green.prompt.press('Control+Enter');
      await expect(message).toBeVisible();
      await expect(green.prompt).toHaveAttribute('aria-invalid', 'true');
    }
    await green.prompt.fill('a fox');
    await expect(message).toHaveCount(0);
    await expect(green.generate).toBeEnabled();
    expect(imageService.requests).toEqual([]);
  });
  await test.step('a prompt may be long, and says how long', async () => {
    await green.prompt.fill('fox '.repeat(450));
    await expect(green.section.getByText('1,800 / 2,000')).toBeVisible();
    await expect(green.generate).toBeEnabled();
  });
});

test('GREEN-05 to GREEN-09, GREEN-13, GREEN-36, C-13, ENT-19: the tool and its options', {
  tag: '@phone',
}, async ({ page, green }) => {
  await openHome(page);
  await test.step('prompt, fixed model, style and shape', async () => {
    await expect(green.prompt).toBeEditable();
    const model = green.selector('AI Model');
    await expect(model).toBeDisabled();
    await expect(model.getByRole('option')).toHaveText(['Standard', 'Booster 5.0']);
    await expect(model.getByRole('option', { selected: true })).toHaveText('Standard');
    await expect(green.selector('Creative Style')).toBeEnabled();
    const shapes = green.section.getByRole('group', { name: 'Aspect Ratio' }).getByRole('radio');
    await expect(shapes).toHaveCount(5);
    for (const shape of await shapes.all()) await expect(shape).toBeEnabled();
  });
  await test.step('two placeholders wait, and the button tells images and cost', async () => {
    await expect(green.generate).toHaveText('Generate 2 Images (100 Credits)');
    await expect(green.tiles).toHaveCount(2);
    await expect(green.placeholders).toHaveCount(2);
  });
  await test.step('Advanced Options fold, and what was set in them survives', async () => {
    const toggle = green.section.getByRole('button', { name: 'Advanced Options' });
    const negative = green.section.getByRole('textbox', { name: 'Negative Prompt' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(negative).toHaveCount(0);
    await green.openOptions();
    for (const label of ['Mood', 'Lighting Style', 'Color Scheme']) {
      await expect(green.selector(label)).toBeVisible();
    }
    await green.choose('Mood', 'Joyful');
    await negative.fill('blur');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(negative).toHaveCount(0);
    await toggle.click();
    await expect(negative).toHaveValue('blur');
    await expect(green.selector('Mood')).toContainText('Joyful');
  });
});

test('GREEN-27, GREEN-28, GREEN-29, T-17: 99 credits block a run, exactly 100 pay for it', async ({
  page,
  context,
  green,
}) => {
  await openHome(page);
  await green.prompt.fill('a fox');
  const otherTab = await context.newPage();
  for (const { balance, isEnough } of [
    { balance: 50, isEnough: false },
    { balance: 99, isEnough: false },
    { balance: 100, isEnough: true },
  ]) {
    await storeBeforeVisit(otherTab, { [GUEST_STORAGE_KEYS.green]: String(balance) });
    await expect(green.credits(String(balance))).toBeVisible();
    const message = green.section.getByText(
      `You need 100 credits, but you only have ${balance}. Please purchase a plan.`,
    );
    await expect(message).toHaveCount(isEnough ? 0 : 1);
    await expect(green.generate).toBeEnabled({ enabled: isEnough });
  }
});

test.describe('the composed prompt', () => {
  test('GREEN-30, GREEN-31, C-11: neutral choices say nothing, parts stand in the order of the screen', async ({
    page,
    green,
    imageService,
  }) => {
    await openHome(page);
    await green.run('  a fox ');
    await green.choose('Creative Style', 'Photorealistic');
    await green.run('a fox');
    await expect(green.credits('300')).toBeVisible();
    expect(imageService.requests.map(({ prompt }) => prompt)).toEqual(Array(4).fill('a fox'));
    await green.choose('Creative Style', 'Anime');
    await green.openOptions();
    await green.choose('Mood', 'Joyful');
    await green.choose('Lighting Style', 'Soft');
    await green.choose('Color Scheme', 'Pastel');
    await green.section.getByRole('textbox', { name: 'Negative Prompt' }).fill('blur');
    await green.run('a fox');
    await expect(green.credits('200')).toBeVisible();
    const composed = 'a fox, Anime, Joyful mood, Soft lighting, Pastel color scheme, avoiding blur';
    expect(imageService.requests.slice(4).map(({ prompt }) => prompt)).toEqual([composed, composed]);
    await expect(green.section.getByText(`Full prompt: ${composed}`)).toBeVisible();
  });
});

test.describe('what visitors do beside the straight way', () => {
  test('a corrupt or negative balance in storage is as good as none', async ({ page, green }) => {
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.green]: '-1e9', [GUEST_STORAGE_KEYS.yellow]: 'NaN' });
    await openHome(page);
    await expect(green.credits('500')).toBeVisible();
  });

  test('what was typed before the page came alive is kept', async ({ page, green }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(green.generate).toBeDisabled();
    await green.prompt.fill('an early bird');
    scripts.resolve();
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    await expect(green.prompt).toHaveValue('an early bird');
    await expect(green.generate).toBeEnabled();
  });
});

test('GREEN-29, T-44: the server knows nobody: no guest text, placeholders, a disabled button', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/Your generated image will appear here\./g)).toHaveLength(2 + 4);
  const buttons = html.match(
    /<button(?:(?!<\/button>).)*Generate <!-- -->|<button(?:(?!<\/button>).)*Generate \d/gs,
  );
  expect(buttons).toHaveLength(2);
  for (const button of buttons ?? []) expect(button).toMatch(/^<button[^>]* disabled=""/);
  expect(html).not.toContain('Account: Guest');
});

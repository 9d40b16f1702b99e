import { GUEST_STORAGE_KEYS } from '../../../src/features/user-status/guest-balance.rules.ts';
import { expect, openHome, storeBeforeVisit, test } from '../support/generator-test.ts';

/** The labels of the specification, with the neutral entry that each list starts with. */
const SELECTORS = [
  { label: 'Creative Style', neutral: 'Default', size: 35 },
  { label: 'Mood', neutral: 'Neutral', size: 34 },
  { label: 'Lighting Style', neutral: 'Neutral', size: 34 },
  { label: 'Color Scheme', neutral: 'Default', size: 34 },
  { label: 'Camera Angle', neutral: 'Default' },
  { label: 'Artist & Style', neutral: 'Default' },
  { label: 'Composition', neutral: 'Default' },
  { label: 'Art Medium', neutral: 'Default' },
  { label: 'Level of Detail', neutral: 'Default' },
  { label: 'Time of Day', neutral: 'Default' },
  { label: 'Weather Effects', neutral: 'Default' },
  { label: 'Setting / Environment', neutral: 'Default' },
  { label: 'Camera Lens', neutral: 'Default' },
  { label: 'Render Engine Style', neutral: 'Default' },
] as const;

/** Every further list brings at least this many. */
const SMALLEST_LIST = 30;

const CHOICES = [
  ['Creative Style', 'Photorealistic'],
  ['Mood', 'Joyful'],
  ['Lighting Style', 'Soft'],
  ['Color Scheme', 'Pastel'],
  ['Camera Angle', 'Low Angle'],
  ['Artist & Style', 'Claude Monet'],
  ['Composition', 'Rule of Thirds'],
  ['Art Medium', 'Gouache'],
  ['Level of Detail', 'Highly Detailed'],
  ['Time of Day', 'Dawn'],
  ['Weather Effects', 'Light Rain'],
  ['Setting / Environment', 'Forest'],
  ['Camera Lens', '35mm'],
  ['Render Engine Style', 'Octane'],
] as const;

test('YEL-01 to YEL-04, YEL-07, YEL-10, YEL-15, YEL-21, YEL-22, C-06, ENT-06, ENT-20: what a guest meets', async ({
  page,
  yellow,
}) => {
  await openHome(page);
  await test.step('200 daily credits and no history', async () => {
    await expect(yellow.section.getByText('Account: Guest', { exact: true })).toBeVisible();
    await expect(yellow.section.getByText('Free Trial', { exact: true })).toBeVisible();
    await expect(yellow.credits('200')).toBeVisible();
    await expect(yellow.section.getByText(/^Credits:/)).toHaveCount(0);
    for (const name of ['Sign In', 'Sign Up']) {
      await expect(yellow.section.getByRole('button', { name, exact: true })).toBeVisible();
    }
    for (const name of ['Activate License', 'Plan History', 'Sign Out', 'Image History']) {
      await expect(yellow.section.getByRole('button', { name })).toHaveCount(0);
      await expect(yellow.section.getByRole('link', { name })).toHaveCount(0);
    }
  });
  await test.step('prompt, one fixed model, shape', async () => {
    await expect(yellow.prompt).toBeEditable();
    await expect(yellow.selector('AI Model')).toBeDisabled();
    await expect(yellow.selector('AI Model').getByRole('option')).toHaveCount(1);
    const shapes = yellow.section.getByRole('group', { name: 'Aspect Ratio' }).getByRole('radio');
    await expect(shapes).toHaveCount(5);
  });
  await test.step('four placeholders, four images for 200 credits, and no plan hint', async () => {
    await expect(yellow.tiles).toHaveCount(4);
    await expect(yellow.placeholders).toHaveCount(4);
    await expect(yellow.generate).toHaveText('Generate 4 Images (200 Daily Credits)');
    await expect(yellow.section.getByText('Purchase the Unlimited plan')).toHaveCount(0);
  });
  await test.step('no plan is needed, only a prompt', async () => {
    await expect(yellow.generate).toBeDisabled();
    await yellow.prompt.fill('a fox');
    await expect(yellow.generate).toBeEnabled();
  });
});

test('YEL-05, YEL-06: a toggle shows the fourteen selectors and Randomize Options', {
  tag: '@phone',
}, async ({ page, yellow }) => {
  await openHome(page);
  const toggle = yellow.section.getByRole('button', { name: 'Advanced Creative Controls' });
  const randomize = yellow.section.getByRole('button', { name: 'Randomize Options' });
  await expect(randomize).toHaveCount(0);
  await yellow.openOptions();
  await expect(randomize).toBeVisible();
  for (const { label, neutral } of SELECTORS) {
    await expect(yellow.selector(label)).toBeVisible();
    await expect(yellow.selector(label)).toContainText(neutral);
  }
  await expect(yellow.section.getByRole('combobox').and(page.locator('button'))).toHaveCount(14);
  await toggle.click();
  await expect(randomize).toHaveCount(0);
});

test.describe('what does not depend on the screen', () => {
  test('ENT-21, ENT-22, ENT-23, C-24, YEL-11, T-51: the lists, Reset and Randomize Options', async ({
    page,
    yellow,
  }) => {
    await openHome(page);
    await yellow.openOptions();
    await test.step('each list starts neutral and has its number of options', async () => {
      for (const selector of SELECTORS) {
        const { label, neutral } = selector;
        await yellow.selector(label).click();
        const options = page.getByRole('dialog', { name: label, exact: true }).getByRole('option');
        await expect(options.first()).toHaveText(neutral);
        const texts = await options.allTextContents();
        expect(new Set(texts).size).toBe(texts.length);
        if ('size' in selector) expect(texts).toHaveLength(selector.size);
        else expect(texts.length).toBeGreaterThanOrEqual(SMALLEST_LIST);
        await page.keyboard.press('Escape');
        await expect(options).toHaveCount(0);
      }
    });
    await test.step('Reset puts every selector back, and can be undone', async () => {
      await yellow.prompt.fill('a fox');
      const reset = yellow.section.getByRole('button', { name: 'Reset', exact: true });
      const undo = yellow.section.getByRole('button', { name: 'Undo reset' });
      await expect(reset).toBeDisabled();
      await yellow.choose('Mood', 'Joyful');
      await yellow.chooseShape('3:4');
      await reset.click();
      await expect(yellow.selector('Mood')).toContainText('Neutral');
      await expect(yellow.section.getByRole('radio', { name: /^1:1/ })).toBeChecked();
      await expect(yellow.prompt).toHaveValue('a fox');
      await undo.click();
      await expect(yellow.selector('Mood')).toContainText('Joyful');
      await expect(yellow.section.getByRole('radio', { name: /^3:4/ })).toBeChecked();
      await expect(reset).toBeEnabled();
    });
    await test.step('More brings many more, and the search finds among them', async () => {
      await yellow.selector('Artist & Style').click();
      const list = page.getByRole('dialog', { name: 'Artist & Style', exact: true });
      await expect(list.getByRole('option').first()).toBeVisible();
      const before = await list.getByRole('option').count();
      await list.getByRole('button', { name: 'More' }).click();
      await expect.poll(() => list.getByRole('option').count()).toBeGreaterThan(before + 50);
      await expect(list.getByRole('option').nth(before)).toBeInViewport();
      await list.getByRole('combobox').fill('monet');
      await expect(list.getByRole('option').first()).toHaveText('Claude Monet');
      await list.getByRole('combobox').press('Enter');
      await expect(yellow.selector('Artist & Style')).toContainText('Claude Monet');
    });
    await test.step('Randomize Options never leaves a neutral choice and touches nothing else', async () => {
      const choices = yellow.section.getByRole('combobox').and(page.locator('button'));
      const sets = new Set<string>();
      for (let press = 0; press < 20; press++) {
        const before = (await choices.allTextContents()).join('|');
        await yellow.section.getByRole('button', { name: 'Randomize Options' }).click();
        await expect.poll(async () => (await choices.allTextContents()).join('|')).not.toBe(before);
        const texts = await choices.allTextContents();
        expect(texts).toHaveLength(14);
        expect(texts.filter((text) => /^(Default|Neutral)$/.test(text.trim()))).toEqual([]);
        sets.add(texts.join('|'));
      }
      expect(sets.size).toBe(20);
      await expect(yellow.prompt).toHaveValue('a fox');
      await expect(yellow.section.getByRole('radio', { name: /^3:4/ })).toBeChecked();
    });
  });

  test('YEL-12, YEL-13, YEL-14, C-11: neutral choices say nothing, the others their own words in order', async ({
    page,
    yellow,
    imageService,
  }) => {
    await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.yellow]: '400' });
    await openHome(page);
    await yellow.run('a fox');
    expect(imageService.requests.map(({ prompt }) => prompt)).toEqual(Array(4).fill('a fox'));
    await yellow.openOptions();
    for (const [label, option] of CHOICES) await yellow.choose(label, option);
    await yellow.run('a fox');
    const composed = [
      'a fox',
      'Photorealistic',
      'Joyful',
      'Soft',
      'Pastel color scheme',
      'Low Angle',
      'in the style of Claude Monet',
      'Rule of Thirds composition',
      'Gouache',
      'Highly Detailed',
      'at Dawn',
      'with Light Rain',
      'in a Forest setting',
      '35mm lens',
      'rendered in Octane',
    ].join(', ');
    await expect(yellow.credits('0')).toBeVisible();
    expect(imageService.requests.slice(4).map(({ prompt }) => prompt)).toEqual(Array(4).fill(composed));
  });

  test('YEL-19, YEL-22: a guest with too few daily credits is not told to buy, only not let in', async ({
    page,
    yellow,
    imageService,
  }) => {
    for (const balance of ['0', '199']) {
      await storeBeforeVisit(page, { [GUEST_STORAGE_KEYS.yellow]: balance });
      await openHome(page);
      await expect(yellow.credits(balance)).toBeVisible();
      await yellow.prompt.fill('a fox');
      await expect(yellow.generate).toBeDisabled();
      await yellow.prompt.press('Control+Enter');
      await expect(yellow.section.getByText(/You need|Please purchase|Purchase the/)).toHaveCount(0);
      await expect(yellow.section.getByText(/Your free daily credits return/)).toBeVisible();
    }
    expect(imageService.requests).toEqual([]);
  });

  for (const { stored, shown } of [
    { stored: '0', shown: '200' },
    { stored: '350', shown: '350' },
  ]) {
    test(`C-23, O-11: a new UTC day turns ${stored} daily credits into ${shown}`, async ({
      page,
      yellow,
    }) => {
      await storeBeforeVisit(page, {
        [GUEST_STORAGE_KEYS.yellow]: stored,
        [GUEST_STORAGE_KEYS.yellowDay]: '2026-01-04',
      });
      await page.clock.setFixedTime(new Date('2026-01-05T00:00:01Z'));
      await openHome(page);
      await expect(yellow.credits(shown)).toBeVisible();
    });
  }

  test('C-23, O-11: midnight UTC fills the balance of a page that is open', async ({ page, yellow }) => {
    await page.clock.install({ time: new Date('2026-01-05T23:58:00Z') });
    await storeBeforeVisit(page, {
      [GUEST_STORAGE_KEYS.yellow]: '0',
      [GUEST_STORAGE_KEYS.yellowDay]: '2026-01-05',
    });
    await openHome(page);
    await expect(yellow.credits('0')).toBeVisible();
    await page.clock.fastForward('03:00');
    await expect(yellow.credits('200')).toBeVisible();
  });
});

import type { Page } from '@playwright/test';
import { expect, openHome, test } from '../support/generator-test.ts';

const sectionOf = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** The second headings of the page, from the top; those of the tools are for screen readers alone. */
const HEADINGS = [
  'Green image generator',
  'Try an example',
  'How it works',
  'Simple words, fine control',
  'Unlimited',
  'Yellow image generator',
  'Why choose Dreamseed',
  'Pay once, create at your own pace',
  'Our Next-Level AI Visual Solutions',
  'Our Official AI Generator Models',
  'The Dreamseed Advantage',
  'Our Commitment to Ethical AI',
  'Beyond Generation',
  'Fresh from the blog',
  'You can picture it. Now make it.',
];

const PARTS: readonly { id: string; section: string; parts: readonly string[] | number }[] = [
  { id: 'HOME-10', section: 'Why choose Dreamseed', parts: ['Realism', 'Creative control', 'Speed'] },
  {
    id: 'HOME-12',
    section: 'How it works',
    parts: ['Enter a prompt', 'Customize the style', 'Generate and download'],
  },
  { id: 'HOME-16', section: 'Our Next-Level AI Visual Solutions', parts: 6 },
  { id: 'HOME-17', section: 'The Dreamseed Advantage', parts: 6 },
  { id: 'HOME-18', section: 'Our Commitment to Ethical AI', parts: 3 },
  {
    id: 'HOME-19, O-30',
    section: 'Beyond Generation',
    parts: ['Custom style training for pros', 'Developer API', 'Community', 'Guides and tips'],
  },
  { id: 'HOME-20', section: 'Our Official AI Generator Models', parts: 6 },
];

const PLANS = {
  'Free Trial': ['$0', '500 initial credits', '50 credits per image', 'Personal, non-commercial use'],
  Booster: ['$20', '5,000 credits', '20 credits per image', 'Commercial license', 'Priority support'],
  Premium: ['$50', '15,000 credits', '50 credits per image', 'API access', 'Custom style training'],
  Professional: [
    '$100',
    '30,000 credits',
    '100 credits per image',
    'Dedicated account manager',
    'Custom AI models',
  ],
  Unlimited: ['$200', 'Yellow tool active for 30 days', '1,000 daily credits', 'Priority support'],
};

const AUDIENCE = [
  'artists',
  'designers',
  'marketers',
  'developers',
  'hobbyists',
  'beginners',
  'professionals',
];

test.describe('as the server writes it, without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('HOME-10, HOME-12, HOME-13, HOME-16 to HOME-24: every section of the start page', async ({ page }) => {
    await page.goto('/');

    await test.step('HOME-24: each stands there, in this order, under one first heading', async () => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Generate Image');
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
    });

    for (const { id, section, parts } of PARTS) {
      await test.step(`${id}: ${section}`, async () => {
        const titles = sectionOf(page, section).getByRole('heading', { level: 3 });
        if (typeof parts === 'number') await expect(titles).toHaveCount(parts);
        else await expect(titles.filter({ visible: true })).toContainText(parts);
      });
    }

    await test.step('HOME-20: each model says what it is best for', async () => {
      const models = sectionOf(page, 'Our Official AI Generator Models').getByRole('listitem');
      await expect(models.getByText(/^Best For: .+/)).toHaveCount(6);
    });

    await test.step('HOME-21: four example prompts', async () => {
      await expect(sectionOf(page, 'Try an example').getByRole('button')).toHaveCount(4);
    });

    await test.step('HOME-11, BIZ-01 to BIZ-06, BIZ-13: five plans', async () => {
      const pricing = page.locator('#pricing');
      await expect(pricing.getByRole('heading', { level: 3 })).toHaveText(Object.keys(PLANS));
      for (const [name, facts] of Object.entries(PLANS)) {
        const plan = pricing
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) });
        for (const fact of facts) await expect(plan).toContainText(fact);
      }
      await expect(pricing).toContainText('Booster, Premium and Professional include a commercial license.');
    });

    await test.step('HOME-22, C-18: what it promises; HOME-23: and to whom', async () => {
      const tiles = page.getByRole('main').locator('section', { hasText: 'Simple words, fine control' });
      for (const promise of ['Over 20 creative options', 'Negative prompts', 'Seed control', '4K and 8K']) {
        await expect(tiles).toContainText(promise);
      }
      await expect(page.getByText(new RegExp(AUDIENCE.join('.*'), 'i'))).toBeVisible();
    });

    await test.step('pictures have a size before they are there, and words', async () => {
      const bare = page.locator('main img:not([width][height][alt], .absolute)');
      await expect(bare).toHaveCount(0);
    });
  });
});

test('HOME-20, HOME-21: words that are pressed stand in the green tool, by pointer and keyboard', async ({
  page,
  green,
  consoleLines,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofSections = () => scripts.filter((url) => url.includes('/written-sections'));
  const expectWords = async (words: string) => {
    await expect(green.prompt).toHaveValue(words);
    // Whoever listens hears the field and its words.
    await expect(green.prompt).toBeFocused();
    await expect(green.prompt).toBeInViewport({ timeout: 15_000 });
  };
  const example = (words: string) => sectionOf(page, 'Try an example').getByRole('button', { name: words });
  await openHome(page);

  await test.step('HOME-21: an example prompt, by keyboard', async () => {
    await example('an astronaut on a white horse on the moon').press('Enter');
    await expectWords('an astronaut on a white horse on the moon');
  });

  await test.step('HOME-20: the words of a model, by pointer', async () => {
    await sectionOf(page, 'Our Official AI Generator Models')
      .getByRole('button', { name: /Use this prompt.*buddha/ })
      .click();
    await expectWords('buddha under a tree at sunrise, golden light');
  });

  await test.step('a link of a section changes the page without a new document', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    expect(ofSections()).toEqual([]);
    await sectionOf(page, 'Beyond Generation')
      .getByRole('link', { name: /^Join in/ })
      .click();
    await expect(page).toHaveURL('/community');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Community/);
  });

  await test.step('who comes from another page finds the same sections, from their code', async () => {
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
    expect(ofSections()).toHaveLength(1);
    await example('a red fox in a snowy forest at dawn, Watercolor').click();
    await expectWords('a red fox in a snowy forest at dawn, Watercolor');
    await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  });

  expect(consoleLines).toEqual([]);
});

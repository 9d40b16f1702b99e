import type { Page } from '@playwright/test';
import { expect, test } from '../support/generator-test.ts';

const questions = (page: Page) => page.getByRole('main').locator('summary');
const openQuestions = (page: Page) => page.getByRole('main').locator('details[open] > summary');
const details = (page: Page) => page.getByRole('main').locator('details');
const question = (page: Page, name: string) => questions(page).filter({ hasText: name });

test('HELP-01 to HELP-06, HELP-11: the Help Center opens one answer at a time', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Getting Started',
    'Account & Billing',
    'Troubleshooting',
    'More in the Studio',
    'Still need help?',
  ]);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(details(page).first()).toHaveAttribute('open');

  await test.step('HELP-03: opening one of another topic closes the first', async () => {
    await questions(page).last().click();
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(details(page).last()).toHaveAttribute('open');
  });

  await test.step('HELP-04, HELP-11: the open one closes, by the keyboard too', async () => {
    await questions(page).last().press('Enter');
    await expect(openQuestions(page)).toHaveCount(0);
    await questions(page).first().press('Space');
    await expect(details(page).first()).toHaveAttribute('open');
  });

  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await question(page, 'How many credits does a picture take?').click();
  await expect(page.getByText('typically 5 credits per image')).toBeVisible();
});

test('HELP-07 to HELP-11: ten questions, the first one answered', async ({ page }) => {
  await page.goto('/faq');
  await expect(questions(page)).toHaveCount(10);
  await expect(details(page).first()).toHaveAttribute('open');
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(page.getByText('500 initial credits')).toBeVisible();
  await question(page, 'What does one image cost?').click();
  await expect(page.getByText('A typical image costs about 5 credits')).toBeVisible();
  await question(page, 'Who helps me when something goes wrong?').click();
  await expect(
    page.getByText('Priority support applies to paid plans, community support to all.'),
  ).toBeVisible();
  await expect(openQuestions(page)).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/help', '/faq']) {
    test(`HELP-02 to HELP-04: the answers of ${path} open one at a time, and all are in the page`, async ({
      page,
    }) => {
      await page.goto(path);
      const open = page.locator('details[open]');
      await expect(open).toHaveCount(1);
      await questions(page).last().click();
      await expect(open).toHaveCount(1);
      await expect(page.locator('details').last()).toHaveAttribute('open');
      await expect(page.locator('details').last().getByRole('paragraph').first()).toBeVisible();
      await questions(page).last().press('Enter');
      await expect(open).toHaveCount(0);
    });
  }
});

test('on paper every answer can be read', async ({ page }) => {
  await page.goto('/faq');
  await page.emulateMedia({ media: 'print' });
  const heights = await page
    .locator('details > div')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(20);
  const last = page.locator('details').last().getByRole('paragraph').first();
  expect(await last.evaluate((answer) => answer.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
});

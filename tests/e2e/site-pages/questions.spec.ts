import type { Page } from '@playwright/test';
import { expect, test } from '../support/generator-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const questions = (page: Page) => page.getByRole('main').locator('button[aria-expanded]');
const openQuestions = (page: Page) => page.getByRole('main').locator('button[aria-expanded="true"]');

test('HELP-01 to HELP-06, HELP-11: the Help Center opens one answer at a time', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Getting Started',
    'Account & Billing',
    'Troubleshooting',
    'Still need help?',
  ]);
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(questions(page).first()).toHaveAttribute('aria-expanded', 'true');

  await test.step('HELP-03: opening one of another topic closes the first', async () => {
    await questions(page).last().click();
    await expect(openQuestions(page)).toHaveCount(1);
    await expect(questions(page).last()).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('HELP-04, HELP-11: the open one closes, by the keyboard too', async () => {
    await questions(page).last().press('Enter');
    await expect(openQuestions(page)).toHaveCount(0);
    await questions(page).first().press('Space');
    await expect(questions(page).first()).toHaveAttribute('aria-expanded', 'true');
  });

  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.getByRole('button', { name: 'How many credits does a picture take?' }).click();
  await expect(page.getByText('typically 5 credits per image')).toBeVisible();
});

test('HELP-07 to HELP-11: ten questions, the first one answered', async ({ page }) => {
  await page.goto('/faq');
  await expect(questions(page)).toHaveCount(10);
  await expect(questions(page).first()).toHaveAttribute('aria-expanded', 'true');
  await expect(openQuestions(page)).toHaveCount(1);
  await expect(page.getByText('500 initial credits')).toBeVisible();
  await page.getByRole('button', { name: 'What does one image cost?' }).click();
  await expect(page.getByText('A typical image costs about 5 credits')).toBeVisible();
  await page.getByRole('button', { name: 'Who helps me when something goes wrong?' }).click();
  await expect(
    page.getByText('Priority support applies to paid plans, community support to all.'),
  ).toBeVisible();
  await expect(openQuestions(page)).toHaveCount(1);
});

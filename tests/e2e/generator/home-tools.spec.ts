import type { Page } from '@playwright/test';
import { expect, openHome, test } from '../support/generator-test.ts';

// Without motion the page is at once where a press leads.
const START_BUTTONS = ['Start Creating', 'Try for Free', 'Start For Free', 'Start Generating Now'] as const;

async function expectSuiteOnTop(page: Page): Promise<void> {
  const suite = page.locator('#generator-suite');
  let last = Number.NaN;
  // A page that still glides would answer the next press from somewhere else. The sticky header covers
  // what is scrolled under it, so the suite may stop a little below the edge.
  const isAtRestOnTop = async () => {
    const top = await suite.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = last;
    last = top;
    return top === before && top > -2 && top < 130;
  };
  await expect.poll(isAtRestOnTop, { intervals: [150] }).toBe(true);
}

test('HOME-01, HOME-02, HOME-03, C-20: the hero and its ways in', { tag: '@phone' }, async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Generate Image', exact: true })).toBeVisible();
  for (const name of START_BUTTONS) {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('HOME-04: every start button leads to the generator, from wherever it stands', async ({ page }) => {
  await openHome(page);
  for (const name of START_BUTTONS) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectSuiteOnTop(page);
    await expect(page).toHaveURL('/');
  }
});

test('HOME-06, HOME-07, HOME-08: tiles, the green tool in its suite, the yellow tool under Unlimited', {
  tag: '@phone',
}, async ({ page, green, yellow }) => {
  await openHome(page);
  await expect(page.locator('#generator-suite').and(green.section.locator('xpath=ancestor::*'))).toHaveCount(
    1,
  );
  const unlimited = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Unlimited', exact: true }) });
  await expect(unlimited.and(yellow.section.locator('xpath=ancestor::*'))).toHaveCount(1);
  const tiles = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  expect(await tiles.count()).toBeGreaterThanOrEqual(6);
});

test.describe('what does not depend on the screen', () => {
  test('HOME-05: without a generator the buttons lead to the top', async ({ page }) => {
    await openHome(page);
    await page.locator('#generator-suite').evaluate((element) => element.remove());
    await page.getByRole('button', { name: 'Start Generating Now' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('HOME-09, O-28: the pricing section holds an anchor for the Unlimited plan', async ({ page }) => {
    await page.goto('/#unlimited-plan');
    const card = page.locator('#pricing #unlimited-plan');
    await expect(card.getByRole('heading', { name: 'Unlimited', exact: true })).toBeVisible();
    await expect(card).toBeInViewport();
    await expect(page).toHaveURL('/#unlimited-plan');
  });
});

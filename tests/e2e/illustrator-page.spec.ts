import { expect, openHome, test } from './support/generator-test.ts';

test('the page about the illustrator is found from the footer, lists what it knows, and hands its words over', async ({
  page,
  green,
}) => {
  await openHome(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'our illustrator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meet the illustrator' })).toBeVisible();

  await test.step('the list of nouns unfolds', async () => {
    const food = page.getByRole('button', { name: /^Food/ });
    await food.click();
    await expect(food).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/, croissant, /)).toBeVisible();
  });

  await test.step('art is credited with its license', async () => {
    await expect(page.getByRole('link', { name: 'Apache 2.0' })).toBeVisible();
  });

  await test.step('a picture takes its words to the generator', async () => {
    const picture = page
      .getByRole('list', { name: 'Pictures and the words they were' })
      .getByRole('link')
      .first();
    const words = (await picture.innerText()).trim();
    await picture.click();
    await expect(green.prompt).toHaveValue(words);
  });
});

test('the help page leads to the illustrator', async ({ page }) => {
  await page.goto('/help');
  await page.locator('summary', { hasText: 'How do I get closer to what I have in mind?' }).click();
  await page.getByRole('main').getByRole('link', { name: 'illustrator’s page' }).click();
  await expect(page).toHaveURL(/\/illustrator$/);
});

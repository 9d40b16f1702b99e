import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/base-test.ts';

test('a question mark shows the shortcuts, and only where it is not typed', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(dialog.getByRole('region', { name: 'With a picture in large view' })).toContainText(
    'Compare pictures',
  );
  await expectAccessible(page, { within: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  const prompt = page.getByRole('textbox', { name: 'Describe your vision' }).first();
  await prompt.pressSequentially('really?');
  await expect(prompt).toHaveValue('really?');
  await expect(dialog).toBeHidden();

  await page.goto('/help');
  await page.getByText('Which keyboard shortcuts are there?').click();
  await expect(page.getByRole('region', { name: 'In the gallery' })).toContainText('Star the picture');
});

import { expectAccessible } from '../support/axe.ts';
import { expect, openHome, test } from '../support/generator-test.ts';
import { picturesForAll } from '../support/image-service.ts';

test('a picture of a run opens in large, with its recipe, and gives its settings back', {
  tag: '@phone',
}, async ({ page, green, imageService }) => {
  imageService.answerWith(picturesForAll);
  await openHome(page);
  await green.run('a red fox');
  await green.prompt.fill('something else');
  await green.pictures.first().hover();
  await green.section.getByRole('button', { name: 'View larger' }).first().click();
  const viewer = page.getByRole('dialog', { name: 'How it was made' });
  await expect(viewer.getByRole('img', { name: 'a red fox' })).toHaveAttribute('data-state', 'loaded');
  await expect(viewer.getByText('Picture 1 of 2')).toBeAttached();
  await expect(viewer.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expectAccessible(page);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText('Picture 2 of 2')).toBeAttached();
  // The button to the next one is gone, and the keys go on.
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('Picture 1 of 2')).toBeAttached();
  await viewer.getByRole('button', { name: 'Use these settings' }).click();
  await expect(viewer).toBeHidden();
  await expect(green.prompt).toHaveValue('a red fox');
  await expect(green.seed).not.toHaveValue('');
});

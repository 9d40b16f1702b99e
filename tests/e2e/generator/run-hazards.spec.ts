import { expect, openHome, test } from '../support/generator-test.ts';
import { keptStrips } from '../support/kept-strips.ts';

/** As fast as people click twice without meaning to stop what they started. */
const DOUBLE_CLICK_MS = 120;

test('GREEN-32: a double click starts one run and does not stop it', async ({
  page,
  green,
  imageService,
}) => {
  await openHome(page);
  await green.run('a fox');
  imageService.answerWith(() => ({ kind: 'silence' }));
  await green.generate.click({ clickCount: 2, delay: DOUBLE_CLICK_MS });
  await expect.poll(() => imageService.requests.length).toBe(4);
  await expect(green.loading).toHaveCount(2);
  await expect(green.stop).toBeVisible();
});

test('GREEN-32: the keyboard shortcut starts runs, and stops none', async ({ page, green, imageService }) => {
  imageService.answerWith(() => ({ kind: 'silence' }));
  await openHome(page);
  await green.prompt.fill('a fox');
  await green.prompt.press('Control+Enter');
  await expect(green.loading).toHaveCount(2);
  await green.prompt.press('Control+Enter');
  await expect(green.loading).toHaveCount(2);
  await expect(green.section.getByText('Generation stopped.')).toHaveCount(0);
  await expect.poll(() => imageService.requests.length).toBe(2);
});

test('GREEN-16, GREEN-39: bytes that are no picture cost nothing and replace no saved picture', async ({
  page,
  green,
  imageService,
}) => {
  await openHome(page);
  await green.run('a fox');
  await expect.poll(() => keptStrips(page, 'green')).toHaveLength(1);
  const saved = await keptStrips(page, 'green');
  imageService.answerWith(() => ({ kind: 'body', body: 'not a picture', contentType: 'image/png' }));
  await green.start('an owl');
  await expect(green.failed('didn’t send an image')).toHaveCount(2);
  await expect(green.generate).toBeVisible();
  await expect(green.credits('400')).toBeVisible();
  expect(await keptStrips(page, 'green')).toEqual(saved);
});

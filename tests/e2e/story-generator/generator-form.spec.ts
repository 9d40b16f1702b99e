import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/generator-test.ts';
import { noisePicture, pictureBytes } from '../support/images.ts';
import { generatorScreen, stubScriptService } from './generator-screen.ts';

const INCOMPLETE = 'Please provide a title and an image.';

test('GEN-01 to GEN-05, GEN-14, C-03, T-40: a title and a picture are given, and nothing is asked without them', {
  tag: '@phone',
}, async ({ page }) => {
  const screen = generatorScreen(page);
  const { title, picker, preview, removeImage, button, errorBox } = screen;
  const service = await stubScriptService(page);
  await screen.open();

  await test.step('GEN-01, GEN-02, GEN-03, GEN-05, GEN-22: empty, and without an account', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Story Content Generator');
    await expect(title).toHaveAttribute('type', 'text');
    await expect(picker).toHaveAttribute('accept', 'image/*');
    await expect(preview).toHaveCount(0);
    await expect(button).toHaveText('Generate Story Script');
    await expect(button).toBeDisabled();
  });

  await test.step('GEN-14, C-03, ERR-16: Enter says what is missing', async () => {
    await title.fill('   ');
    await title.press('Enter');
    await expect(errorBox.getByRole('heading')).toHaveText('An Error Occurred');
    await expect(errorBox).toContainText(INCOMPLETE);
    await expect(title).toBeFocused();
    await title.fill('Bay at dusk');
    await expect(button).toBeDisabled();
    await title.press('Enter');
    await expect(errorBox).toContainText(INCOMPLETE);
    await expect(picker).toBeFocused();
    await expect(picker).toHaveAccessibleDescription('The story needs a picture.');
  });

  await test.step('GEN-03, GEN-05, T-40: chosen, cleared, and the same chosen again', async () => {
    await screen.choosePicture();
    await expect(preview).toBeVisible();
    await expect(errorBox).toHaveCount(0);
    await expect(button).toBeEnabled();
    await expectAccessible(page);
    await removeImage.click();
    await expect(preview).toHaveCount(0);
    await expect(button).toBeDisabled();
    const choosing = page.waitForEvent('filechooser');
    await picker.click();
    await (await choosing).setFiles({ name: 'bay.png', mimeType: 'image/png', buffer: await pictureBytes() });
    await expect(button).toBeEnabled();
    await picker.setInputFiles([]);
    await expect(preview).toHaveCount(0);
    await expect(button).toBeDisabled();
  });

  await test.step('GEN-05: a picture alone', async () => {
    await title.fill(' ');
    await screen.choosePicture();
    await expect(preview).toBeVisible();
    await expect(button).toBeDisabled();
    await title.press('Enter');
    await expect(errorBox).toContainText(INCOMPLETE);
  });

  expect(service.count).toBe(0);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('GEN-04: only pictures are taken, however they come', async ({ page }) => {
  const screen = generatorScreen(page);
  const { title, picker, preview, button } = screen;
  await screen.open();
  await title.fill('Bay at dusk');

  await test.step('a text, an SVG, too much, and what only looks like a picture', async () => {
    const huge = await noisePicture(1700, 1700);
    for (const [file, words] of [
      [{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') }, 'That isn’t a picture.'],
      [
        { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
        'SVG files can’t be used here.',
      ],
      [{ name: 'huge.png', mimeType: 'image/png', buffer: huge }, 'Choose one of at most 8 MB.'],
      [
        { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no') },
        'Your browser can’t open this picture.',
      ],
    ] as const) {
      await picker.setInputFiles(file);
      await expect(picker).toHaveAccessibleDescription(new RegExp(words));
      await expect(preview).toHaveCount(0);
      await expect(button).toBeDisabled();
    }
  });

  await test.step('a dropped text is refused, and the picture before it stays', async () => {
    await screen.choosePicture('first.png');
    await expect(picker).toHaveAccessibleDescription(/^first\.png/);
    await arrive(page, 'drop', { name: 'notes.txt', type: 'text/plain', base64: 'aGVsbG8=' });
    await expect(picker).toHaveAccessibleDescription(/^That isn’t a picture/);
    await expect(preview).toBeVisible();
    await expect(button).toBeEnabled();
  });

  const base64 = (await pictureBytes({ color: { r: 200, g: 30, b: 30 } })).toString('base64');
  for (const way of ['drop', 'paste'] as const) {
    await test.step(`a picture arrives by ${way}, and the page stays`, async () => {
      await arrive(page, way, { name: `${way}.png`, type: 'image/png', base64 });
      await expect(picker).toHaveAccessibleDescription(new RegExp(`^${way}\\.png`));
      await expect(preview).toBeVisible();
      await expect(title).toHaveValue('Bay at dusk');
    });
  }
});

/** A file that is dropped beside the picker, or pasted. */
async function arrive(
  page: Page,
  way: 'drop' | 'paste',
  file: { name: string; type: string; base64: string },
): Promise<void> {
  await page.evaluate(
    ({ event, name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      const options = { bubbles: true, cancelable: true };
      document
        .querySelector('main')
        ?.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
    },
    { event: way, ...file },
  );
}

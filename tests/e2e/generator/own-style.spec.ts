import sharp from 'sharp';
import { expectAccessible } from '../support/axe.ts';
import { expect, openHome, test } from '../support/generator-test.ts';

const TIMEOUT_MS = 90_000;

const stripes = (color: string) =>
  sharp({ create: { width: 240, height: 160, channels: 3, background: color } })
    .composite([
      { input: { create: { width: 240, height: 60, channels: 3, background: '#f4ead8' } }, left: 0, top: 40 },
    ])
    .jpeg()
    .toBuffer();

test('a guest learns a style from pictures, draws in it and stops using it', async ({ page, green }) => {
  await openHome(page);
  await green.section.getByRole('button', { name: 'Use my own style' }).click();
  const dialog = page.getByRole('dialog', { name: 'A style of your own' });
  await expect(dialog.getByRole('button', { name: 'Learn this style' })).toBeDisabled();
  await dialog.getByLabel('Add pictures').setInputFiles(
    await Promise.all(
      ['#1d3f8a', '#2a5cb0'].map(async (color, index) => ({
        name: `sea-${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await stripes(color),
      })),
    ),
  );
  await expect(
    dialog.getByRole('list', { name: 'Pictures to learn from' }).getByRole('listitem'),
  ).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Learn this style' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Learning the style' })).toBeVisible();
  await expect(dialog.getByText(/^Closest to /)).toBeVisible({ timeout: TIMEOUT_MS });
  await expect(dialog.getByRole('img', { name: 'A fox in this style' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name', { exact: true }).fill('Blue sea');
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toHaveCount(0);
  const chip = green.section.getByRole('button', { name: 'Style: Blue sea' });
  await expect(chip).toBeVisible();
  await green.chooseShape('9:16');
  await green.prompt.fill('a lighthouse by the sea');
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/prompt'),
  );
  await green.section.getByRole('button', { name: /^Generate/ }).click();
  expect((await posted).postData()).toContain('"medium"');
  await expect(green.pictures).toHaveCount(2, { timeout: TIMEOUT_MS });
  const source = await green.pictures.first().getAttribute('src');
  const { dominant } = await sharp(Buffer.from((source ?? '').split(',')[1] ?? '', 'base64')).stats();
  expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(60);
  await page.reload();
  await expect(chip).toBeVisible();
  await green.section.getByRole('button', { name: 'Stop using Blue sea' }).click();
  await expect(green.section.getByRole('button', { name: 'Use my own style' })).toBeVisible();
});

// On the phone as well: the same dialog, without the drawings that learning takes.
test('learning can be stopped, and what is no style file is refused with a sentence', async ({
  page,
  green,
}) => {
  await openHome(page);
  await green.section.getByRole('button', { name: 'Use my own style' }).click();
  const dialog = page.getByRole('dialog', { name: 'A style of your own' });
  await dialog
    .getByLabel('Add pictures')
    .setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer: await stripes('#1d3f8a') });
  await dialog.getByRole('button', { name: 'Learn this style' }).click();
  await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Learn this style' })).toBeEnabled();
  await dialog
    .getByLabel('Add a style file')
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(dialog.getByText('This file isn’t a style from this site')).toBeVisible();
  await expectAccessible(page);
});

import sharp from 'sharp';
import { expect, test } from '../support/base-test.ts';

test('whoever finds a picture asks whether it is ours, by keyboard and without a mouse', async ({
  page,
  request,
}) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Is it ours?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Is it ours?' })).toBeVisible();
  const drawn = await request.get('/prompt/a%20heron%20by%20a%20lake?width=128&height=128&seed=7');
  const picture = await sharp(await drawn.body())
    .resize(90)
    .png()
    .toBuffer();
  const ask = async () => {
    await page
      .getByLabel(/picture$/i)
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await page.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
    return await page.getByRole('heading', { level: 2 }).textContent();
  };
  // It is written down a moment after it left.
  await expect.poll(ask, { intervals: [1500] }).toBe('It looks like one of ours');
  await expect(page.getByText('Nothing. That proves nothing either way')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(
    (bytes) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(bytes)], 'b.png', { type: 'image/png' }));
      dispatchEvent(new ClipboardEvent('paste', { clipboardData: chosen }));
    },
    [...(await sharp(picture).rotate(90).png().toBuffer())],
  );
  await expect(page.getByRole('heading', { name: 'We don’t know it' })).toBeVisible();
});

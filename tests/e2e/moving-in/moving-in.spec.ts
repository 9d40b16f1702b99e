import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Real pictures, drawn on a machine that has other work too. */
const DRAWN_MS = 60_000;

test('what a guest made is offered to the account, moves in at no price, and is not offered again', {
  tag: '@phone',
}, async ({ page, green }) => {
  test.setTimeout(4 * DRAWN_MS);
  await page.goto('/');
  await green.start('a red fox');
  await expect(green.pictures).toHaveCount(2, { timeout: DRAWN_MS });
  await expect(page.getByRole('region', { name: 'Pictures from before you signed in' })).toHaveCount(0);
  await signUp(page);
  await page.goto('/');
  const offer = page.getByRole('region', { name: 'Pictures from before you signed in' });
  await expect(offer.getByRole('img', { name: 'a red fox' })).toHaveCount(2);
  await expectAccessible(page);
  const { credits } = await askApi<{ credits: number }>(page, '/user/status');
  await offer.getByRole('button', { name: 'Keep them' }).click();
  await expect(offer).toContainText('2 pictures are in your gallery now, at no cost.');
  expect((await askApi<{ credits: number }>(page, '/user/status')).credits).toBe(credits);
  await offer.getByRole('link', { name: 'See my gallery' }).click();
  await expect(page.getByRole('list', { name: 'Your images' }).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your images' }).getByRole('listitem')).toHaveCount(2);
  await expect(offer).toHaveCount(0);
});

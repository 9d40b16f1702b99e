import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { storeBeforeVisit } from '../support/generator-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PROMPT = 'a red fox';

/** A small picture as a tool asks for it, left in the browser as a tool leaves it. */
async function drawAsGuest(page: Page): Promise<void> {
  const size = { width: 64, height: 64, seed: 7 };
  const query = new URLSearchParams(Object.entries(size).map(([name, value]) => [name, String(value)]));
  const answer = await page.request.get(`/prompt/${encodeURIComponent(PROMPT)}?${query}`, {
    headers: { 'X-Dreamseed-Tool': 'green', 'X-Dreamseed-Run': randomUUID(), 'X-Dreamseed-Tile': '0' },
  });
  expect(answer.status()).toBe(200);
  const src = `data:image/jpeg;base64,${(await answer.body()).toString('base64')}`;
  const recipe = { prompt: PROMPT, fullPrompt: PROMPT, ...size };
  const receipt = answer.headers()['x-dreamseed-receipt'];
  const key = JSON.stringify([PROMPT, size.width, size.height, size.seed, 0]);
  await storeBeforeVisit(page, {
    'dreamseed.green.images': JSON.stringify([{ key: 'green-0', src, status: 'success', error: '', recipe }]),
    'dreamseed.guest.receipts': JSON.stringify([{ key, receipt }]),
  });
}

test('what a guest made is offered to the account, moves in at no price, and is not offered again', {
  tag: '@phone',
}, async ({ page }) => {
  await drawAsGuest(page);
  const offer = page.getByRole('region', { name: 'Pictures from before you signed in' });
  await page.goto('/faq');
  await expect(
    page
      .getByRole('button', { name: /^Sign In/ })
      .or(page.getByText('Sign In'))
      .first(),
  ).toBeVisible();
  await expect(offer).toHaveCount(0);
  await signUp(page);
  await page.goto('/faq');
  await expect(offer.getByRole('img', { name: PROMPT })).toHaveCount(1);
  await expectAccessible(page);
  const { credits } = await askApi<{ credits: number }>(page, '/user/status');
  await offer.getByRole('button', { name: 'Keep them' }).click();
  await expect(offer).toContainText('One picture is in your gallery now, at no cost.');
  expect((await askApi<{ credits: number }>(page, '/user/status')).credits).toBe(credits);
  await offer.getByRole('link', { name: 'See my gallery' }).click();
  await expect(page.getByRole('list', { name: 'Your images' }).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your images' }).getByRole('listitem')).toHaveCount(1);
  await expect(offer).toHaveCount(0);
});

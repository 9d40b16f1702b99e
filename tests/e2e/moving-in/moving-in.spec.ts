import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { askApi } from '../support/account-api.ts';
import { expect, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { storeBeforeVisit, storedEntry } from '../support/generator-test.ts';

const PROMPT = 'a red fox';
const LOOK = {
  id: 'a-look',
  name: 'Stormy ink',
  options: { style: 'Anime' },
  createdAt: '2026-01-15T12:00:00.000Z',
};

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
    'dreamseed.looks': JSON.stringify([LOOK]),
  });
}

test('what a guest made is offered to the account, moves in at no price, and is not offered again', async ({
  page,
}) => {
  await drawAsGuest(page);
  const offer = page.getByRole('region', { name: 'From before you signed in' });
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
  await expect(offer.getByText(LOOK.name)).toBeVisible();
  await expectAccessible(page);
  const { credits } = await askApi<{ credits: number }>(page, '/user/status');
  await offer.getByRole('button', { name: 'Keep them' }).click();
  await expect(offer).toContainText(
    'One picture is in your gallery now, at no cost. One look is in your account now.',
  );
  const { looks } = await askApi<{ looks: object[] }>(page, '/looks');
  expect(looks).toMatchObject([{ name: LOOK.name, options: LOOK.options }]);
  expect((await askApi<{ credits: number }>(page, '/user/status')).credits).toBe(credits);
  await offer.getByRole('link', { name: 'See my gallery' }).click();
  await expect(page.getByRole('list', { name: 'Your images' }).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your images' }).getByRole('listitem')).toHaveCount(1);
  await expect(offer).toHaveCount(0);
});

test('looks alone are offered too; what is declined stays in the browser and is not offered again', async ({
  page,
}) => {
  await storeBeforeVisit(page, { 'dreamseed.looks': JSON.stringify([LOOK]) });
  await signUp(page);
  await page.goto('/faq');
  const offer = page.getByRole('region', { name: 'From before you signed in' });
  await expect(offer).toContainText('One look is only in this browser so far.');
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  const asked = page.waitForResponse(/move-in-panel/);
  await page.reload();
  await (await asked).finished();
  await expect(offer).toHaveCount(0);
  expect(await storedEntry(page, 'dreamseed.looks')).toContain(LOOK.name);
});

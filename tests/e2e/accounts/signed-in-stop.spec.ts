import type { Page, Response } from '@playwright/test';
import type { UserStatus } from '../../../src/features/user-status/user-status.types.ts';
import { askApi } from '../support/account-api.ts';
import { expect, test } from '../support/account-test.ts';

interface ReleaseAnswer {
  released: string[];
  kept: string[];
}

function firstPaidImage(page: Page): Promise<Response> {
  const isPaid = (response: Response) => response.headers()['x-dreamseed-hold'] !== undefined;
  // A real picture, drawn on a machine that has other work too.
  return page.waitForResponse(isPaid, { timeout: 60_000 });
}

test('GREEN-33, GREEN-34: Stop gives everything back, also what was finished already', {
  tag: '@stored',
}, async ({ page, account, green }) => {
  // The first picture is real and arrives; the second is still on its way.
  const arrived = firstPaidImage(page);
  await page.route('**/prompt/**', async (route) => {
    if (route.request().headers()['x-dreamseed-tile'] === '0') await route.continue();
  });
  await green.start('a fox');
  const holdId = (await arrived).headers()['x-dreamseed-hold'];
  const releasing = page.waitForResponse((response) => response.url().endsWith('/api/images/release'));
  await green.stop.click();
  await expect(green.placeholders).toHaveCount(2);
  await expect(green.failurePanel).toHaveCount(0);

  const release = await releasing;
  const { released, kept }: ReleaseAnswer = await release.json();
  expect(released).toContain(holdId);
  expect(released).toHaveLength(2);
  expect(kept).toEqual([]);
  await expect(green.credits('500')).toBeVisible();
  expect((await askApi<UserStatus>(page, '/user/status')).credits).toBe(500);
  expect(await askApi<unknown[]>(page, '/images/history')).toEqual([]);
  expect(account.email).toContain('@');
});

test('what could no longer be given back is told', async ({ page, account, green }) => {
  await page.route('**/prompt/**', () => {});
  await page.route('**/api/images/release', (route) =>
    route.fulfill({
      json: { released: [], kept: ['image'], userStatus: { email: account.email, credits: 450 } },
    }),
  );
  await green.start('a fox');
  await expect(green.loading).toHaveCount(2);
  await green.stop.click();
  await expect(
    green.section
      .getByText('One image was already finished.')
      .filter({ hasText: 'kept in your gallery and charged' }),
  ).toBeVisible();
  await expect(green.credits('450')).toBeVisible();
});

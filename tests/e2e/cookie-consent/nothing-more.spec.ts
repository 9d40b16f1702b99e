import { CONSENT_KEY } from '../../../src/features/cookie-consent/cookie-consent.rules.ts';
import { expect, test } from '../support/base-test.ts';
import { noticeScreen } from './notice-screen.ts';

test.use({ cookieNotice: 'unanswered' });

test('COOK-02: before an answer, without one and after it the site sets no cookie and asks no other host', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const { notice, accept } = noticeScreen(page);
  const expectNothing = async (stored: string[]) => {
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(stored);
    expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  };

  await test.step('before an answer', async () => {
    await page.goto('/');
    await expect(notice).toBeVisible();
    await expectNothing([]);
  });
  await test.step('without an answer', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides and ideas');
    await expectNothing([]);
  });
  await test.step('after the answer', async () => {
    await accept.click();
    await page.goto('/');
    await expect(page.getByText('Account: Guest')).toHaveCount(2);
    await expectNothing([CONSENT_KEY]);
  });
});

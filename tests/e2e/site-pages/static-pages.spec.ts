import { expect, test } from '../support/generator-test.ts';

test('STATIC-01, STATIC-02, STATIC-03: who we are and how to reach us', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our mission',
    'Our story',
    'Our values',
  ]);
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Support',
    'Technical',
    'Developers',
    'Partnerships',
    'Press',
    'Mail',
  ]);
  await expect(page.getByRole('main')).toContainText('24-48 hours');
  await expect(page.getByRole('link', { name: /^support@/ }).first()).toHaveAttribute(
    'href',
    /^mailto:support@/,
  );
});

test('STATIC-04 to STATIC-10, T-47: legal pages carry the date of the day they are read', async ({
  page,
}) => {
  await page.clock.install({ time: '2031-03-07T12:00:00Z' });
  for (const path of ['/privacy-policy', '/terms-of-service', '/disclaimer']) {
    await page.goto(path);
    await expect(page.getByText('Last updated: March 7, 2031')).toBeVisible();
    const text = await page.getByRole('main').innerText();
    if (path !== '/disclaimer') expect(text).toContain('at least 13 years old');
    if (path === '/terms-of-service') {
      expect(text).toContain('30 days’ notice of material changes');
      expect(text).toContain('not recurring subscriptions');
      expect(text).toContain('purchase email and the license key');
      expect(text).toMatch(/Booster, Premium or Professional may be used for business/);
      expect(text).toContain('personal, non-commercial use');
    }
  }
});

test('STATIC-11, STATIC-12: forty features, four of them still to come', async ({ page }) => {
  await page.goto('/features');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(40);
  const coming = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Coming Soon' });
  await expect(coming.getByRole('heading')).toHaveText([
    /^Voice prompt art/,
    /^Photo enhancement/,
    /^Background removal/,
    /^Object removal/,
  ]);
});

test('HELP-12, HELP-13: four places to meet, each in a tab of its own', async ({ page }) => {
  await page.goto('/community');
  const links = page.getByRole('main').getByRole('link', { name: /^Join Now/ });
  await expect(links).toHaveCount(4);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});

import { freePort } from '../../../machine/free-port.ts';
import { type OwnSite, startOwnSite } from '../accounts/own-site.ts';
import { expect, test } from '../support/generator-test.ts';

let site: OwnSite;

test.beforeAll(async () => {
  const shop = 'https://shop.example';
  site = await startOwnSite(await freePort(), {
    SANDBOX_SHOP: 'off',
    PURCHASE_LINK_BOOSTER: `${shop}/booster`,
    PURCHASE_LINK_PREMIUM: `${shop}/premium`,
    PURCHASE_LINK_UNLIMITED: `${shop}/unlimited`,
  });
});

test.afterAll(async () => {
  await site.stop();
});

test('BIZ-12: plans of a configured shop are bought there, in a tab of its own', async ({
  page,
  context,
}) => {
  await context.route('https://shop.example/**', (route) => route.fulfill({ body: 'The shop.' }));
  await page.goto(site.origin);
  for (const plan of ['Booster', 'Premium', 'Unlimited']) {
    const link = page.getByRole('link', { name: `Get ${plan}`, exact: true });
    await expect(link).toHaveAttribute('href', `https://shop.example/${plan.toLowerCase()}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  }
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Get Booster', exact: true }).click();
  await expect(await opened).toHaveURL('https://shop.example/booster');
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('BIZ-12: a plan without a shop leads to a person', async ({ page }) => {
  await page.goto(site.origin);
  const link = page.getByRole('link', { name: 'Get Professional', exact: true });
  await expect(link).toHaveAttribute('href', '/contact');
  await expect(link).not.toHaveAttribute('target', '_blank');
});

test('a site without the sandbox has no test checkout', async ({ page, request }) => {
  expect((await page.goto(`${site.origin}/checkout/booster`))?.status()).toBe(404);
  const answer = await request.post(`${site.origin}/api/checkout/sandbox`, {
    data: { plan: 'booster', email: 'ada@example.com' },
  });
  expect(answer.status()).toBe(404);
});

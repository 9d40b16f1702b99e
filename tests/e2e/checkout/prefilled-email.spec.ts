import { expect, test } from '../support/account-test.ts';

const SHOP = 'https://dreamseed.gumroad.com/l/booster';

test('BIZ-12: the form of the shop opens with the email of whoever is signed in', async ({
  page,
  context,
  account,
}) => {
  await context.route('https://dreamseed.gumroad.com/**', (route) => route.fulfill({ body: 'The shop.' }));
  const link = page.getByRole('link', { name: 'Get Booster', exact: true });
  // This site sells in its sandbox; a shop's address stands here on a site that has one.
  await link.evaluate((element, address) => {
    element.setAttribute('href', address);
    element.setAttribute('target', '_blank');
  }, SHOP);
  const opened = context.waitForEvent('page');
  await link.click();
  await expect(await opened).toHaveURL(`${SHOP}?email=${encodeURIComponent(account.email)}`);
});

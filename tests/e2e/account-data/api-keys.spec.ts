import { urls } from '../../../src/urls.ts';
import { expect, identityToken, openAccountHome, signUp, test } from '../support/account-test.ts';
import { expectAccessible } from '../support/axe.ts';

test('an owner makes a key, tries it, a program uses it, and its owner revokes it', {
  tag: '@phone',
}, async ({ page }) => {
  const account = await signUp(page);
  const { email } = account;
  await openAccountHome(page, account);
  const headers = { Authorization: `Bearer ${await identityToken(page)}` };
  const bought = await page.request.post('/api/checkout/sandbox', { data: { plan: 'premium', email } });
  const { licenseKey: key } = await bought.json();
  const activated = await page.request.post('/api/license/activate', { headers, data: { email, key } });
  expect(activated.status()).toBe(200);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Manage Keys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Keys for programs' });
  await dialog.getByLabel('Name').fill('Nightly pictures');
  await dialog.getByLabel('Credits a day').fill('500');
  await dialog.getByRole('button', { name: 'Make a Key' }).click();
  const made = dialog.getByRole('status').locator('code');
  await expect(made).toHaveText(/^ds_[\w-]{43}$/);
  const row = dialog.getByRole('listitem').filter({ hasText: 'Nightly pictures' });
  await expect(row).toContainText('500 credits a day');
  await expectAccessible(page);
  const asProgram = { headers: { Authorization: `Bearer ${await made.textContent()}` } };
  expect((await page.request.get('/v1/models', asProgram)).status()).toBe(200);
  const docs = await page.context().newPage();
  await docs.goto(urls.apiDocs());
  await docs.getByLabel('Key').fill((await made.textContent()) ?? '');
  await docs.getByRole('button', { name: 'Draw' }).click();
  await expect(docs.getByRole('img', { name: 'a red fox' })).toBeVisible({ timeout: 20_000 });
  await docs.close();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await row.getByRole('button', { name: 'for good' }).click();
  await expect(row).toBeHidden();
  expect((await page.request.get('/v1/models', asProgram)).status()).toBe(401);
});

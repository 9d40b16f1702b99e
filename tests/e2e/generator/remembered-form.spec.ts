import { REMEMBERED_FORM_KEYS } from '../../../src/features/generator/remembered-form.rules.ts';
import { accountBar, signUp, test } from '../support/account-test.ts';
import { expect, openHome, storeBeforeVisit, storedEntry } from '../support/generator-test.ts';

test('what was filled in survives a reload and a visit to another page, tool by tool', async ({
  page,
  green,
  yellow,
}) => {
  await openHome(page);
  await green.prompt.fill('a fox in the snow');
  await green.choose('Creative Style', 'Anime');
  await green.chooseShape('16:9');
  await yellow.prompt.fill('an owl');
  await page.reload();
  await expect(green.prompt).toHaveValue('a fox in the snow');
  await expect(green.selector('Creative Style')).toContainText('Anime');
  await expect(green.section.getByRole('radio', { name: /^16:9/ })).toBeChecked();
  await expect(green.generate).toBeEnabled();
  await expect(yellow.prompt).toHaveValue('an owl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Dreamseed' }).click();
  await expect(green.prompt).toHaveValue('a fox in the snow');
  await green.prompt.fill('');
  await yellow.prompt.fill('');
  await expect.poll(() => storedEntry(page, REMEMBERED_FORM_KEYS.yellow)).toBeNull();
});

test('an entry that cannot be read is no entry', async ({ page, green }) => {
  await storeBeforeVisit(page, {
    [REMEMBERED_FORM_KEYS.green]: '{"version":1,"tool":"green","prompt":7}',
    [REMEMBERED_FORM_KEYS.yellow]: '{oops',
  });
  await openHome(page);
  await green.prompt.fill('a bear');
  await expect.poll(() => storedEntry(page, REMEMBERED_FORM_KEYS.green)).toContain('a bear');
});

test('what an account filled in is shown to nobody after it', async ({ page, green, account: _ }) => {
  await green.prompt.fill('a secret fox');
  await expect.poll(() => storedEntry(page, REMEMBERED_FORM_KEYS.green)).toContain('a secret fox');
  await accountBar(page, 'green').button('Sign Out').click();
  await expect(page.getByText('Account: Guest')).toHaveCount(2);
  await expect(green.prompt).toHaveValue('');
  expect(await storedEntry(page, REMEMBERED_FORM_KEYS.green)).toBeNull();
});

test('a guest who signs in keeps what they typed', async ({ page, green }) => {
  await signUp(page);
  await page.evaluate(() => localStorage.removeItem('dreamseed.signed-in'));
  await openHome(page);
  await green.prompt.fill('a fox');
  await expect.poll(() => storedEntry(page, REMEMBERED_FORM_KEYS.green)).toContain('a fox');
  await page.evaluate(() => localStorage.setItem('dreamseed.signed-in', String(Date.now())));
  await page.reload();
  await expect(accountBar(page, 'green').button('Sign Out')).toBeVisible();
  await expect(green.prompt).toHaveValue('a fox');
});

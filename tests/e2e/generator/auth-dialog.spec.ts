import type { Page } from '@playwright/test';
import { type AuthViewName, authDialog, openAuthDialog } from '../support/account-test.ts';
import { expect, openHome, test } from '../support/generator-test.ts';

/** Every request from here on that could carry what was typed. */
function watchRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname.startsWith('/api/')) sent.push(pathname);
  });
  return sent;
}

const VIEWS = ['Sign In', 'Sign Up'] satisfies AuthViewName[];

test('MODAL-01, MODAL-02, MODAL-04, MODAL-05, MODAL-07, MODAL-19: the dialog opens, and closes', {
  tag: '@phone',
}, async ({ page, yellow }) => {
  await openHome(page);
  for (const view of VIEWS) {
    await test.step(`${view} opens its view with its fields`, async () => {
      const { dialog, email, password, confirmation, google } = await openAuthDialog(page, view);
      await expect(email).toHaveAttribute('type', 'email');
      await expect(password).toHaveAttribute('type', 'password');
      await expect(confirmation).toHaveCount(view === 'Sign Up' ? 1 : 0);
      // This site has no provider, and offers no way in that could only fail.
      await expect(google).toHaveCount(0);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
  await test.step('the close control closes, and the page behind waits', async () => {
    const { dialog } = await openAuthDialog(page, 'Sign In', 'yellow');
    await expect(page.getByRole('region', { name: 'Yellow tool' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(yellow.section.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  });
});

test.describe('what does not depend on the screen', () => {
  test('MODAL-03, MODAL-19: the dialog holds the focus, changes its view, and forgets', async ({
    page,
    green,
  }) => {
    await openHome(page);
    for (const view of VIEWS) {
      await test.step(`the ${view} dialog takes the focus, keeps it, and gives it back`, async () => {
        const { dialog } = await openAuthDialog(page, view);
        const focusIsInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
        await expect.poll(focusIsInside).toBe(true);
        for (let presses = 0; presses < 12; presses++) {
          await page.keyboard.press('Tab');
          await expect.poll(focusIsInside).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(green.section.getByRole('button', { name: view, exact: true })).toBeFocused();
      });
    }
    const signIn = await openAuthDialog(page, 'Sign In');
    await test.step('a password can be looked at while it is typed', async () => {
      await signIn.password.fill('correct horse');
      await signIn.dialog.getByRole('button', { name: 'Show password' }).click();
      await expect(signIn.password).toHaveAttribute('type', 'text');
      await signIn.dialog.getByRole('button', { name: 'Hide password' }).click();
      await expect(signIn.password).toHaveAttribute('type', 'password');
    });
    await test.step('the two views change places inside the dialog', async () => {
      await signIn.switchView.click();
      const signUp = authDialog(page, 'Sign Up');
      await expect(signUp.dialog).toBeVisible();
      await expect(signIn.dialog).toHaveCount(0);
      await expect(signUp.confirmation).toBeVisible();
      await expect(signUp.password).toHaveValue('');
      await signUp.switchView.click();
      await expect(signIn.dialog).toBeVisible();
    });
    await test.step('a forgotten password on a site without mail: it says whom to ask', async () => {
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
      await expect(dialog).toContainText('This site doesn’t send email');
      await expect(dialog.getByRole('textbox')).toHaveCount(0);
      const contact = dialog.getByRole('link', { name: 'Contact us' });
      await expect(contact).toHaveAttribute('href', '/contact');
      await expect(contact).toBeFocused();
      await dialog.getByRole('button', { name: 'Back to Sign In' }).click();
      await expect(signIn.dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(signIn.dialog).toHaveCount(0);
    });
    await test.step('a dialog that was closed comes back empty', async () => {
      const form = await openAuthDialog(page, 'Sign Up');
      await form.email.fill('abc');
      await form.submit.click();
      await expect(form.email).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.press('Escape');
      await expect(form.dialog).toHaveCount(0);
      await green.section.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(form.email).toHaveValue('');
      await expect(form.email).not.toHaveAttribute('aria-invalid', 'true');
    });
  });

  test('MODAL-06 to MODAL-09, C-02, ERR-10: what is missing, wrong or different goes nowhere', async ({
    page,
  }) => {
    await openHome(page);
    const sent = watchRequests(page);
    for (const view of VIEWS) {
      await test.step(`${view} with a field missing or an email that is none`, async () => {
        const form = await openAuthDialog(page, view);
        const fields = ['email', 'password', 'confirmation'] as const;
        const asked = fields.slice(0, view === 'Sign Up' ? 3 : 2);
        const complete = { email: 'a@b.example', password: 'correct horse', confirmation: 'correct horse' };
        const wrongs = [
          ...asked.map((field) => ({ field, text: '' })),
          { field: 'email', text: 'abc' },
        ] as const;
        for (const wrong of wrongs) {
          for (const field of asked) await form[field].fill(complete[field]);
          await form[wrong.field].fill(wrong.text);
          await form.submit.click();
          await expect(form[wrong.field]).toHaveAttribute('aria-invalid', 'true');
          await expect(form[wrong.field]).toBeFocused();
          await expect(form.dialog).toBeVisible();
        }
        for (const field of asked) await expect(form[field]).toHaveAttribute('required', '');
        expect(await form.email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
          true,
        );
        expect(sent).toEqual([]);
        if (view === 'Sign In') await page.keyboard.press('Escape');
      });
    }
    await test.step('two different passwords do not match', async () => {
      const form = authDialog(page, 'Sign Up');
      await form.email.fill('a@b.example');
      await form.password.fill('correct horse');
      await form.confirmation.fill('correct house');
      await form.submit.click();
      await expect(form.dialog.getByText('Passwords do not match.', { exact: true })).toBeVisible();
      await expect(form.confirmation).toHaveAccessibleDescription(/Passwords do not match\./);
      expect(sent).toEqual([]);
      await form.confirmation.fill('correct horse');
      await expect(form.dialog.getByText('Passwords do not match.')).toHaveCount(0);
    });
  });
});

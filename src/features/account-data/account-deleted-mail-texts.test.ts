import { expect, test } from 'vitest';
import { accountDeletedMail } from './account-deleted-mail-texts.ts';

const SITE = { siteName: 'Dreamseed', siteRoot: 'https://dreams.example' };

test('an account without a password is told nothing of one that it had here', () => {
  const { text, html } = accountDeletedMail(SITE, 'fresh-sign-in');
  for (const body of [text, html]) {
    expect(body).toContain('at the service you sign in with');
    expect(body).not.toContain('had here');
  }
});

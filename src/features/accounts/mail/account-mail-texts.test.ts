import { describe, expect, it } from 'vitest';
import { passwordChangedMail, resetPasswordMail, verifyEmailMail } from './account-mail-texts.ts';

const SITE = { siteName: 'Moon & Sun', siteRoot: 'https://dreams.example' };
const TOKEN = 'a+b/c=';
const mails = {
  verify: verifyEmailMail(SITE, { email: 'ada@example.com', token: TOKEN }),
  reset: resetPasswordMail(SITE, { token: TOKEN }),
  changed: passwordChangedMail(SITE),
};

describe('mails of accounts', () => {
  it('lead to pages of the site, with a token that arrives as it was', () => {
    for (const [mail, page] of [
      [mails.verify, 'verify-email'],
      [mails.reset, 'reset-password'],
    ] as const) {
      const address = /https:\S+/.exec(mail.text)?.[0] ?? '';
      const { origin, pathname, hash } = new URL(address);
      expect(origin + pathname).toBe(`https://dreams.example/${page}`);
      expect(new URLSearchParams(hash.slice(1)).get('token')).toBe(TOKEN);
      expect(mail.html).toContain(`href="${address}"`);
    }
  });

  it('say what happens when somebody else asked', () => {
    expect(mails.verify.text).toContain('If you didn’t sign up, just ignore this email');
    expect(mails.reset.text).toContain('Your password stays the same');
    expect(mails.changed.text).toContain('If it wasn’t you');
  });
});

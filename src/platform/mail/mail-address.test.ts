import { describe, expect, it } from 'vitest';
import { mailSender, parseMailAddress } from './mail-address.ts';
import { isSmtpUrl, readSmtpUrl } from './smtp-url.ts';

describe('the sender of mails', () => {
  it.each([
    ['ada@example.com', { name: '', address: 'ada@example.com' }],
    ['Ada <ada@example.com>', { name: 'Ada', address: 'ada@example.com' }],
    [' "Ada, of L" <ada@example.com> ', { name: 'Ada, of L', address: 'ada@example.com' }],
  ])('is read from %s', (text, expected) => {
    expect(parseMailAddress(text)).toEqual(expected);
  });

  it.each(['', 'ada', 'a@b, c@d', 'Ada <ada>', 'Ada <a@b> <c@d>', 'Ada ada@example.com', 'a@b\r\nBcc: c@d'])(
    'is not read from %j',
    (text) => {
      expect(parseMailAddress(text)).toBeUndefined();
    },
  );

  it('is no-reply at the host of the site where nobody chose one', () => {
    const site = { mailFrom: '', siteName: 'Dreamseed', siteUrl: 'https://dreams.example:8443' };
    expect(mailSender(site)).toEqual({ name: 'Dreamseed', address: 'no-reply@dreams.example' });
    expect(mailSender({ ...site, mailFrom: 'post@example.com' })).toEqual({
      name: 'Dreamseed',
      address: 'post@example.com',
    });
  });
});

describe('SMTP_URL', () => {
  it('is read with the ports and the encryption that belong to it', () => {
    expect(readSmtpUrl('smtp://mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: 587,
      secure: false,
      requireTLS: false,
      auth: undefined,
    });
    expect(readSmtpUrl('smtps://ada%40example.com:p%2Fw%3A1@mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: 465,
      secure: true,
      requireTLS: false,
      auth: { user: 'ada@example.com', pass: 'p/w:1' },
    });
  });

  it('keeps a password from a line that others read', () => {
    expect(readSmtpUrl('smtp://ada:100%@mail.example.com:2525')).toMatchObject({
      port: 2525,
      requireTLS: true,
      auth: { pass: '100%' },
    });
    expect(readSmtpUrl('smtp://ada:secret@localhost:1025').requireTLS).toBe(false);
  });

  it.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://host/path',
    'smtp://host?tls=no',
  ])('cannot be %s', (text) => {
    expect(isSmtpUrl(text)).toBe(false);
  });
});

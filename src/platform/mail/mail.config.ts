import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { parseMailAddress } from './mail-address.ts';
import { isSmtpUrl } from './smtp-url.ts';

/** Who carries the mails of the site. */
export const mailConfig = defineConfig({
  smtpUrl: {
    env: 'SMTP_URL',
    doc: 'The mail server: `smtp://user:password@host:587` (encrypted by STARTTLS), or `smtps://user:password@host`. Mails hold links, so it needs `SITE_URL` too. See docs/mail.md.',
    schema: z.string().refine((url) => url === '' || isSmtpUrl(url), {
      error: 'must look like smtp://user:password@host:587 or smtps://user:password@host',
    }),
    default: '',
    defaultDoc: 'no mail; in development mails are written into the log',
    secret: true,
  },
  mailFrom: {
    env: 'MAIL_FROM',
    doc: 'The sender of mails: `name@example.com`, or `Name <name@example.com>`.',
    schema: z
      .string()
      .trim()
      .refine((text) => text === '' || parseMailAddress(text) !== undefined, {
        error: 'must look like name@example.com or Name <name@example.com>',
      }),
    default: '',
    defaultDoc: '`SITE_NAME <no-reply@` and the host of `SITE_URL`',
  },
});

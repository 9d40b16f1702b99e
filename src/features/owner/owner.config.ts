import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** Who runs the site. */
export const ownerConfig = defineConfig({
  emails: {
    env: 'OWNER_EMAILS',
    doc: 'Who runs the site in the console at `/owner`: email addresses with commas between them. Each counts once its account has confirmed it.',
    schema: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((email) => email.trim().toLowerCase())
          .filter((email) => email !== ''),
      )
      .refine((emails) => emails.every((email) => /^[^\s@]+@[^\s@]+$/.test(email)), {
        error: 'must be email addresses with commas between them',
      }),
    default: '',
    defaultDoc: 'nobody',
  },
  supportCredits: {
    env: 'OWNER_SUPPORT_CREDITS',
    doc: 'How many credits somebody of the role `support` may give and take in a UTC day, together.',
    schema: wholeNumberSetting(0, 1_000_000_000),
    default: '500',
  },
});

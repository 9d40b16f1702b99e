import { accountDeletedMail } from '../../features/account-data/account-deleted-mail-texts.ts';
import {
  accountExportMail,
  EXPORT_LINK_DAYS,
} from '../../features/account-data/account-export-mail-texts.ts';
import {
  noPasswordMail,
  passwordChangedMail,
  RESET_LINK_MINUTES,
  resetPasswordMail,
  secondFactorOffMail,
  VERIFY_LINK_HOURS,
  verifyEmailMail,
} from '../../features/accounts/mail/account-mail-texts.ts';
import { CODE_MINUTES, CODE_TRIES } from '../../features/licenses/activation/license-code.rules.ts';
import { licenseCodeMail, receiptMail } from '../../features/licenses/activation/license-mail-texts.ts';
import { restoredMail, takenDownMail } from '../../features/sharing/takedowns/takedown-mail-texts.ts';
import type { MailBody, MailSite } from '../../platform/mail/mail-body.ts';

/** A mail that the site sends. Its cause writes it to the outbox, in its feature. */
export interface RegisteredMail {
  /** As the outbox and the log call it. */
  kind: string;
  when: string;
  /** How long its link or code works; empty for one that has neither. */
  worksFor: string;
  example(site: MailSite): MailBody;
}

/** Every mail of the site: `docs/mail.md` lists them by it, and a test reads the example of each. */
export const siteMails: readonly RegisteredMail[] = [
  {
    kind: 'verify-email',
    when: 'after signing up with a password; again on request',
    worksFor: `${VERIFY_LINK_HOURS} hours`,
    example: (site) => verifyEmailMail(site, { email: 'ada@example.com', token: 'a+b/c=' }),
  },
  {
    kind: 'reset-password',
    when: '"Forgot password?"',
    worksFor: `${RESET_LINK_MINUTES} minutes, once`,
    example: (site) => resetPasswordMail(site, { token: 'a+b/c=' }),
  },
  {
    kind: 'reset-password',
    when: 'the same, for who signs in by Google or another provider',
    worksFor: '',
    example: (site) => noPasswordMail(site, { provider: 'Google' }),
  },
  {
    kind: 'password-changed',
    when: 'after a new password was chosen',
    worksFor: '',
    example: passwordChangedMail,
  },
  {
    kind: 'second-factor-off',
    when: 'after two-step sign-in was turned off on the account page',
    worksFor: '',
    example: secondFactorOffMail,
  },
  {
    kind: 'license-code',
    when: 'activating a license with `LICENSE_PROOF=code`',
    worksFor: `${CODE_MINUTES} minutes, ${CODE_TRIES} tries`,
    example: (site) => licenseCodeMail(site, { code: '123456' }),
  },
  {
    kind: 'license-receipt',
    when: 'after every activation',
    worksFor: '',
    example: (site) =>
      receiptMail(site, {
        planId: 'PREMIUM',
        key: 'AAAA-BBBB-CCCC-DDDDD',
        creditsAdded: 1_000,
        activatedAt: Date.UTC(2026, 0, 5),
        expiresAt: null,
      }),
  },
  {
    kind: 'account-deleted',
    when: 'after an account was deleted, where its address may be written to',
    worksFor: '',
    example: (site) => accountDeletedMail(site, 'password'),
  },
  {
    kind: 'account-export',
    when: 'when whoever runs the site starts an export for an account, to its confirmed address',
    worksFor: `${EXPORT_LINK_DAYS} days`,
    example: (site) => accountExportMail(site, { url: `${site.siteRoot}/api/account/export/file` }),
  },
  {
    kind: 'taken-down',
    when: 'when staff take a shared picture or collection down, to a confirmed address',
    worksFor: '',
    example: (site) =>
      takenDownMail(site, { kind: 'image', words: 'a red fox in the snow', reason: 'It shows somebody.' }),
  },
  {
    kind: 'restored',
    when: 'when staff let what they took down be shared again',
    worksFor: '',
    example: (site) => restoredMail(site, { kind: 'collection', words: 'Foxes' }),
  },
];

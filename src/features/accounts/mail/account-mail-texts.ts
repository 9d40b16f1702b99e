import { type MailBody, type MailSite, writeMail } from '../../../platform/mail/mail-body.ts';
import { urls } from '../../../urls.ts';

export const RESET_LINK_MINUTES = 30;
export const VERIFY_LINK_HOURS = 24;

/** Asks whoever reads mail at an address whether it is theirs. */
export function verifyEmailMail(
  site: MailSite,
  { email, token }: { email: string; token: string },
): MailBody {
  return writeMail({
    ...site,
    subject: `Confirm your email address for ${site.siteName}`,
    heading: 'Is this your address?',
    paragraphs: [
      `Someone signed up for ${site.siteName} with ${email}. If it was you, please confirm that this is your address.`,
      `Then we’ll know where to send your receipts. The link works for ${VERIFY_LINK_HOURS} hours.`,
    ],
    action: { label: 'Confirm my address', url: site.siteRoot + urls.verifyEmail(token) },
    footnote: 'If you didn’t sign up, just ignore this email. The address stays unconfirmed.',
  });
}

/** Lets whoever reads mail at an account's address choose a new password. */
export function resetPasswordMail(site: MailSite, { token }: { token: string }): MailBody {
  return writeMail({
    ...site,
    subject: `Choose a new password for ${site.siteName}`,
    heading: 'Choose a new password',
    paragraphs: [
      'Someone asked for a new password for your account. If it was you, choose one now.',
      `The link works once, for ${RESET_LINK_MINUTES} minutes. All devices will be signed out of the account.`,
    ],
    action: { label: 'Choose a new password', url: site.siteRoot + urls.resetPassword(token) },
    footnote: 'If you didn’t ask for this, just ignore this email. Your password stays the same.',
  });
}

/** Tells whoever forgot it that their account never had a password. */
export function noPasswordMail(site: MailSite, { provider }: { provider: string }): MailBody {
  return writeMail({
    ...site,
    subject: `Signing in to ${site.siteName}`,
    heading: 'Your account has no password',
    paragraphs: [
      `Someone asked for a new password for your account. You sign in with ${provider}, so there is no password to change.`,
      `To sign in, press Sign In on our site and continue with ${provider}.`,
    ],
    action: { label: `Open ${site.siteName}`, url: `${site.siteRoot}${urls.home()}` },
    footnote: 'If you didn’t ask for this, just ignore this email. Nobody got into your account.',
  });
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(site: MailSite): MailBody {
  return writeMail({
    ...site,
    subject: `Your password for ${site.siteName} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'Your password was just changed with a link we emailed to this address. All devices were signed out.',
    ],
    footnote:
      'If it wasn’t you, someone else can read your email. Change your email password first, then change this one.',
  });
}

/** Tells the owner of an account that its password alone lets in again. */
export function secondFactorOffMail(site: MailSite): MailBody {
  return writeMail({
    ...site,
    subject: `Two-step sign-in for ${site.siteName} was turned off`,
    heading: 'Two-step sign-in is off',
    paragraphs: ['From now on, your password alone signs in to your account.'],
    action: { label: 'Open your account', url: site.siteRoot + urls.account() },
    footnote:
      'If it wasn’t you, someone knows your password. Choose a new one, and turn two-step sign-in on again.',
  });
}

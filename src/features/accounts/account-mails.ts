import { type MailBody, writeMail } from '../../platform/mail/mail-body.ts';
import { urls } from '../../urls.ts';

/** What every mail says of the site. */
export interface MailSite {
  siteName: string;
  /** The public address without a trailing slash. */
  siteRoot: string;
}

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
      `Somebody signed up for ${site.siteName} with ${email}. If it was you, confirm that the address is yours.`,
      `Then we know where receipts for your plans should go. The link works for ${VERIFY_LINK_HOURS} hours.`,
    ],
    action: { label: 'Confirm my address', url: site.siteRoot + urls.verifyEmail(token) },
    footnote: 'If you did not sign up, do nothing: this address stays unconfirmed.',
  });
}

/** Lets whoever reads mail at an account's address choose a new password. */
export function resetPasswordMail(site: MailSite, { token }: { token: string }): MailBody {
  return writeMail({
    ...site,
    subject: `Choose a new password for ${site.siteName}`,
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for your account. If it was you, choose one now.',
      `The link works once, for ${RESET_LINK_MINUTES} minutes. Everybody who is signed in to the account will be signed out.`,
    ],
    action: { label: 'Choose a new password', url: site.siteRoot + urls.resetPassword(token) },
    footnote: 'If you did not ask, do nothing: your password stays as it is.',
  });
}

/** Tells whoever forgot it that their account never had a password. */
export function noPasswordMail(site: MailSite, { provider }: { provider: string }): MailBody {
  return writeMail({
    ...site,
    subject: `Signing in to ${site.siteName}`,
    heading: 'Your account has no password',
    paragraphs: [
      `Somebody asked for a new password for your account. You sign in to it with ${provider}, so there is none to change.`,
      `To get in, press Sign In on our site and go on with ${provider}.`,
    ],
    action: { label: `Open ${site.siteName}`, url: `${site.siteRoot}${urls.home()}` },
    footnote: 'If you did not ask, do nothing: nobody got in.',
  });
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedMail(site: MailSite): MailBody {
  return writeMail({
    ...site,
    subject: `Your password for ${site.siteName} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed by a link that we mailed to this address, and everybody was signed out.',
    ],
    footnote: 'If it was not you, somebody reads your mail: change its password first, then this one.',
  });
}

import { type MailBody, writeMail } from '../../platform/mail/mail-body.ts';

/** The last mail to somebody: that nothing is left. */
export function accountDeletedMail(site: { siteName: string; siteRoot: string }): MailBody {
  return writeMail({
    ...site,
    subject: `Your account at ${site.siteName} is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      'As you asked, your account is gone: your pictures, your prompts, your credits, your licenses and every way to sign in.',
      'What stays are the sums in our books, without your name or address, and a mark that keeps a used license key from being used again.',
      'This mail is the last thing we send to you.',
    ],
    footnote:
      'If it was not you, somebody knows your password and could read your mail or your screen: change your other passwords. What was deleted cannot be brought back.',
  });
}

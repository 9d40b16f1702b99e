import { type MailBody, writeMail } from '../../platform/mail/mail-body.ts';

const INTRUDERS = {
  password: 'somebody knows the password that you had here: change it wherever else you use it.',
  'fresh-sign-in':
    'somebody can use your account at the service you sign in with: change your password there.',
};

/**
 * The last mail to somebody: that nothing is left.
 * @param shownBy how whoever deleted it showed that it was theirs.
 */
export function accountDeletedMail(
  site: { siteName: string; siteRoot: string },
  shownBy: 'password' | 'fresh-sign-in',
): MailBody {
  return writeMail({
    ...site,
    subject: `Your account at ${site.siteName} is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      'As you asked, your account is gone: your pictures, your prompts, your credits, your licenses and every way to sign in.',
      'What stays are the sums in our books, without your name or address, and a mark that keeps a used license key from being used again.',
      'This mail is the last thing we send to you.',
    ],
    footnote: `If it was not you, ${INTRUDERS[shownBy]} What was deleted cannot be brought back.`,
  });
}

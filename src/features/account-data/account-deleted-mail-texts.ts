import { type MailBody, type MailSite, writeMail } from '../../platform/mail/mail-body.ts';

const INTRUDERS = {
  password: 'somebody knows the password that you had here: change it wherever else you use it.',
  'fresh-sign-in':
    'somebody can use your account at the service you sign in with: change your password there.',
};

/**
 * The last mail to somebody: that nothing is left.
 * @param shownBy how whoever deleted it showed that it was theirs; `site` where whoever runs the site did.
 */
export function accountDeletedMail(site: MailSite, shownBy: 'password' | 'fresh-sign-in' | 'site'): MailBody {
  const isOwn = shownBy !== 'site';
  return writeMail({
    ...site,
    subject: `Your account at ${site.siteName} is deleted`,
    heading: 'Your account is deleted',
    paragraphs: [
      `${isOwn ? 'As you asked, we' : 'We'} deleted your account, with your pictures, prompts, credits, licenses and sign-in methods.`,
      'We keep your credit totals, without your name or address, and a code that stops a used license key from being used again.',
      'This is the last email we’ll send you.',
    ],
    footnote: isOwn
      ? `If it was not you, ${INTRUDERS[shownBy]} What was deleted can’t be restored.`
      : `Whoever runs ${site.siteName} did this. What was deleted can’t be restored.`,
  });
}

import { type MailBody, type MailSite, writeMail } from '../../platform/mail/mail-body.ts';

/** How long the link of the mail may be followed. */
export const EXPORT_LINK_DAYS = 7;

/** Leads to everything that the site holds of an account. @param url downloads it. */
export function accountExportMail(site: MailSite, { url }: { url: string }): MailBody {
  return writeMail({
    ...site,
    subject: `Your data from ${site.siteName}`,
    heading: 'Your data is ready',
    paragraphs: [
      `Here is everything that ${site.siteName} holds of your account: your pictures, prompts, credits and licenses, in one ZIP archive.`,
      'Anybody who has this link can download it, so please don’t pass it on.',
    ],
    action: { label: 'Download my data', url },
    footnote: `The link works for ${EXPORT_LINK_DAYS} days. If you didn’t ask for your data, you can ignore this email.`,
  });
}

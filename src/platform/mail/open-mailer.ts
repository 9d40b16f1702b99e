import type { Logger } from '../logging/logger.ts';
import { createLogMailer } from './log-mailer.ts';
import type { Mailer } from './mail.types.ts';
import { mailSender } from './mail-address.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export interface MailSettings {
  smtpUrl: string;
  mailFrom: string;
  siteName: string;
  siteUrl: string;
  mode: 'development' | 'production';
}

/**
 * @returns null where mail is not set up and nothing is pretended: what needs mail is then not offered.
 * @throws {Error} one line that an owner can act on, when links in mails would lead nowhere.
 */
export function openMailer(settings: MailSettings, logger: Pick<Logger, 'info'>): Mailer | null {
  const { smtpUrl, siteUrl, mode } = settings;
  if (smtpUrl === '') return mode === 'development' ? createLogMailer(logger) : null;
  if (siteUrl === '') throw new Error('SITE_URL: is needed with SMTP_URL: links in mails lead there.');
  return createSmtpMailer({ url: smtpUrl, from: mailSender(settings) });
}

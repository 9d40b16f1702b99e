import { createTransport } from 'nodemailer';
import { mailSender } from './mail-address.ts';
import type { MailSettings } from './open-mailer.ts';
import { readFailure, SMTP_TIMEOUTS, type SmtpTimeouts, smtpOptions } from './smtp-mailer.ts';

/** How mail stands, in a sentence that an owner can act on. */
export interface MailCheck {
  state: 'ok' | 'off' | 'failed';
  detail: string;
}

/**
 * Connects to the mail server and signs in; no mail is sent. Never throws.
 * @returns `off` when mail is not configured.
 */
export async function checkMail(
  settings: Pick<MailSettings, 'smtpUrl' | 'mailFrom' | 'siteName' | 'siteUrl'>,
  timeouts: SmtpTimeouts = SMTP_TIMEOUTS,
): Promise<MailCheck> {
  const { smtpUrl, siteUrl } = settings;
  if (smtpUrl === '') return { state: 'off', detail: 'SMTP_URL is not set: the site sends no mail.' };
  if (siteUrl === '')
    return { state: 'failed', detail: 'SITE_URL is needed too: links in mails lead there.' };
  const options = smtpOptions(smtpUrl, timeouts);
  const transport = createTransport(options);
  try {
    await transport.verify();
    const { address } = mailSender(settings);
    return { state: 'ok', detail: `${options.host}:${options.port} takes mail; it is sent as ${address}.` };
  } catch (error) {
    return { state: 'failed', detail: describeFailure(error, `${options.host}:${options.port}`) };
  } finally {
    transport.close();
  }
}

function describeFailure(error: unknown, server: string): string {
  const { code, responseCode } = readFailure(error);
  if (isAboutEncryption(error)) return describeFailure({ code: 'ETLS' }, server);
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return `${server} refuses the user or the password in SMTP_URL.`;
    case 'EDNS':
      return `The host of ${server} is not known. Is SMTP_URL spelled right?`;
    case 'ETLS':
      return `${server} cannot be spoken to encrypted. Its certificate may be wrong, or the port may want smtps:// in place of smtp://.`;
    case 'ETIMEDOUT':
      return `${server} does not answer in time. Is the port right, and open from here?`;
    case 'ECONNECTION':
    case 'ESOCKET':
      return `${server} cannot be reached. Is it running, and the port open from here?`;
    default:
      return `${server} does not take mail (${[code, responseCode].filter(Boolean).join(' ')}).`;
  }
}

/** A certificate that nobody trusts ends the connection like a cable that is pulled; its words tell them apart. */
function isAboutEncryption(error: unknown): boolean {
  return error instanceof Error && /certificate|\bSSL\b|\bTLS\b/i.test(error.message);
}

import { MailDeliveryError } from './mail.errors.ts';
import type { Mailer } from './mail.types.ts';
import type { MailAddress } from './mail-address.ts';
import { readSmtpUrl } from './smtp-url.ts';

/** How long each step may take, in milliseconds. */
export interface SmtpTimeouts {
  connect: number;
  greeting: number;
  /** Without a byte from the server. */
  silence: number;
  /** The whole of one mail: a server that answers a letter at a time never falls silent. */
  mail: number;
}

export const SMTP_TIMEOUTS: SmtpTimeouts = {
  connect: 10_000,
  greeting: 15_000,
  silence: 30_000,
  mail: 60_000,
};

/** How many mails are under way at once. */
export const SMTP_CONNECTIONS = 3;

interface SmtpMailerOptions {
  /** One for which `isSmtpUrl` holds. */
  url: string;
  from: MailAddress;
  timeouts?: SmtpTimeouts;
}

/** Sends by SMTP, over a few connections that are kept for the next mail. */
export function createSmtpMailer({ url, from, timeouts = SMTP_TIMEOUTS }: SmtpMailerOptions): Mailer {
  // Sites without mail need not load what sends it.
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({ ...smtpOptions(url, timeouts), pool: true }),
  );
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    kind: 'smtp',
    async send({ id, to, subject, text, html }) {
      const mail = {
        from,
        // As an object it stays one address, whatever stands in it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        // Nobody is to be answered by a holiday note.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: AbortSignal.timeout(timeouts.mail),
      };
      await (await transport).sendMail(mail).catch((error: unknown) => {
        throw toDeliveryError(error);
      });
    },
    close: async () => (await transport).close({ force: true }),
  };
}

/** What every connection of ours is opened with. */
export function smtpOptions(url: string, timeouts: SmtpTimeouts) {
  return {
    ...readSmtpUrl(url),
    maxConnections: SMTP_CONNECTIONS,
    // A mail that broke off may have arrived; when it is tried again is for the outbox to say.
    maxRequeues: 0,
    connectionTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    logger: false,
  } as const;
}

interface SmtpFailure {
  /** Nodemailer's own word, e.g. `EENVELOPE`. */
  code: string;
  /** The three digits of the server's answer (RFC 5321, 4.2), where it gave one. */
  responseCode?: number;
}

/** Only what the server says of the recipient or of the mail itself is final; a wrong password is the owner's to mend. */
function toDeliveryError(error: unknown): MailDeliveryError {
  const { code, responseCode } = readFailure(error);
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutMail && (responseCode === undefined || responseCode >= 500);
  return new MailDeliveryError({ isFinal, reason: [code, responseCode].filter(Boolean).join(' ') });
}

export function readFailure(error: unknown): SmtpFailure {
  const { code, responseCode } = (error ?? {}) as Record<string, unknown>;
  return {
    code: typeof code === 'string' ? code : 'EUNKNOWN',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}

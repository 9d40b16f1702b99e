import type { Logger } from '../logging/logger.ts';
import type { Mailer } from './mail.types.ts';

/**
 * Writes mails into the log, links and codes included, so that a developer can go on without a mail
 * server. Never for a site that others use.
 */
export function createLogMailer(logger: Pick<Logger, 'info'>): Mailer {
  return {
    kind: 'log',
    async send({ to, subject, text }) {
      logger.info({ to, subject, text }, 'would have been mailed, but SMTP_URL is not set');
    },
    close() {},
  };
}

import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/database.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { createMailOutbox } from '../../platform/mail/mail-outbox.ts';
import { openMailer } from '../../platform/mail/open-mailer.ts';
import type { SiteMail } from '../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../config.ts';
import { logOwnFailures } from '../failure-log.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';

interface MailServicesOptions {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  figures: SiteFigures;
  /** The public address of the site, known once it listens. */
  siteRoot: () => string;
}

/**
 * The outbox and what mails say of the site; null for a site that sends none.
 * @throws {Error} one line that an owner can act on.
 */
export function createMailServices(options: MailServicesOptions): SiteMail | null {
  const { config, database, clock, logger, figures, siteRoot } = options;
  const { siteName, siteUrl } = config.site;
  const mailer = openMailer({ ...config.mail, siteName, siteUrl, mode: config.mode }, logger);
  if (!mailer) return null;
  const outbox = createMailOutbox({
    database,
    mailer,
    clock,
    newId: randomUUID,
    random: Math.random,
    onPostponed(trouble) {
      figures.mailFailed('postponed');
      logger.warn(trouble, 'a mail will be tried again');
    },
    onGivenUp(trouble) {
      figures.mailFailed('given-up');
      logger.error(trouble, 'a mail was given up');
    },
    onFailure: logOwnFailures(logger, 'the outbox failed'),
  });
  return { outbox, siteName, siteRoot };
}

import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse.ts';
import type { SiteMail } from '../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountRecords } from '../accounts/account-records.usecases.ts';
import { createMailOffError } from '../accounts/accounts.errors.ts';
import { createClosedAccountError } from '../credits/credits.errors.ts';
import { createNoConfirmedEmailError, createTooManyExportsError } from './account-data.errors.ts';
import { MAILED_EXPORTS } from './account-data-limits.rules.ts';
import { accountExportMail, EXPORT_LINK_DAYS } from './account-export-mail-texts.ts';

const LINK_MS = EXPORT_LINK_DAYS * 86_400_000;

/**
 * Mails an account a link to everything that we hold of it, for whoever runs the site, who sees none of it.
 * It goes to a confirmed address alone: whoever reads that mail could have a new password, too.
 * @param alongside done in the transaction of the mail.
 * @throws {AppError} 409 `account.no_confirmed_email`; 429 `account.too_many_exports`; 503 `auth.mail_off`;
 *   401 without such an account.
 */
export type MailExport = (
  accountId: string,
  alongside: (transaction: DatabaseTransaction) => Promise<void>,
) => Promise<void>;

interface MailExportOptions {
  database: Database;
  records: Pick<AccountRecords, 'find'>;
  mail: SiteMail | null;
  limits: AttemptLimits;
  clock: Clock;
  addressFor: (accountId: string, lifeMs: number) => string;
}

export function createMailExport({
  database,
  records,
  mail,
  limits,
  clock,
  addressFor,
}: MailExportOptions): MailExport {
  const limit = limits.open(MAILED_EXPORTS);
  return async (accountId, alongside) => {
    if (!mail) throw createMailOffError();
    const account = await records.find(accountId);
    if (!account) throw createClosedAccountError();
    if (!account.emailVerified) throw createNoConfirmedEmailError();
    await takeOrRefuse(limit, accountId, createTooManyExportsError);
    const { outbox, siteName, siteRoot } = mail;
    const now = clock.now();
    const url = siteRoot() + addressFor(accountId, LINK_MS);
    await database.transaction(async (transaction) => {
      await outbox.write(transaction, {
        ...accountExportMail({ siteName, siteRoot: siteRoot() }, { url }),
        kind: 'account-export',
        to: account.email,
        topic: `account-export:${accountId}`,
        idempotencyKey: `account-export:${accountId}:${now}`,
        usefulUntil: now + LINK_MS,
      });
      await alongside(transaction);
    });
    outbox.wake();
  };
}

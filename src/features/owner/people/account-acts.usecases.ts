import type { Database } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AccountData } from '../../account-data/account-data.usecases.ts';
import type { AccountMailUsecases } from '../../accounts/mail/account-mail.usecases.ts';
import type { FoundAccount } from '../../accounts/oversight/account-oversight.types.ts';
import { createActWriter } from '../audit/act-writer.ts';
import { createStaffError, createWrongEmailError } from '../owner.errors.ts';
import type { MailOrder } from '../owner.schema.ts';
import type { Staff } from '../who/staff.usecases.ts';
import type { Actor } from './people.types.ts';

/** What is done for an account that its owner could do alone. */
export interface AccountActs {
  /** Mails a link to confirm the address, or to a new password. @throws {AppError} 404; 409; 429; 503. */
  mail(actor: Actor, accountId: string, order: MailOrder): Promise<void>;
  /** Mails a link to all that is held of the account, to its owner alone. @throws {AppError} 404; 409; 429; 503. */
  mailExport(actor: Actor, accountId: string, reason: string): Promise<void>;
  /** Deletes an account as its owner would. @throws {AppError} 400 for another email; 404; 409 for staff. */
  remove(actor: Actor, accountId: string, order: { email: string; reason: string }): Promise<void>;
}

interface AccountActsOptions {
  database: Database;
  mails: Pick<AccountMailUsecases, 'sendFor'>;
  accountData: Pick<AccountData, 'mailExport' | 'removeFor'>;
  staff: Pick<Staff, 'isStaff'>;
  /** @throws {AppError} 404. */
  requireAccount: (accountId: string) => Promise<FoundAccount>;
  clock: Clock;
}

export function createAccountActs(options: AccountActsOptions): AccountActs {
  const { database, mails, accountData, staff, requireAccount, clock } = options;
  const write = createActWriter(clock);
  return {
    async mail(actor, accountId, { kind, reason }) {
      const account = await requireAccount(accountId);
      await mails.sendFor(kind, account);
      const act = { action: 'account.mail', subject: accountId, reason, after: { mail: kind } } as const;
      await database.transaction((transaction) => write(transaction, actor, act));
    },
    async mailExport(actor, accountId, reason) {
      await requireAccount(accountId);
      const act = { action: 'account.mail-export', subject: accountId, reason } as const;
      await accountData.mailExport(accountId, (transaction) => write(transaction, actor, act));
    },
    async remove(actor, accountId, { email: typed, reason }) {
      const account = await requireAccount(accountId);
      if (typed.trim().toLowerCase() !== account.email.toLowerCase()) throw createWrongEmailError();
      if (await staff.isStaff(account)) throw createStaffError();
      await accountData.removeFor(accountId, (transaction) =>
        write(transaction, actor, {
          action: 'account.delete',
          subject: accountId,
          reason,
          before: { exists: true },
        }),
      );
    },
  };
}

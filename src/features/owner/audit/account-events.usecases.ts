import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AccountEventKind, AccountEvents } from '../../accounts/account-events.types.ts';
import { NOTED_EVENTS, NOTED_WRONG_PASSWORDS } from '../owner-limits.rules.ts';
import { writeAudit } from './audit.usecases.ts';

interface AccountEventsOptions {
  database: Database;
  limits: AttemptLimits;
  clock: Clock;
}

/** What happens to accounts, as lines of the audit. A flood of it fills no table: each account has few an hour. */
export function createAccountEvents({ database, limits, clock }: AccountEventsOptions): AccountEvents {
  const some = limits.open(NOTED_EVENTS);
  const wrongPasswords = limits.open(NOTED_WRONG_PASSWORDS);
  const write = (
    transaction: DatabaseTransaction | Database['writer'],
    action: AccountEventKind,
    accountId: string,
  ) => writeAudit(transaction, { at: clock.now(), actor: accountId, action, subject: accountId, reason: '' });
  return {
    write,
    async note(kind, accountId) {
      const limit = kind.startsWith('account.wrong-') ? wrongPasswords : some;
      if ((await limit.take(accountId)) > 0) return;
      await write(database.writer, kind, accountId);
    },
  };
}

import type { Database } from '../../platform/db/database.types.ts';
import type { BalanceRow, CreditEntryRow } from './credits.tables.ts';
import type { Hold } from './credits.types.ts';
import { toHold } from './hold-rows.store.ts';

type StatedEntry = Omit<CreditEntryRow, 'account_id'>;
type StatedBalance = Omit<BalanceRow, 'account_id'>;

/** Where a list goes on: after the row of this time and id. */
interface StatementPlace {
  createdAt: number;
  id: string;
}

/** Everything that the ledger holds of one account, a few rows at a time, oldest first. */
export interface AccountStatement {
  listBalances(accountId: string): Promise<StatedBalance[]>;
  listEntries(accountId: string, after: StatementPlace | null, limit: number): Promise<StatedEntry[]>;
  /** The newest first. */
  listNewestEntries(accountId: string, before: StatementPlace | null, limit: number): Promise<StatedEntry[]>;
  listHolds(accountId: string, after: StatementPlace | null, limit: number): Promise<Hold[]>;
}

const BEGINNING: StatementPlace = { createdAt: 0, id: '' };

export function createAccountStatement({ reader }: Database): AccountStatement {
  const entriesOf = (accountId: string) =>
    reader
      .selectFrom('credit_entry')
      .select([
        'id',
        'idempotency_key',
        'kind',
        'utc_date',
        'amount',
        'balance_after',
        'reason',
        'created_at',
      ])
      .where('account_id', '=', accountId);
  return {
    listBalances: (accountId) =>
      reader
        .selectFrom('purse')
        .select(['kind', 'utc_date', 'balance', 'held'])
        .where('account_id', '=', accountId)
        .orderBy('kind')
        .orderBy('utc_date')
        .execute(),
    listEntries: (accountId, after, limit) => {
      const { createdAt, id } = after ?? BEGINNING;
      return entriesOf(accountId)
        .where((row) => row(row.refTuple('created_at', 'id'), '>', row.tuple(createdAt, id)))
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
    listNewestEntries: (accountId, before, limit) =>
      entriesOf(accountId)
        .$if(before !== null, (query) =>
          query.where((row) =>
            row(row.refTuple('created_at', 'id'), '<', row.tuple(before?.createdAt ?? 0, before?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    async listHolds(accountId, after, limit) {
      const { createdAt, id } = after ?? BEGINNING;
      const rows = await reader
        .selectFrom('hold')
        .selectAll()
        .where('account_id', '=', accountId)
        .where((row) => row(row.refTuple('created_at', 'id'), '>', row.tuple(createdAt, id)))
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toHold);
    },
  };
}

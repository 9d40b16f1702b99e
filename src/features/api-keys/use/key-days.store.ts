import type { Database } from '../../../platform/db/database.types.ts';
import type {} from '../api-keys.tables.ts';

/** Calls of one key on one UTC day. */
export interface CountedCalls {
  keyId: string;
  date: string;
  calls: number;
  errors: number;
  milliseconds: number;
}

interface KeyDaysStore {
  /** Adds to what is there. A key that was forgotten meanwhile counts no more. */
  add(counted: readonly CountedCalls[], lastUsed: ReadonlyMap<string, number>): Promise<void>;
  /** Of all keys of an account, the newest day first. */
  list(accountId: string, since: string): Promise<CountedCalls[]>;
  forgetBefore(date: string): Promise<void>;
}

export function createKeyDaysStore(database: Database): KeyDaysStore {
  return {
    add: (counted, lastUsed) =>
      database.transaction(async (transaction) => {
        for (const [keyId, at] of lastUsed)
          await transaction
            .updateTable('api_key')
            .set({ last_used_at: at })
            .where('id', '=', keyId)
            .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', at)]))
            .execute();
        const known = await transaction
          .selectFrom('api_key')
          .select('id')
          .where('id', 'in', [...lastUsed.keys()])
          .execute();
        const ids = new Set(known.map(({ id }) => id));
        for (const { keyId, date, calls, errors, milliseconds } of counted.filter((day) =>
          ids.has(day.keyId),
        ))
          await transaction
            .insertInto('api_key_day')
            .values({ key_id: keyId, utc_date: date, calls, errors, milliseconds })
            .onConflict((conflict) =>
              conflict.columns(['key_id', 'utc_date']).doUpdateSet((row) => ({
                calls: row('api_key_day.calls', '+', calls),
                errors: row('api_key_day.errors', '+', errors),
                milliseconds: row('api_key_day.milliseconds', '+', milliseconds),
              })),
            )
            .execute();
      }),
    async list(accountId, since) {
      const rows = await database.reader
        .selectFrom('api_key_day')
        .innerJoin('api_key', 'api_key.id', 'api_key_day.key_id')
        .selectAll('api_key_day')
        .where('api_key.account_id', '=', accountId)
        .where('utc_date', '>=', since)
        .orderBy('utc_date', 'desc')
        .orderBy('key_id')
        .execute();
      return rows.map(({ key_id: keyId, utc_date: date, ...counted }) => ({ keyId, date, ...counted }));
    },
    async forgetBefore(date) {
      await database.writer.deleteFrom('api_key_day').where('utc_date', '<', date).execute();
    },
  };
}

import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { createTooManyKeysError } from './api-keys.errors.ts';
import { hintOf, keyToken, MOST_KEYS, USAGE_DAYS, works } from './api-keys.rules.ts';
import { createApiKeysStore } from './api-keys.store.ts';
import type { ApiKey, NewApiKey } from './api-keys.types.ts';

const DAY_MS = 86_400_000;

export interface IssueKeyOptions {
  database: Database;
  credits: Pick<Credits, 'lockOpen'>;
  clock: Clock;
  newId: () => string;
  /** 32 random bytes in base64url. */
  newSecret: () => string;
}

interface IssueOrder {
  accountId: string;
  wanted: NewApiKey;
  /** Whether it works whatever the plan. */
  anyPlan: boolean;
  /** Joins the transaction. */
  alongside?: (transaction: DatabaseTransaction) => Promise<void>;
}

/**
 * Makes a key of an account.
 * @returns the key itself, which nobody can read again.
 * @throws {AppError} 401 when the account was deleted; 409 `api_key.full`.
 */
export type IssueKey = (order: IssueOrder) => Promise<{ key: string; id: string }>;

export function createIssueKey({ database, credits, clock, newId, newSecret }: IssueKeyOptions): IssueKey {
  const store = createApiKeysStore(database);
  return ({ accountId, wanted, anyPlan, alongside }) =>
    database.transaction(async (transaction) => {
      // One after the other: two that arrive at once must not both take the last place.
      await credits.lockOpen(transaction, accountId);
      const now = clock.now();
      await store.forgetEnded(transaction, accountId, now - USAGE_DAYS * DAY_MS);
      const living = (await store.list(accountId, transaction)).filter((key) => works(key, now));
      if (living.length >= MOST_KEYS) throw createTooManyKeysError();
      const token = keyToken(newSecret());
      const { days, ...chosen } = wanted;
      const key: ApiKey = {
        ...chosen,
        ...{ id: newId(), accountId, anyPlan, createdAt: now, hint: hintOf(token) },
        expiresAt: days === null ? null : now + days * DAY_MS,
        lastUsedAt: null,
        revokedAt: null,
      };
      await store.insert(transaction, key, token);
      await alongside?.(transaction);
      return { key: token, id: key.id };
    });
}

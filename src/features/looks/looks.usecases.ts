import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { Clock } from '../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly } from '../../shared/read-only.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import { createTooManyLooksError, createUnknownLookError } from './looks.errors.ts';
import { MOST_LOOKS } from './looks.rules.ts';
import { createLooksStore } from './looks.store.ts';
import type { KeptLooks, Look } from './looks.types.ts';
import { newLooks } from './new-looks.rules.ts';
import { assertOffered } from './offered-choices.ts';

interface SavedLooksOptions {
  database: Database;
  credits: Pick<Credits, 'lockOpen'>;
  isReadOnly: IsReadOnly;
  clock: Clock;
  newId: () => string;
}

/** The looks that accounts keep. */
export interface SavedLooksUsecases {
  list(accountId: string): Promise<KeptLooks>;
  /**
   * Keeps all of them or none; one that is kept already is not kept twice, so a repeated call changes nothing.
   * @throws {AppError} 400 `looks.unknown_choice`; 409 `looks.full`; 401 when the account was deleted; 503 while the site is read-only.
   */
  keep(accountId: string, looks: readonly Look[]): Promise<KeptLooks>;
  /** @throws {AppError} 404 `looks.unknown`. */
  giveName(accountId: string, id: string, name: string): Promise<KeptLooks>;
  /** @throws {AppError} 404 `looks.unknown`. */
  remove(accountId: string, id: string): Promise<void>;
  /** For an account that ends. */
  forgetAll(transaction: DatabaseTransaction, accountId: string): Promise<void>;
}

export function createSavedLooks(options: SavedLooksOptions): SavedLooksUsecases {
  const { database, credits, isReadOnly, clock, newId } = options;
  const store = createLooksStore(database);
  const list = async (accountId: string): Promise<KeptLooks> => ({
    looks: await store.list(accountId),
    most: MOST_LOOKS,
  });
  const assertWritable = () => {
    if (isReadOnly()) throw createReadOnlyError();
  };
  return {
    list,
    async keep(accountId, looks) {
      assertWritable();
      assertOffered(looks);
      const now = clock.now();
      await database.transaction(async (transaction) => {
        // One after the other: two that arrive at once must not both take the last place.
        await credits.lockOpen(transaction, accountId);
        const kept = await store.list(accountId, transaction);
        const added = newLooks(kept, looks);
        if (kept.length + added.length > MOST_LOOKS) throw createTooManyLooksError();
        if (added.length > 0)
          await store.insert(
            transaction,
            added.map((look) => ({ id: newId(), accountId, look, now })),
          );
      });
      return list(accountId);
    },
    async giveName(accountId, id, name) {
      assertWritable();
      if (!(await store.giveName(accountId, id, name))) throw createUnknownLookError();
      return list(accountId);
    },
    async remove(accountId, id) {
      assertWritable();
      if (!(await store.remove(accountId, id))) throw createUnknownLookError();
    },
    forgetAll: store.forgetAll,
  };
}

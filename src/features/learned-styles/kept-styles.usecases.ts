import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { Clock } from '../../shared/clock.ts';
import { createReadOnlyError, type IsReadOnly } from '../../shared/read-only.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { PlanId } from '../plans/plans.types.ts';
import { createFullError, createUnknownStyleError } from './learned-styles.errors.ts';
import { mostStylesOf } from './learned-styles.rules.ts';
import { createLearnedStylesStore } from './learned-styles.store.ts';
import type { KeptStyle, KeptStyles, StyleFile } from './learned-styles.types.ts';
import type { StylePictures } from './style-pictures.usecases.ts';

interface KeptStylesOptions {
  database: Database;
  credits: Pick<Credits, 'lockOpen'>;
  /** What an account's licenses come to now. */
  planOf: (accountId: string) => Promise<PlanId>;
  pictures: Pick<StylePictures, 'most' | 'listObjects' | 'purge'>;
  isReadOnly: IsReadOnly;
  clock: Clock;
  newId: () => string;
}

/** The styles that accounts keep. */
export interface KeptStylesUsecases {
  list(accountId: string): Promise<KeptStyles>;
  /** @throws {AppError} 409 `styles.full`; 401 when the account was deleted; 503 while the site is read-only. */
  keep(accountId: string, file: Pick<StyleFile, 'name' | 'style'>): Promise<KeptStyle>;
  /** @throws {AppError} 404 `styles.unknown`, as every other call with an id. */
  giveName(accountId: string, id: string, name: string): Promise<KeptStyle>;
  remove(accountId: string, id: string): Promise<void>;
  /** As it can be shared. */
  file(accountId: string, id: string): Promise<StyleFile>;
  /** For an account that ends. */
  forgetAll(transaction: DatabaseTransaction, accountId: string): Promise<void>;
}

export function createKeptStyles(options: KeptStylesOptions): KeptStylesUsecases {
  const { database, credits, planOf, pictures, isReadOnly, clock, newId } = options;
  const store = createLearnedStylesStore(database);
  const find = async (accountId: string, id: string): Promise<KeptStyle> => {
    const kept = await store.find(accountId, id);
    if (!kept) throw createUnknownStyleError();
    return kept;
  };
  const assertWritable = () => {
    if (isReadOnly()) throw createReadOnlyError();
  };
  return {
    async list(accountId) {
      const [styles, plan] = await Promise.all([store.list(accountId), planOf(accountId)]);
      return { styles, most: mostStylesOf(plan), mostPictures: pictures.most };
    },
    async keep(accountId, { name, style }) {
      assertWritable();
      const most = mostStylesOf(await planOf(accountId));
      const wanted = { id: newId(), accountId, name, style, now: clock.now() };
      await database.transaction(async (transaction) => {
        // One after the other: two that arrive at once must not both take the last place.
        await credits.lockOpen(transaction, accountId);
        if ((await store.count(transaction, accountId)) >= most) throw createFullError(most);
        await store.insert(transaction, wanted);
      });
      return find(accountId, wanted.id);
    },
    async giveName(accountId, id, name) {
      assertWritable();
      if (!(await store.giveName(accountId, id, name))) throw createUnknownStyleError();
      return find(accountId, id);
    },
    async remove(accountId, id) {
      assertWritable();
      const objectIds = await pictures.listObjects(id);
      if (!(await store.remove(accountId, id))) throw createUnknownStyleError();
      await pictures.purge(objectIds);
    },
    async file(accountId, id) {
      const { name, style } = await find(accountId, id);
      return { kind: 'dreamseed-style', name, style };
    },
    forgetAll: store.forgetAll,
  };
}

import { learnedStyleSchema } from '@dreamseed/illustrator/learned-style';
import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { hashOf } from '../../platform/hash-of.ts';
import type { LearnedStyleRow } from './learned-styles.tables.ts';
import type { KeptStyle, StyleFile } from './learned-styles.types.ts';

/** A style that is to be kept. */
interface StyleToKeep extends Pick<StyleFile, 'name' | 'style'> {
  id: string;
  accountId: string;
  now: number;
}

interface LearnedStylesStore {
  /** The newest first. */
  list(accountId: string): Promise<KeptStyle[]>;
  /** Those that pictures are kept with; the newest first. */
  listWithPictures(accountId: string): Promise<KeptStyle[]>;
  find(accountId: string, id: string): Promise<KeptStyle | undefined>;
  count(transaction: DatabaseTransaction, accountId: string): Promise<number>;
  insert(transaction: DatabaseTransaction, style: StyleToKeep): Promise<void>;
  /** @returns false when the account has no such style. */
  giveName(accountId: string, id: string, name: string): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
  forgetAll(transaction: DatabaseTransaction, accountId: string): Promise<void>;
}

export function createLearnedStylesStore({ reader, writer }: Database): LearnedStylesStore {
  const newestFirst = (accountId: string) =>
    reader
      .selectFrom('learned_style')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('created_at', 'desc')
      .orderBy('id');
  return {
    async list(accountId) {
      return (await newestFirst(accountId).execute()).map(toKept);
    },
    async listWithPictures(accountId) {
      const withPictures = reader.selectFrom('learned_style_picture').select('style_id');
      return (await newestFirst(accountId).where('id', 'in', withPictures).execute()).map(toKept);
    },
    async find(accountId, id) {
      const row = await reader
        .selectFrom('learned_style')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toKept(row);
    },
    async count(transaction, accountId) {
      const { styles } = await transaction
        .selectFrom('learned_style')
        .select((select) => select.fn.countAll<number | bigint>().as('styles'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(styles);
    },
    async insert(transaction, { id, accountId, name, style, now }) {
      const row = { id, account_id: accountId, name, style: JSON.stringify(style), created_at: now };
      await transaction.insertInto('learned_style').values(row).execute();
    },
    async giveName(accountId, id, name) {
      const { numUpdatedRows } = await writer
        .updateTable('learned_style')
        .set({ name })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async remove(accountId, id) {
      const { numDeletedRows } = await writer
        .deleteFrom('learned_style')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async forgetAll(transaction, accountId) {
      await transaction.deleteFrom('learned_style').where('account_id', '=', accountId).execute();
    },
  };
}

function toKept({ id, name, style, created_at }: LearnedStyleRow): KeptStyle {
  return {
    id,
    name,
    createdAt: new Date(Number(created_at)).toISOString(),
    ...readStyle(style),
  };
}

/** Read by the schema, whose order of fields is everybody's. */
function readStyle(stored: string): Pick<KeptStyle, 'hash' | 'style'> {
  const style = learnedStyleSchema.parse(JSON.parse(stored));
  return { hash: hashOf(style), style };
}

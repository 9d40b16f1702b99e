import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { ShareRow } from './sharing.tables.ts';
import type { Share, SharePlace } from './sharing.types.ts';

/** A link as a new one is stored. */
type ShareToKeep = Share & {
  tokenHash: string;
  /** Whether a link that there is ends when it would have. */
  keepsEnd: boolean;
};

interface LivePage {
  now: number;
  after: SharePlace | null;
  limit: number;
}

interface ShareStore {
  /**
   * Gives the link of a picture new terms, or makes this one where there is none that still works.
   * However many ask at once, a picture has one.
   */
  put(transaction: DatabaseTransaction, share: ShareToKeep, now: number): Promise<Share>;
  /** Whether the owner of the site took a link of the picture down. */
  isTakenDown(transaction: DatabaseTransaction, imageId: string): Promise<boolean>;
  /** Also one that has ended, with the time when its owner, or the site, ended it. */
  findByHash(tokenHash: string): Promise<(Share & { endedAt: number | null }) | undefined>;
  findLive(accountId: string, imageId: string, now: number): Promise<Share | undefined>;
  /** The newest first, from the place of another one on. */
  listLive(accountId: string, page: LivePage): Promise<Share[]>;
  end(accountId: string, imageId: string, now: number): Promise<void>;
  endAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void>;
}

export function createShareStore(database: Database): ShareStore {
  const live = (accountId: string, now: number) =>
    database.reader
      .selectFrom('share')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('image_id', 'is not', null)
      .where('ended_at', 'is', null)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]));
  return {
    put,
    async isTakenDown(transaction, imageId) {
      const row = await transaction
        .selectFrom('share')
        .select('id')
        .where('image_id', '=', imageId)
        .where('taken_down_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    async findByHash(tokenHash) {
      const row = await database.reader
        .selectFrom('share')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && { ...toShare(row), endedAt: row.ended_at };
    },
    async findLive(accountId, imageId, now) {
      const row = await live(accountId, now).where('image_id', '=', imageId).executeTakeFirst();
      return row && toShare(row);
    },
    async listLive(accountId, { now, after, limit }) {
      const rows = await live(accountId, now)
        .$if(after !== null, (query) =>
          query.where((row) =>
            row(row.refTuple('created_at', 'id'), '<', row.tuple(after?.createdAt ?? 0, after?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toShare);
    },
    async end(accountId, imageId, now) {
      await database.writer
        .updateTable('share')
        .set({ ended_at: now })
        .where('account_id', '=', accountId)
        .where('image_id', '=', imageId)
        .where('ended_at', 'is', null)
        .execute();
    },
    async endAll(transaction, accountId, now) {
      await transaction
        .updateTable('share')
        .set({ ended_at: now })
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .execute();
    },
  };
}

/** What has ended by its time stays ended: whoever has that link does not get the picture back. */
async function put(transaction: DatabaseTransaction, share: ShareToKeep, now: number): Promise<Share> {
  await transaction
    .updateTable('share')
    .set((row) => ({ ended_at: row.ref('expires_at') }))
    .where('image_id', '=', share.imageId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const recipe = { shows_recipe: share.showsRecipe ? 1 : 0 } as const;
  const end = { expires_at: share.expiresAt };
  const row = await transaction
    .insertInto('share')
    .values({
      id: share.id,
      token_hash: share.tokenHash,
      account_id: share.accountId,
      image_id: share.imageId,
      collection_id: null,
      created_at: share.createdAt,
      ended_at: null,
      taken_down_at: null,
      ...recipe,
      ...end,
    })
    .onConflict((conflict) =>
      conflict
        .column('image_id')
        .where('ended_at', 'is', null)
        .doUpdateSet(share.keepsEnd ? recipe : { ...recipe, ...end }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toShare(row);
}

function toShare(row: ShareRow): Share {
  return {
    id: row.id,
    accountId: row.account_id,
    imageId: row.image_id ?? '',
    showsRecipe: row.shows_recipe === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

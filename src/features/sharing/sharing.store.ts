import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { columnOf, subjectOf } from './share-subjects.ts';
import type { ShareRow } from './sharing.tables.ts';
import type { Share, SharePlace, ShareSubject } from './sharing.types.ts';

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
   * Gives the link of a picture or a collection new terms, or makes this one where there is none that
   * still works. However many ask at once, there is one.
   */
  put(transaction: DatabaseTransaction, share: ShareToKeep, now: number): Promise<Share>;
  /** Whether the owner of the site took a link of it down. */
  isTakenDown(transaction: DatabaseTransaction, subject: ShareSubject): Promise<boolean>;
  /** Those of the images whose links the owner of the site took down. */
  listTakenDown(imageIds: readonly string[]): Promise<string[]>;
  /** Also one that has ended, with the time when its owner, or the site, ended it. */
  findByHash(tokenHash: string): Promise<(Share & { endedAt: number | null }) | undefined>;
  findLive(accountId: string, subject: ShareSubject, now: number): Promise<Share | undefined>;
  /** The newest first, from the place of another one on. */
  listLive(accountId: string, page: LivePage): Promise<Share[]>;
  end(accountId: string, subject: ShareSubject, now: number, within?: DatabaseTransaction): Promise<void>;
  endAll(transaction: DatabaseTransaction, accountId: string, now: number): Promise<void>;
}

export function createShareStore(database: Database): ShareStore {
  const live = (accountId: string, now: number) =>
    database.reader
      .selectFrom('share')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]));
  return {
    put,
    async isTakenDown(transaction, subject) {
      const row = await transaction
        .selectFrom('share')
        .select('id')
        .where(columnOf(subject), '=', subject.id)
        .where('taken_down_at', 'is not', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    async listTakenDown(imageIds) {
      if (imageIds.length === 0) return [];
      const rows = await database.reader
        .selectFrom('share')
        .select('image_id')
        .where('image_id', 'in', imageIds)
        .where('taken_down_at', 'is not', null)
        .execute();
      return rows.flatMap(({ image_id }) => image_id ?? []);
    },
    async findByHash(tokenHash) {
      const row = await database.reader
        .selectFrom('share')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row && { ...toShare(row), endedAt: row.ended_at };
    },
    async findLive(accountId, subject, now) {
      const row = await live(accountId, now).where(columnOf(subject), '=', subject.id).executeTakeFirst();
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
    async end(accountId, subject, now, within) {
      await (within ?? database.writer)
        .updateTable('share')
        .set({ ended_at: now })
        .where('account_id', '=', accountId)
        .where(columnOf(subject), '=', subject.id)
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
  const { subject } = share;
  await transaction
    .updateTable('share')
    .set((row) => ({ ended_at: row.ref('expires_at') }))
    .where(columnOf(subject), '=', subject.id)
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
      image_id: null,
      collection_id: null,
      [columnOf(subject)]: subject.id,
      created_at: share.createdAt,
      ended_at: null,
      taken_down_at: null,
      takedown_id: null,
      ...recipe,
      ...end,
    })
    .onConflict((conflict) =>
      conflict
        .column(columnOf(subject))
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
    subject: subjectOf(row),
    showsRecipe: row.shows_recipe === 1,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { columnOf, subjectOf } from './share-subjects.ts';
import type { Share, ShareReport } from './sharing.types.ts';

/** Whose it is, what it shows, and how long it works. */
export interface ReportedLink extends Pick<Share, 'accountId' | 'subject' | 'showsRecipe' | 'expiresAt'> {
  endedAt: number | null;
}

interface ShareReportStore {
  insert(report: ShareReport): Promise<void>;
  /** The oldest first. */
  listOpen(limit: number): Promise<ShareReport[]>;
  /** Whether a report about a link is open. */
  isReported(shareId: string): Promise<boolean>;
  /** Closes the reports about a link. @returns how many there were. */
  close(transaction: DatabaseTransaction, shareId: string, now: number): Promise<number>;
  findLink(shareId: string): Promise<ReportedLink | undefined>;
  /**
   * Ends every link of what a link shows, for good.
   * @param imageIds pictures that no other link may show either.
   */
  takeDown(
    transaction: DatabaseTransaction,
    link: Pick<Share, 'accountId' | 'subject'>,
    imageIds: readonly string[],
    now: number,
  ): Promise<void>;
}

export function createShareReportStore(database: Database): ShareReportStore {
  const { reader, writer } = database;
  return {
    async insert({ id, shareId, reason, words, createdAt }) {
      const row = { id, share_id: shareId, reason, words, created_at: createdAt, closed_at: null };
      await writer.insertInto('share_report').values(row).execute();
    },
    async listOpen(limit) {
      return await reader
        .selectFrom('share_report')
        .select(['id', 'share_id as shareId', 'reason', 'words', 'created_at as createdAt'])
        .where('closed_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute();
    },
    async isReported(shareId) {
      const row = await reader
        .selectFrom('share_report')
        .select('id')
        .where('share_id', '=', shareId)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    async close(transaction, shareId, now) {
      const { numUpdatedRows } = await transaction
        .updateTable('share_report')
        .set({ closed_at: now })
        .where('share_id', '=', shareId)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    async findLink(shareId) {
      const row = await reader.selectFrom('share').selectAll().where('id', '=', shareId).executeTakeFirst();
      return (
        row && {
          accountId: row.account_id,
          subject: subjectOf(row),
          showsRecipe: row.shows_recipe === 1,
          expiresAt: row.expires_at,
          endedAt: row.ended_at,
        }
      );
    },
    async takeDown(transaction, { accountId, subject }, imageIds, now) {
      const end = () =>
        transaction.updateTable('share').set((row) => ({
          ended_at: row.fn.coalesce('ended_at', row.val(now)),
          taken_down_at: row.fn.coalesce('taken_down_at', row.val(now)),
        }));
      await end().where(columnOf(subject), '=', subject.id).execute();
      if (imageIds.length === 0) return;
      await end().where('image_id', 'in', imageIds).execute();
      // A link that never worked is the mark of a picture that had none of its own.
      const marks = imageIds.map((imageId) => ({
        id: `taken down ${imageId}`,
        token_hash: `none ${imageId}`,
        account_id: accountId,
        image_id: imageId,
        collection_id: null,
        shows_recipe: 0 as const,
        created_at: now,
        expires_at: null,
        ended_at: now,
        taken_down_at: now,
      }));
      await transaction
        .insertInto('share')
        .values(marks)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}

import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import { subjectOf } from './share-subjects.ts';
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
  };
}

import type { Database } from '../../platform/db/database.types.ts';
import type {} from './sharing.tables.ts';
import type { ShareReport } from './sharing.types.ts';

interface ShareReportStore {
  insert(report: ShareReport): Promise<void>;
  /** The oldest first. */
  listOpen(limit: number): Promise<ShareReport[]>;
  /** Closes the reports about a link. @returns how many there were. */
  close(shareId: string, now: number): Promise<number>;
  /** Ends every link of the picture that reports are about, for good. */
  takeDown(shareId: string, now: number): Promise<void>;
}

export function createShareReportStore({ reader, writer }: Database): ShareReportStore {
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
    async close(shareId, now) {
      const { numUpdatedRows } = await writer
        .updateTable('share_report')
        .set({ closed_at: now })
        .where('share_id', '=', shareId)
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    async takeDown(shareId, now) {
      await writer
        .updateTable('share')
        .set((row) => ({
          ended_at: row.fn.coalesce('ended_at', row.val(now)),
          taken_down_at: row.fn.coalesce('taken_down_at', row.val(now)),
        }))
        .where('image_id', '=', (share) =>
          share
            .selectFrom('share as reported')
            .select('reported.image_id')
            .where('reported.id', '=', shareId),
        )
        .execute();
    },
  };
}

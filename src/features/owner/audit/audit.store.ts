import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type {} from '../owner.tables.ts';
import type { AuditEntry, AuditedAct, AuditSearch } from './audit.types.ts';

/** The one place that writes lines of the audit. Nothing changes them. */
export async function addAuditEntry(
  transaction: DatabaseTransaction,
  id: string,
  { before, after, requestId, ...act }: AuditedAct,
): Promise<void> {
  await transaction
    .insertInto('audit_entry')
    .values({
      id,
      ...act,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      request_id: requestId ?? null,
    })
    .execute();
}

export function createAuditStore({ reader, writer }: Database) {
  return {
    /** The newest first. */
    async find({ words, before, limit }: AuditSearch): Promise<AuditEntry[]> {
      const part = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await reader
        .selectFrom('audit_entry')
        .leftJoin('auth_user', 'auth_user.id', 'audit_entry.actor')
        .select(['audit_entry.id', 'at', 'actor', 'auth_user.email as actorEmail', 'action', 'subject'])
        .select(['reason', 'before', 'after', 'request_id as requestId'])
        .$if(words !== '', (query) =>
          query.where((row) =>
            row.or(
              (['actor', 'auth_user.email', 'action', 'subject', 'reason'] as const).map(
                (column) => sql<boolean>`lower(${row.ref(column)}) like ${part} escape '\\'`,
              ),
            ),
          ),
        )
        .$if(before !== null, (query) =>
          query.where((row) =>
            row(row.refTuple('at', 'audit_entry.id'), '<', row.tuple(before?.at ?? 0, before?.id ?? '')),
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('audit_entry.id', 'desc')
        .limit(limit)
        .execute();
      return rows;
    },
    async forgetBefore(time: number): Promise<void> {
      await writer.deleteFrom('audit_entry').where('at', '<', time).execute();
    },
  };
}

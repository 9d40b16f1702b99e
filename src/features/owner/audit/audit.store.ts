import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { ACCOUNT_EVENT_KINDS } from '../../accounts/account-events.types.ts';
import type {} from '../owner.tables.ts';
import type { AuditAction, AuditEntry, AuditedAct, AuditPlace, AuditSearch } from './audit.types.ts';

/** The one place that writes lines of the audit. Nothing changes them. */
export async function addAuditEntry(
  transaction: DatabaseTransaction | Database['writer'],
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
    async find({ show, words, before, limit }: AuditSearch): Promise<AuditEntry[]> {
      const part = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const rows = await reader
        .selectFrom('audit_entry')
        .leftJoin('auth_user', 'auth_user.id', 'audit_entry.actor')
        .leftJoin('auth_user as about', 'about.id', 'audit_entry.subject')
        .select(['audit_entry.id', 'at', 'actor', 'auth_user.email as actorEmail', 'action'])
        .select(['subject', 'about.email as subjectEmail'])
        .select(['reason', 'before', 'after', 'request_id as requestId'])
        .$if(show !== 'all', (query) =>
          query.where((row) => {
            const isOfAccounts = row.and([
              row('actor', '=', row.ref('subject')),
              row('action', 'in', ACCOUNT_EVENT_KINDS),
            ]);
            return show === 'accounts' ? isOfAccounts : row.not(isOfAccounts);
          }),
        )
        .$if(words !== '', (query) =>
          query.where((row) =>
            row.or(
              (['actor', 'auth_user.email', 'action', 'subject', 'about.email', 'reason'] as const).map(
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
    /** What happened to an account, of some kinds, the newest first. */
    async findAbout<Kind extends AuditAction>(
      accountId: string,
      { kinds, before, limit }: { kinds: readonly Kind[]; before: AuditPlace | null; limit: number },
    ): Promise<{ id: string; at: number; kind: Kind }[]> {
      return (await reader
        .selectFrom('audit_entry')
        .select(['id', 'at', 'action as kind'])
        .where('subject', '=', accountId)
        .where('action', 'in', kinds)
        .$if(before !== null, (query) =>
          query.where((row) =>
            row(row.refTuple('at', 'id'), '<', row.tuple(before?.at ?? 0, before?.id ?? '')),
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()) as { id: string; at: number; kind: Kind }[];
    },
    /** Changes of credits by hand at some moments. */
    async findCreditActs(
      accountId: string,
      moments: readonly number[],
    ): Promise<{ at: number; reason: string; after: string | null }[]> {
      if (moments.length === 0) return [];
      return await reader
        .selectFrom('audit_entry')
        .select(['at', 'reason', 'after'])
        .where('subject', '=', accountId)
        .where('action', 'in', ['credits.give', 'credits.take'])
        .where('at', 'in', moments)
        .execute();
    },
    async forgetBefore(time: number): Promise<void> {
      await writer.deleteFrom('audit_entry').where('at', '<', time).execute();
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import { AUDIT_LASTS_MS } from '../owner.rules.ts';
import { addAuditEntry, createAuditStore } from './audit.store.ts';
import type { AuditEntry, AuditedAct, AuditPlace, AuditSearch } from './audit.types.ts';
import { AUDIT_CSV_HEAD, auditCsvLine } from './audit-csv.rules.ts';

/** What was done by whoever runs the site. */
export interface Audit {
  /** The newest first. */
  find(search: AuditSearch): Promise<AuditEntry[]>;
  /** The same as a file, the newest lines of it. */
  writeCsv(search: Pick<AuditSearch, 'words' | 'show'>): Promise<string>;
  /** Forgets what is older than a year. */
  sweep(): Promise<void>;
}

const FILE_LINES = 50_000;
const AT_ONCE = 1000;

/** Writes a line in the transaction of what it tells of: neither is there without the other. */
export function writeAudit(
  transaction: DatabaseTransaction | Database['writer'],
  act: AuditedAct,
): Promise<void> {
  return addAuditEntry(transaction, randomUUID(), act);
}

export function createAudit(database: Database, clock: Clock): Audit {
  const store = createAuditStore(database);
  return {
    find: store.find,
    async writeCsv(search) {
      const lines = [AUDIT_CSV_HEAD];
      let before: AuditPlace | null = null;
      while (lines.length <= FILE_LINES) {
        const entries: AuditEntry[] = await store.find({ ...search, before, limit: AT_ONCE });
        lines.push(...entries.map(auditCsvLine));
        if (entries.length < AT_ONCE) break;
        before = entries.at(-1) ?? null;
      }
      return lines.join('');
    },
    sweep: () => store.forgetBefore(clock.now() - AUDIT_LASTS_MS),
  };
}

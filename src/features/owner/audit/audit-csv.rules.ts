import { csvLine } from '../../../shared/words/csv.rules.ts';
import type { AuditEntry } from './audit.types.ts';

const COLUMNS = [
  'time',
  'actor',
  'actor email',
  'action',
  'subject',
  'subject email',
  'reason',
  'before',
  'after',
  'request id',
] as const;

export const AUDIT_CSV_HEAD = csvLine(COLUMNS);

export function auditCsvLine(entry: AuditEntry): string {
  const { at, actor, actorEmail, action, subject, subjectEmail } = entry;
  const { reason, before, after, requestId } = entry;
  const time = new Date(at).toISOString();
  const what = [action, subject, subjectEmail, reason, before, after];
  return csvLine([time, actor, actorEmail, ...what, requestId]);
}

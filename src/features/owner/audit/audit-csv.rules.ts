import type { AuditEntry } from './audit.types.ts';

const COLUMNS = [
  'time',
  'actor',
  'actor email',
  'action',
  'subject',
  'reason',
  'before',
  'after',
  'request id',
] as const;

/** A spreadsheet takes a cell that begins so for something to compute. */
const COMPUTED = /^[=+\-@\t\r]/;

export const AUDIT_CSV_HEAD = toLine(COLUMNS);

export function auditCsvLine(entry: AuditEntry): string {
  const { at, actor, actorEmail, action, subject, reason, before, after, requestId } = entry;
  const time = new Date(at).toISOString();
  return toLine([time, actor, actorEmail, action, subject, reason, before, after, requestId]);
}

function toLine(cells: readonly (string | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(text: string | null): string {
  const safe = COMPUTED.test(text ?? '') ? `'${text}` : (text ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

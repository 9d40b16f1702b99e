import { expect, test } from 'vitest';
import { AUDIT_CSV_HEAD, auditCsvLine } from './audit-csv.rules.ts';

const ENTRY = {
  id: '1',
  at: Date.UTC(2026, 10, 26, 12),
  actor: 'ann',
  actorEmail: null,
  action: 'credits.give',
  subject: 'bob',
  subjectEmail: 'bob@example.com',
  reason: 'sorry',
  before: null,
  after: '{"balance":5}',
  requestId: 'r',
};

test('a line has a cell for each column', () => {
  expect(AUDIT_CSV_HEAD).toBe(
    'time,actor,actor email,action,subject,subject email,reason,before,after,request id\r\n',
  );
  expect(auditCsvLine(ENTRY)).toBe(
    '2026-11-26T12:00:00.000Z,ann,,credits.give,bob,bob@example.com,sorry,,"{""balance"":5}",r\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that begins like %j is computed by no spreadsheet',
  (reason) => {
    const line = auditCsvLine({ ...ENTRY, reason });
    expect(line).toMatch(/,"?'[=+\-@\t\r]/);
    expect(line).not.toMatch(/,"?[=+\-@\t\r]/);
  },
);

test('a comma, a quote and a new line stay in their cell', () => {
  expect(auditCsvLine({ ...ENTRY, reason: 'a, "b"\nc' })).toContain(',"a, ""b""\nc",');
});

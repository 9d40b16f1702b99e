import type { StressRow } from './stress-part.types.ts';

/** What a whole stress run came to. */
export interface StressSummary {
  rows: readonly (StressRow & { database: string })[];
}

/** The one table that an owner reads: what was done, how much of it, what did not hold, what is gone. */
export function writeStressTable({ rows }: StressSummary): string[] {
  const head = ['what was done', 'how much', 'faults', 'lost'];
  const cells = rows.map(({ what, amount, faults, lost, database }) => [
    rows.some((row) => row.database !== rows[0]?.database) ? `${what} (${database})` : what,
    amount,
    String(faults.length),
    String(lost),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...cells].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(6))).join('  ');
  const table = [line(head), ...cells.map(line)];
  const measured = rows.flatMap(({ what, measured: text }) => (text ? [`  ${what}: ${text}`] : []));
  const faults = rows.flatMap(({ what, faults: found }) => found.map((fault) => `  ${what}: ${fault}`));
  return [
    '',
    ...table,
    ...(measured.length > 0 ? ['', 'Measured', ...measured] : []),
    ...(faults.length > 0 ? ['', 'FAULTS', ...faults] : []),
    '',
    `${count(rows, ({ faults: found }) => found.length)} faults. Things lost: ${count(rows, ({ lost }) => lost)}.`,
  ];
}

/** Whether everything that was promised held. */
export function hasHeld({ rows }: StressSummary): boolean {
  return rows.length > 0 && rows.every(({ faults, lost }) => faults.length === 0 && lost === 0);
}

function count(rows: StressSummary['rows'], of: (row: StressRow) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

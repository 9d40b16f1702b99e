import type { CheckLine } from '../../src/features/owner/site/site.types.ts';

const WORDS: Readonly<Record<CheckLine['state'], string>> = { ok: 'ok', off: '--', failed: 'FAILED' };

/** Columns as wide as their widest entry; the last one runs free. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row.map((cell, column) => cell.padEnd(column === row.length - 1 ? 0 : (widths[column] ?? 0))),
    )
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

export function formatChecks(lines: readonly CheckLine[]): string {
  return formatTable(lines.map(({ name, state, detail }) => [name, WORDS[state], detail]));
}

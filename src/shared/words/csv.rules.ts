/** A spreadsheet takes a cell that begins so for something to compute. */
const COMPUTED = /^[=+\-@\t\r]/;

/** A line of a file for spreadsheets, which compute nothing that somebody wrote. Numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const safe = COMPUTED.test(value ?? '') ? `'${value}` : (value ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

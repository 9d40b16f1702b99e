import type { ApiUsage } from './api-keys.schema.ts';

const COLUMNS = ['date', 'name', 'calls', 'errors', 'pictures', 'credits', 'milliseconds'] as const;

/** One line a key and day, with a line of names before them. */
export function writeUsageCsv(days: ApiUsage['days']): string {
  const lines = days.map((day) => COLUMNS.map((column) => cell(day[column])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

/** Spreadsheets would reckon with what begins like a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

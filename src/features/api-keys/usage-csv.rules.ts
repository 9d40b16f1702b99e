import { csvLine } from '../../shared/words/csv.rules.ts';
import type { ApiUsage } from './api-keys.schema.ts';

const COLUMNS = ['date', 'name', 'calls', 'errors', 'pictures', 'credits', 'milliseconds'] as const;

/** One line a key and day, with a line of names before them. */
export function writeUsageCsv(days: ApiUsage['days']): string {
  return [COLUMNS, ...days.map((day) => COLUMNS.map((column) => day[column]))].map(csvLine).join('');
}

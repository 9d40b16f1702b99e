import { CsvError, parse } from 'csv-parse/sync';
import {
  createNoCsvError,
  createTooManyGrantsError,
  isHead,
  MOST_GRANTS,
  readGrant,
  type WrittenGrant,
} from './bulk-grants.rules.ts';

interface ReadRow {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a file as spreadsheets save it: with commas or semicolons, with names of columns or without.
 * @throws {AppError} 400 for what is no CSV, and for too many lines.
 */
export function readGrants(csv: string): WrittenGrant[] {
  const [first = ''] = csv.split('\n', 1);
  const delimiter = first.includes(';') && !first.includes(',') ? ';' : ',';
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true } as const;
  try {
    // Its types do not know what `info` makes of a row.
    const rows = parse(csv, { ...options, info: true, to: MOST_GRANTS + 2 }) as unknown as ReadRow[];
    const grants = rows
      .filter(({ record }, index) => index > 0 || !isHead(record))
      .map(({ record, info }) => readGrant(record, info.lines));
    if (grants.length > MOST_GRANTS) throw createTooManyGrantsError();
    return grants;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw createNoCsvError(typeof error.lines === 'number' ? error.lines : undefined);
  }
}

import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.types.ts';

/** Many rows as one parameter, a table with the column `value`. Each database has its own name for it. */
export function jsonRows(kind: Database['kind'], rows: readonly unknown[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows);
  return kind === 'sqlite' ? sql`json_each(${json})` : sql`json_array_elements(${json}::json)`;
}

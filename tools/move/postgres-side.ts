import { type Kysely, sql } from 'kysely';
import type { DatabaseTransaction, Tables } from '../../src/platform/db/database.types.ts';
import { readJsonRows } from '../backup/postgres-dump.ts';
import type { ColumnTypes, MovedRow } from './move.types.ts';
import { fromPostgres } from './moved-rows.ts';

const ROWS_AT_ONCE = 1_000;

export async function readColumnTypes(database: Kysely<Tables>): Promise<ColumnTypes> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns where table_schema = current_schema()`.execute(database);
  const types = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows) {
    const columns = types.get(table) ?? new Map<string, string>();
    types.set(table, columns.set(column, type));
  }
  return types;
}

export async function* readTable(
  transaction: DatabaseTransaction,
  table: string,
  types: ColumnTypes,
): AsyncGenerator<MovedRow> {
  const columns = types.get(table) ?? new Map<string, string>();
  for await (const lines of readJsonRows(transaction, table))
    for (const line of lines) yield fromPostgres(JSON.parse(line), columns);
}

/** Postgres itself reads each value as its column wants it: 0 as false, text as a moment, `\x…` as bytes. */
export async function putRows(
  transaction: DatabaseTransaction,
  { table, key, rows }: { table: string; key: readonly string[]; rows: Iterable<MovedRow> },
): Promise<number> {
  let count = 0;
  let waiting: MovedRow[] = [];
  const put = async () => {
    const [first] = waiting;
    if (!first) return;
    const others = Object.keys(first).filter((column) => !key.includes(column));
    const update = others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(waiting)}::json)
      on conflict (${sql.join(key.map((column) => sql.ref(column)))})
      do ${update.length > 0 ? sql`update set ${sql.join(update)}` : sql`nothing`}
    `.execute(transaction);
    count += waiting.length;
    waiting = [];
  };
  for (const row of rows) {
    waiting.push(row);
    if (waiting.length === ROWS_AT_ONCE) await put();
  }
  await put();
  return count;
}

export async function removeRows(
  transaction: DatabaseTransaction,
  { table, keys }: { table: string; keys: Iterable<MovedRow> },
): Promise<void> {
  for (const key of keys) {
    const is = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`delete from ${sql.table(table)} where ${sql.join(is, sql` and `)}`.execute(transaction);
  }
}

import { sql } from 'kysely';
import type { Database } from '../../../../src/platform/db/database.types.ts';

/** Every table, column, constraint and index of a database, in words that two databases can be compared by. */
export async function describeSchema(database: Database): Promise<string[]> {
  const { rows } =
    database.kind === 'sqlite'
      ? await sql<{ line: string }>`
          select type || ' ' || name || ' ' || coalesce(sql, '') as line from sqlite_schema`.execute(
          database.reader,
        )
      : await sql<{ line: string }>`
          select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
            || coalesce(column_default, '') || ' ' || coalesce(collation_name, '') as line
          from information_schema.columns where table_schema = current_schema()
          union all
          select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
          from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
          where nspname = current_schema() and contype <> 'n'
          union all
          select replace(indexdef, current_schema() || '.', '') from pg_indexes
          where schemaname = current_schema()`.execute(database.reader);
  return rows.map(({ line }) => line).sort();
}

/** Every column with its type, whatever constraints and indexes are around it. */
export async function describeColumns(database: Database): Promise<string[]> {
  const tables = await database.reader.introspection.getTables();
  return tables
    .flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name} ${column.dataType.toLowerCase()}`),
    )
    .sort();
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../src/platform/db/database.types.ts';
import { listTables } from '../backup/postgres-dump.ts';

/** The tables of a Postgres schema, each after those that its rows refer to. */
export async function inOrderOfReferences(database: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ from: string; to: string }>`
    select referring.relname as "from", referred.relname as "to"
    from pg_constraint
    join pg_class referring on referring.oid = pg_constraint.conrelid
    join pg_class referred on referred.oid = pg_constraint.confrelid
    join pg_namespace on pg_namespace.oid = referring.relnamespace
    where contype = 'f' and nspname = current_schema() and referring.oid <> referred.oid
  `.execute(database);
  return sortByReferences(await listTables(database), rows);
}

/** @throws {Error} when tables refer to each other in a circle. */
export function sortByReferences(
  tables: readonly string[],
  references: readonly { from: string; to: string }[],
): string[] {
  const sorted: string[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waits = (table: string) => references.some(({ from, to }) => from === table && left.includes(to));
    const free = left.filter((table) => !waits(table));
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}.`);
    sorted.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

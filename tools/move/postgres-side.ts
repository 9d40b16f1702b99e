import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '../../src/platform/db/database.types.ts';
import { countPostgresRows, readJsonRows, readPostgresPictures } from '../backup/postgres-dump.ts';
import type {
  ChangedMoment,
  Moment,
  MovedRow,
  MovedRows,
  MovedTable,
  MoveSource,
  MoveTarget,
  Writing,
} from './move.types.ts';
import { fromPostgres } from './moved-rows.ts';
import { explainBusySite } from './site-lock.ts';

const ROWS_AT_ONCE = 1_000;
const LOCK_NOT_AVAILABLE = '55P03';

export async function describeTables(database: Kysely<Tables>): Promise<MovedTable[]> {
  const { rows } = await sql<MovedTable>`
    select tablename as name,
      (select json_object_agg(column_name, data_type) from information_schema.columns
        where table_schema = schemaname and table_name = tablename) as types,
      (select json_agg(attname) from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indisprimary and indrelid = format('%I.%I', schemaname, tablename)::regclass) as key
    from pg_tables where schemaname = current_schema() order by tablename`.execute(database);
  return rows;
}

interface PostgresSource {
  database: Database;
  tables: readonly MovedTable[];
  lockLimitMs: number;
}

export function createPostgresSource({ database, tables, lockLimitMs }: PostgresSource): MoveSource {
  /** At the moment before. */
  let oldestOpen = '';
  return {
    atOneMoment: (work) =>
      database.reader
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (moment) => {
          const since = oldestOpen;
          oldestOpen = await findOldestOpen(moment);
          return await work(readChanges(moment, since));
        }),
    whileLocked: (work) =>
      database.transaction(async (transaction) => {
        await lock(transaction, tables, lockLimitMs);
        return await work(readChanges(transaction, oldestOpen));
      }),
  };
}

async function lock(
  transaction: DatabaseTransaction,
  tables: readonly MovedTable[],
  limitMs: number,
): Promise<void> {
  const names = tables.map(({ name }) => sql.table(name));
  await sql`set local lock_timeout = ${sql.lit(limitMs)}`.execute(transaction);
  try {
    await sql`lock table ${sql.join(names)} in exclusive mode`.execute(transaction);
  } catch (error) {
    const isBusy = (error as { cause?: { code?: unknown } }).cause?.code === LOCK_NOT_AVAILABLE;
    throw isBusy ? explainBusySite(limitMs, error) : error;
  }
}

/** The oldest transaction whose work this moment may not see: every older one has ended. */
async function findOldestOpen(moment: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::xid::text as oldest`.execute(moment);
  return rows[0]?.oldest ?? '';
}

function readPostgres(transaction: DatabaseTransaction): Moment {
  return {
    rows: (table) => readRows(transaction, table, sql`${sql.table(table.name)} r`),
    async countByEnd(table) {
      const { rows } = await sql<{ end: string; count: number }>`
        select ${endOfKey(table)} as "end", count(*) as count from ${sql.table(table.name)} group by 1
      `.execute(transaction);
      return new Map(rows.map(({ end, count }) => [end, count]));
    },
    keys: (table, ends) =>
      readRows(
        transaction,
        table,
        sql`(select ${listKey(table)} from ${sql.table(table.name)} where ${endOfKey(table)} = any (${ends})) r`,
      ),
    count: ({ name }) => countPostgresRows(transaction, name),
    pictures: () => readPostgresPictures(transaction),
  };
}

/**
 * Every row has the number of the transaction that wrote it. Numbers begin anew after four billion, so it is
 * their age that is compared. What savepoints wrote has numbers that no list of open transactions names: hence
 * all from the oldest one on.
 */
function readChanges(transaction: DatabaseTransaction, since: string): ChangedMoment {
  const isYoung = sql`age(r.xmin) <= age(${sql.lit(since)}::xid)`;
  return {
    ...readPostgres(transaction),
    changed: (table) => readRows(transaction, table, sql`${sql.table(table.name)} r where ${isYoung}`),
  };
}

async function* readRows(
  transaction: DatabaseTransaction,
  table: MovedTable,
  from: RawBuilder<unknown>,
): AsyncGenerator<MovedRow> {
  for await (const lines of readJsonRows(transaction, from))
    for (const line of lines) yield fromPostgres(JSON.parse(line), table);
}

export function createPostgresTarget(database: Database): MoveTarget {
  return {
    transaction: (work) => database.transaction((transaction) => work(writeTo(transaction))),
  };
}

function writeTo(transaction: DatabaseTransaction): Writing {
  return {
    ...readPostgres(transaction),
    empty: async ({ name }) => void (await sql`delete from ${sql.table(name)}`.execute(transaction)),
    async put({ name }, rows) {
      for await (const some of inParts(rows))
        await sql`insert into ${sql.table(name)} select * from ${asTable(name, some)}`.execute(transaction);
    },
    async remove(table, rows) {
      for await (const some of inParts(rows))
        await sql`delete from ${sql.table(table.name)} where ${isOneOf(table, some)}`.execute(transaction);
    },
    async *find(table, rows) {
      for await (const some of inParts(rows))
        yield* readRows(
          transaction,
          table,
          sql`(select * from ${sql.table(table.name)} where ${isOneOf(table, some)}) r`,
        );
    },
  };
}

async function* inParts(rows: MovedRows): AsyncGenerator<MovedRow[]> {
  let part: MovedRow[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Postgres itself reads each value as its column wants it: 0 as false, text as a moment, `\x…` as bytes. */
const asTable = (name: string, rows: readonly MovedRow[]) =>
  sql`json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`;

const isOneOf = (table: MovedTable, rows: readonly MovedRow[]) =>
  sql`(${listKey(table)}) in (select ${listKey(table)} from ${asTable(table.name, rows)})`;

const endOfKey = ({ key }: MovedTable) =>
  sql`concat(${sql.join(key.map((column) => sql`right(${sql.ref(column)}::text, 1)`))})`;

const listKey = ({ key }: MovedTable) => sql.join(key.map((column) => sql.ref(column)));

/**
 * Takes away what makes rows refer to rows that are there: no order of rows could keep it at every moment.
 * @returns what brings it back, and with it Postgres looks at every row.
 */
export async function dropReferences(database: Database): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; rule: string }>`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as rule
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = current_schema()::regnamespace`.execute(database.reader);
  const change = (how: (reference: (typeof rows)[number]) => RawBuilder<unknown>) =>
    database.transaction(async (transaction) => {
      for (const reference of rows)
        await sql`alter table ${sql.table(reference.table)} ${how(reference)}`.execute(transaction);
    });
  await change(({ name }) => sql`drop constraint ${sql.id(name)}`);
  return () => change(({ name, rule }) => sql`add constraint ${sql.id(name)} ${sql.raw(rule)}`);
}

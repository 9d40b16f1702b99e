import { createHash } from 'node:crypto';
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { MovedRow, MovedRows, MovedTable, MovedValue } from './move.types.ts';

export function fromSqlite(row: Record<string, SQLOutputValue>): MovedRow {
  return mapValues(row, (value) => {
    if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
    return typeof value === 'bigint' ? Number(value) : value;
  });
}

/** @param row as Postgres writes it in JSON. */
export function fromPostgres(
  row: Record<string, string | number | boolean | null>,
  { types }: MovedTable,
): MovedRow {
  return mapValues(row, (value, column) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (types[column] === 'timestamp with time zone' && value !== null) return new Date(value).toISOString();
    return value;
  });
}

export function toSqlite(value: MovedValue, type: string | undefined): SQLInputValue {
  if (type !== 'bytea' || typeof value !== 'string') return value;
  return Buffer.from(value.slice(2), 'hex');
}

function mapValues<From>(
  row: Record<string, From>,
  change: (value: From, column: string) => MovedValue,
): MovedRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, change(value, column)]));
}

/** Tells sets of rows apart, in whatever order they come. */
export interface RowsDigest {
  add(row: MovedRow): void;
  /** Equal for equal rows. */
  read(): { count: number; sum: string };
}

export function createRowsDigest(): RowsDigest {
  let count = 0;
  let sum = 0n;
  return {
    add(row) {
      const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
      count += 1;
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
    },
    read: () => ({ count, sum: sum.toString(16) }),
  };
}

/** The same rows, each added to the digest as it passes. */
export async function* addingTo(digest: RowsDigest, rows: MovedRows): AsyncGenerator<MovedRow> {
  for await (const row of rows) {
    digest.add(row);
    yield row;
  }
}

export async function digestOf(rows: MovedRows): Promise<RowsDigest> {
  const digest = createRowsDigest();
  for await (const row of rows) digest.add(row);
  return digest;
}

export async function listRows(rows: MovedRows): Promise<MovedRow[]> {
  const list: MovedRow[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

/** The last character of each column of the key, which both databases can tell by themselves. */
export function endOfKey({ key }: MovedTable, row: MovedRow): string {
  return key.map((column) => [...String(row[column])].at(-1) ?? '').join('');
}

import type { ObjectStorage } from '../../src/platform/storage/storage.types.ts';
import type { NamedPicture } from '../backup/database-copy.types.ts';
import type { Say } from '../backup/progress.ts';

/** A value as both databases can hold it: SQLite's own kinds, with bytes as `\x…`. */
export type MovedValue = string | number | null;
export type MovedRow = Record<string, MovedValue>;
export type MovedRows = Iterable<MovedRow> | AsyncIterable<MovedRow>;

/** A table that both databases have. */
export interface MovedTable {
  name: string;
  /** The columns of the primary key. */
  key: readonly string[];
  /** What Postgres calls the type of each column. */
  types: Readonly<Record<string, string>>;
}

/** What a database holds at one moment. */
export interface Moment {
  rows(table: MovedTable): MovedRows;
  /** How many rows there are by how their keys end (`endOfKey`): where two databases differ, without every key. */
  countByEnd(table: MovedTable): Promise<Map<string, number>>;
  /** Of rows whose keys end so, the columns of the primary key alone. */
  keys(table: MovedTable, ends: readonly string[]): MovedRows;
  count(table: MovedTable): Promise<number>;
  pictures(): Promise<NamedPicture[]>;
}

export interface ChangedMoment extends Moment {
  /** All rows that are new or other than at the moment before; some that are not may be among them. */
  changed(table: MovedTable): MovedRows;
}

/** A site that runs. */
export interface MoveSource {
  /** The site writes on meanwhile, and nothing of it is seen. */
  atOneMoment<Result>(work: (moment: ChangedMoment) => Promise<Result>): Promise<Result>;
  /** The last moment: nobody else can write until `work` has ended. */
  whileLocked<Result>(work: (moment: ChangedMoment) => Promise<Result>): Promise<Result>;
}

/** The new database within a transaction. No row is asked whether those that it refers to are there yet. */
export interface Writing extends Moment {
  empty(table: MovedTable): Promise<void>;
  put(table: MovedTable, rows: MovedRows): Promise<void>;
  /** @param rows of which only the keys count, here and below. */
  remove(table: MovedTable, rows: readonly MovedRow[]): Promise<void>;
  find(table: MovedTable, rows: readonly MovedRow[]): MovedRows;
}

export interface MoveTarget {
  transaction<Result>(work: (writing: Writing) => Promise<Result>): Promise<Result>;
}

export interface PictureMove {
  from: Pick<ObjectStorage, 'get'>;
  to: ObjectStorage;
  say: Say;
}

export interface Moved {
  tables: number;
  rows: number;
  pictures: number;
  /** Named by the database, and already missing from the old storage. */
  missing: readonly NamedPicture[];
  /** How long nothing could be written. */
  pauseMs: number;
  /** Of these, until the old site had ended. */
  handOverMs: number;
}

/** Called when everything was moved, while the old site still cannot write; resolves when no old server is left. */
export type WhileLocked = () => Promise<void>;

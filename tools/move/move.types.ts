import type { ObjectStorage } from '../../src/platform/storage/storage.types.ts';
import type { NamedPicture } from '../backup/database-copy.types.ts';
import type { Say } from '../backup/progress.ts';

/** A value as both databases can hold it: SQLite's own kinds, with bytes as `\x…`. */
export type MovedValue = string | number | null;
export type MovedRow = Record<string, MovedValue>;

/** The columns of each table, by what Postgres calls their types. */
export type ColumnTypes = ReadonlyMap<string, ReadonlyMap<string, string>>;

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

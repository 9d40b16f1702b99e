export interface StoredObjectRow {
  id: string;
  owner: string;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  content_type: string;
  /** Bytes. */
  size: number;
  /** When these bytes were handed in last: until somebody refers to them they are kept for that. */
  kept_at: number;
}

/**
 * An object that is gone, or perhaps never came to be, whose file may still be there. The table
 * `doomed_object` and its column keep the names that they were made with.
 */
export interface PendingDeletionRow {
  id: string;
  doomed_at: number;
}

declare module '../db/database.types.ts' {
  interface Tables {
    stored_object: StoredObjectRow;
    doomed_object: PendingDeletionRow;
  }
}

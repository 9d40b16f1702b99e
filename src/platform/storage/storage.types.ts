import type { DatabaseTransaction } from '../db/database.types.ts';

/** Files by key. Keys are made of lower-case letters, digits, `-`, `_`, `.` and `/`. */
export interface ObjectStorage {
  /** What the start message calls it, e.g. `files in ./data/objects`. Holds no secret. */
  readonly description: string;
  /** Resolves when the bytes would survive a power cut; a reader never sees half of them. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Undefined when there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** An object that is not there counts as deleted. */
  delete(key: string): Promise<void>;
}

export interface StoredObject {
  id: string;
  /** SHA-256 of the bytes, hexadecimal. */
  hash: string;
  contentType: string;
  /** Bytes. */
  size: number;
}

/**
 * Private files of an owner, each content stored once per owner. What refers to an object is the
 * database's to know: every reference is a foreign key to `stored_object.id`.
 */
export interface Blobs {
  /**
   * Stores the bytes, or finds the object that holds the same bytes of the same owner. `refer` stores
   * what refers to the object, in the transaction that makes it known: both are there, or neither.
   * @returns what `refer` answered. What it throws undoes the object as well, and is thrown whatever
   * becomes of the file.
   */
  store<Result>(
    owner: string,
    content: { bytes: Uint8Array; contentType: string },
    refer: (transaction: DatabaseTransaction, object: StoredObject) => Promise<Result>,
  ): Promise<Result>;
  find(owner: string, hash: string): Promise<StoredObject | undefined>;
  /** Undefined when the object is not there or belongs to somebody else. */
  read(owner: string, id: string): Promise<{ object: StoredObject; bytes: Uint8Array } | undefined>;
  /**
   * Deletes the object unless something refers to it, or it was handed in a moment ago and somebody
   * may be about to; answers whether it is gone.
   */
  purge(id: string): Promise<boolean>;
  /** Some of an owner's objects, for whoever purges all of them. */
  listOf(owner: string, limit: number): Promise<StoredObject[]>;
  /** How many objects are kept, and how many bytes they have together. */
  measure(): Promise<{ objects: number; bytes: number }>;
  /**
   * Deletes the files that nothing leads to and that could not be deleted at once: of purged objects,
   * because a process died in between, or of refused ones; the storage was away, or a commit in doubt.
   * @param isStopping asked before each file.
   */
  finishPurges(isStopping: () => boolean): Promise<void>;
}

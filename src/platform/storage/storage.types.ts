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
export interface OwnedObjects {
  /** Stores the bytes, or finds the object that holds the same bytes of the same owner. */
  keep(owner: string, content: { bytes: Uint8Array; contentType: string }): Promise<StoredObject>;
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
  /**
   * Deletes the files of purged objects that are still there, because a process died in between or
   * found the storage away.
   * @param isStopping asked before each file.
   */
  finishPurges(isStopping: () => boolean): Promise<void>;
}

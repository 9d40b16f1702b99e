import type { LibraryPost, PostOrigin } from './library.types.ts';

/** What the sync needs of the library. */
export interface ContentLibrary {
  origins(): Promise<readonly PostOrigin[]>;
  /** Everything in one transaction. */
  change(changes: { put: readonly LibraryPost[]; remove: readonly string[] }): Promise<void>;
}

export interface SyncResult {
  /** Slugs. */
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
  /** One line each. */
  problems: readonly string[];
}

export interface ContentSync {
  /**
   * Brings the library up to the files. Never throws: what is wrong is in `problems`, and told to
   * `onProblem` when it is new.
   */
  sync(): Promise<SyncResult>;
  /** Syncs soon after any change of a file, until it is closed. */
  watch(): { close(): void };
}

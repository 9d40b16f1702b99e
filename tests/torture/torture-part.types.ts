/** One line of the table that `npm run torture` prints. */
export interface TortureRow {
  /** What was done, e.g. "kill -9 at any moment". */
  what: string;
  /** How much of it, with its unit, e.g. "200 kills". */
  amount: string;
  /** What was promised and does not hold, a line each; empty when everything held. */
  faults: readonly string[];
  /** Saved pictures, credits or posts that are gone. */
  lost: number;
  /** Figures worth reading, e.g. "p99 of pages 180 ms". */
  measured?: string;
}

export interface TortureOptions {
  /** The short form runs with the tests, the long one on demand. */
  form: 'short' | 'long';
  /** '' for SQLite. */
  databaseUrl: string;
  /** Told what happens, a line at a time. */
  say: (line: string) => void;
}

/** A part of the torture: does its worst to a site of its own, removes it, and tells what held. */
export interface TorturePart {
  /** As `npm run torture -- NAME` takes it. */
  name: string;
  run(options: TortureOptions): Promise<TortureRow[]>;
}

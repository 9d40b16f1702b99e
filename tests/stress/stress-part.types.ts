/** One line of the table that `npm run stress` prints. */
export interface StressRow {
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

export interface StressOptions {
  /** The short form runs with the tests, the long one on demand. */
  form: 'short' | 'long';
  /** '' for SQLite. */
  databaseUrl: string;
  /** Told what happens, a line at a time. */
  say: (line: string) => void;
}

/** A part of the stress test: does its worst to a site of its own, removes it, and tells what held. */
export interface StressPart {
  /** As `npm run stress -- NAME` takes it. */
  name: string;
  run(options: StressOptions): Promise<StressRow[]>;
}

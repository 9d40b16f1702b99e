/** One promise and what came of it. */
export interface BenchRow {
  /** What is promised, in words, e.g. "article against a bare server". */
  what: string;
  /** e.g. "at least 0.6". */
  promise: string;
  /** The figure itself, with its unit or as a ratio, e.g. "0.71". */
  measured: string;
  /**
   * Whether the promise holds; undefined where it could not be measured or nothing is promised.
   * Ratios and counts hold on any machine, absolute figures on a quiet one with two cores.
   */
  kept?: boolean;
  kind: 'ratio' | 'count' | 'absolute';
  /** What the figure was made of. */
  note?: string;
}

export interface BenchOptions {
  /** Told what happens, a line at a time. */
  say: (line: string) => void;
  /** Whether a piece of the part was asked for; every one is when the part was asked for whole. */
  wants: (piece: string) => boolean;
}

/** Some rows that are measured together: a ratio only says something about figures of the same minute. */
export interface BenchPart {
  /** As `npm run bench -- NAME` takes it. */
  name: string;
  /** What can be measured alone, as `npm run bench -- NAME/PIECE`. */
  pieces?: readonly string[];
  measure(options: BenchOptions): Promise<BenchRow[]>;
}

/** As rate-limiter-flexible lays it out. */
export interface AttemptRow {
  /** The rule's name and a mark of who is counted. */
  key: string;
  points: number;
  /** Milliseconds since 1970, when the window is over. */
  expire: number | null;
}

declare module '../db/database.types.ts' {
  interface Tables {
    attempt: AttemptRow;
  }
}

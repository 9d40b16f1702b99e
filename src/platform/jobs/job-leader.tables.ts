/** Which process runs the jobs of the site. */
export interface JobLeaderRow {
  name: string;
  /** A process, by a random name. */
  holder: string;
  /** Milliseconds since 1970; another one may take it over then. */
  until: number;
}

declare module '../db/database.types.ts' {
  interface Tables {
    job_leader: JobLeaderRow;
  }
}

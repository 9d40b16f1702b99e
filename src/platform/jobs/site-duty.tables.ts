/** Who does what the site does by itself. */
export interface SiteDutyRow {
  name: string;
  /** A process, by a random name. */
  holder: string;
  /** Milliseconds since 1970; another one may take it over then. */
  until: number;
}

declare module '../db/database.types.ts' {
  interface Tables {
    site_duty: SiteDutyRow;
  }
}

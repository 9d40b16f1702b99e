export interface LearnedStyleRow {
  id: string;
  account_id: string;
  name: string;
  /** JSON of LearnedStyle, as its schema accepts it. */
  style: string;
  created_at: number;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    learned_style: LearnedStyleRow;
  }
}

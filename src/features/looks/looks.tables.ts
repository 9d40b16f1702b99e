export interface SavedLookRow {
  id: string;
  account_id: string;
  name: string;
  /** JSON of what a look says beside its name. */
  choices: string;
  created_at: number;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    saved_look: SavedLookRow;
  }
}

import type { ReportReason } from './sharing.rules.ts';

/** A link to one picture, or to one collection. One that has ended stays, so that its page can say so. */
export interface ShareRow {
  id: string;
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string;
  account_id: string;
  image_id: string | null;
  collection_id: string | null;
  shows_recipe: 0 | 1;
  created_at: number;
  expires_at: number | null;
  ended_at: number | null;
  /** When the owner of the site ended it; what it showed is not shared again. */
  taken_down_at: number | null;
}

interface ShareReportRow {
  id: string;
  share_id: string;
  reason: ReportReason;
  words: string;
  created_at: number;
  /** When the owner of the site was done with it. */
  closed_at: number | null;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    share: ShareRow;
    share_report: ShareReportRow;
  }
}

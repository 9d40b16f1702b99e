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
  /** When staff ended it; what it showed is not shared again until they restore it. */
  taken_down_at: number | null;
  /** What took it down; null while nothing does. */
  takedown_id: string | null;
}

/** What staff took down: a picture, or a collection. */
export interface TakedownRow {
  id: string;
  /** The link that was reported. */
  share_id: string;
  account_id: string;
  image_id: string | null;
  collection_id: string | null;
  reason: string;
  created_at: number;
  /** What its account says to it. */
  answer: string | null;
  answered_at: number | null;
  /** When staff read the answer and left it down. */
  kept_at: number | null;
  /** When it was restored. */
  ended_at: number | null;
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
    share_takedown: TakedownRow;
  }
}

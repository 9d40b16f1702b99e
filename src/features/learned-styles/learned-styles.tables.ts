export interface LearnedStyleRow {
  id: string;
  account_id: string;
  name: string;
  /** JSON of LearnedStyle, as its schema accepts it. */
  style: string;
  created_at: number;
}

interface LearnedStylePictureRow {
  style_id: string;
  /** From 0. */
  place: number;
  stored_object_id: string;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    learned_style: LearnedStyleRow;
    learned_style_picture: LearnedStylePictureRow;
  }
}

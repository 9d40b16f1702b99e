export interface DeliveredPictureRow {
  /** SHA-256 of the file, as base64url. */
  digest: string;
  /** The UTC day on which it was last delivered, YYYY-MM-DD. */
  delivered_on: string;
  /** Its likeness; null of a picture that shows nothing to know it by. */
  band_1: number | null;
  band_2: number | null;
  band_3: number | null;
  band_4: number | null;
}

declare module '../../platform/db/database.types.ts' {
  interface Tables {
    delivered_picture: DeliveredPictureRow;
  }
}

/** What may be saved. */
export const PICTURE_LIMITS = {
  /**
   * Of the picture itself, not of its base64. The largest picture that the site draws is an opaque PNG
   * of `pixels` that no compression makes smaller: three bytes each, 6.3 MB.
   */
  bytes: 6_400_000,
  smallestSide: 64,
  largestSide: 2048,
  pixels: 2_100_000,
} as const;

/**
 * What the pictures that the site did not draw itself may take of one account's gallery, by whether it
 * has a plan. They can be noise that nothing makes smaller; what the site draws is paid by its drawing.
 */
export const UPLOADED_BYTES = { free: 25_000_000, withPlan: 1_000_000_000 } as const;

/** As sizes of files are said to people. */
export function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

const IMAGE_ID = /^[\w-]{1,100}$/;

/** What no image of ours is called, a database may refuse even to look for. */
export function mayBeImageId(id: string): boolean {
  return IMAGE_ID.test(id);
}

export const HISTORY_LENGTH = 30;

/** How long a deleted image can be brought back. */
export const UNDO_MS = 10 * 60_000;

/** How long an image is stored that nobody wants in the gallery, before it goes like a deleted one. */
export const PUT_AWAY_MS = 24 * 60 * 60_000;

/** How long a delivered image waits to be saved before it is put into the gallery by itself. */
export const SAVE_GRACE_MS = 10 * 60_000;

/** How many images that were drawn already an account may give back unpaid in a UTC day. */
export const DAILY_RETURNS = 8;

export const THUMBNAIL_WIDTHS = [320, 640] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];
export const DEFAULT_THUMBNAIL_WIDTH: ThumbnailWidth = 640;

/** What a picture file of the content folder may be, whoever reads or writes it. */
export const PICTURE_FILE_LIMITS = {
  bytes: 12 * 1024 * 1024,
  /** Decoding more would take hundreds of megabytes. */
  pixels: 40_000_000,
  /** As large as a drawn picture can be; what is larger is shown at this size. */
  side: 2048,
} as const;

import type { ContentError } from './content-error.ts';

/** A picture file of the content folder. */
export interface PictureFile {
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
  /** As the picture is shown, in pixels: upright, and a large one made smaller. */
  width: number;
  height: number;
}

/** The files that a text names, by their paths: each as it was found, or why it cannot be shown. */
export type PictureFiles = ReadonlyMap<string, PictureFile | ContentError>;

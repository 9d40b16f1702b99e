import type { PictureReading } from '../../picture-reading/picture-reading.types.ts';

/** Sentences that may be said of a picture only when it measures so. */
export interface PictureSentences {
  suits(picture: PictureReading): boolean;
  sentences: readonly string[];
}

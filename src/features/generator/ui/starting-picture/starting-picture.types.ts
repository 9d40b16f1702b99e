import type { PictureView } from '../../../../ui/pictures/picture-crop.rules.ts';

/** Of a picture whose owner has not said another. */
export const USUAL_STRENGTH = 0.7;

/** A picture that a visitor wants painted. */
export interface ChosenPicture {
  file: File;
  /** Which part of it. */
  view: PictureView;
  /** How much of the medium covers it, 0..1. */
  strength: number;
}

import { cutPicture } from '../../../../ui/pictures/cut-picture.ts';
import type { PictureSize } from '../../../../ui/pictures/picture-crop.rules.ts';
import type { ChosenPicture } from './starting-picture.types.ts';

/** More than any picture of this size has at a quality that shows nothing. */
const LARGEST_BYTES = 4 * 1024 * 1024;

/** What is sent: the chosen part at the size of the image, without what a camera wrote beside it. */
export function cutChosenPart({ file, view }: ChosenPicture, size: PictureSize): Promise<Blob> {
  return cutPicture(file, size, LARGEST_BYTES, view);
}

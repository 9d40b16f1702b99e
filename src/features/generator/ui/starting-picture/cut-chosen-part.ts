import { cutPicture } from '../../../../ui/pictures/cut-picture.ts';
import type { PictureSize } from '../../../../ui/pictures/picture-crop.rules.ts';
import type { ChosenPicture } from './starting-picture.types.ts';

/** More than any picture of this size has at a quality that shows nothing. */
const LARGEST_BYTES = 4 * 1024 * 1024;

const parts = new WeakMap<ChosenPicture, { size: PictureSize; part: Promise<Blob> }>();

/**
 * What is sent: the chosen part at the size of the image, without what a camera wrote beside it.
 * The images of a run begin with the same part, which is cut once.
 */
export function cutChosenPart(picture: ChosenPicture, size: PictureSize): Promise<Blob> {
  const known = parts.get(picture);
  if (known?.size.width === size.width && known.size.height === size.height) return known.part;
  const part = cutPicture(picture.file, size, LARGEST_BYTES, picture.view);
  parts.set(picture, { size, part });
  // A file may be readable again at the next try.
  part.catch(() => parts.delete(picture));
  return part;
}

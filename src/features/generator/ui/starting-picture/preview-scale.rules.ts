import type { PictureSize } from '../../../../ui/pictures/picture-crop.rules.ts';

/** Of a panorama, whose shorter side is a few of its pixels, no more than this is kept in memory. */
const MAX_LONG_SIDE = 2048;

/** By how much a picture is made smaller for its frame, which its shorter side fills: 0..1, never larger than it is. */
export function previewScale({ width, height }: PictureSize, shortSide: number): number {
  return Math.min(1, shortSide / Math.min(width, height), MAX_LONG_SIDE / Math.max(width, height));
}

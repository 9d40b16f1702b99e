import type { AspectRatio, ImageSize } from './generator.types.ts';

/** Sizes of the table, not computed: 16:9 is 1344x768 because engines want multiples of 64. */
export const IMAGE_SIZES: readonly ImageSize[] = [
  { name: 'Square', aspectRatio: '1:1', className: 'aspect-square', width: 1024, height: 1024 },
  { name: 'Portrait', aspectRatio: '3:4', className: 'aspect-3/4', width: 768, height: 1024 },
  { name: 'Landscape', aspectRatio: '4:3', className: 'aspect-4/3', width: 1024, height: 768 },
  { name: 'Tall', aspectRatio: '9:16', className: 'aspect-9/16', width: 576, height: 1024 },
  { name: 'Wide', aspectRatio: '16:9', className: 'aspect-16/9', width: 1344, height: 768 },
];

const SQUARE = IMAGE_SIZES[0]!;

export function findImageSize(aspectRatio: AspectRatio | string): ImageSize {
  return IMAGE_SIZES.find((size) => size.aspectRatio === aspectRatio) ?? SQUARE;
}

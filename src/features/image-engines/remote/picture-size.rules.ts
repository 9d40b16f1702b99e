export interface PictureSize {
  width: number;
  height: number;
}

export interface SizeGrid {
  /** Both sides are multiples of it. */
  step: number;
  least: number;
  most: number;
}

/**
 * The size to ask a model for that takes any within bounds: the shape that is wanted, at least as large
 * where the model can, and never so small that it has no room to draw.
 */
export function alignSize({ width, height }: PictureSize, { step, least, most }: SizeGrid): PictureSize {
  const grow = Math.max(1, least / Math.min(width, height));
  const shrink = Math.min(1, most / (Math.max(width, height) * grow));
  const align = (side: number) => {
    const aligned = Math.ceil((side * grow * shrink) / step) * step;
    return Math.min(most, Math.max(least, aligned));
  };
  return { width: align(width), height: align(height) };
}

/** How much of a picture of this shape is cut off when it has to be of that one, 0..1. */
function lossBetween(one: number, other: number): number {
  return 1 - Math.min(one, other) / Math.max(one, other);
}

/**
 * Of a few fixed sizes the one of which least is cut off; of several as good, the smallest that need
 * not be enlarged.
 */
export function nearestSize(
  wanted: PictureSize,
  sizes: readonly [PictureSize, ...PictureSize[]],
): PictureSize {
  const judge = ({ width, height }: PictureSize) => {
    const loss = lossBetween(width / height, wanted.width / wanted.height);
    const isLargeEnough = width >= wanted.width && height >= wanted.height;
    return {
      loss,
      tooSmall: isLargeEnough ? 0 : 1,
      pixels: isLargeEnough ? width * height : -width * height,
    };
  };
  return sizes.reduce((best, size) => {
    const [one, other] = [judge(size), judge(best)];
    const order = one.loss - other.loss || one.tooSmall - other.tooSmall || one.pixels - other.pixels;
    return order < 0 ? size : best;
  });
}

/**
 * Of the shapes that a model knows the one of which least is cut off.
 * @param shapes as the services write them, e.g. `16:9`.
 */
export function nearestShape<Shape extends `${number}:${number}`>(
  wanted: PictureSize,
  shapes: readonly [Shape, ...Shape[]],
): Shape {
  const loss = (shape: Shape) => {
    const [across = 1, down = 1] = shape.split(':').map(Number);
    return lossBetween(across / down, wanted.width / wanted.height);
  };
  return shapes.reduce((best, shape) => (loss(shape) < loss(best) ? shape : best));
}

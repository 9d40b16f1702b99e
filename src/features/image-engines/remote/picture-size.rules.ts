export interface PictureSize {
  width: number;
  height: number;
}

interface SizeGrid {
  /** Both sides are multiples of it. */
  step: number;
  least: number;
  most: number;
}

/** Beyond this a picture is a blur that nobody asked for. */
export const MOST_ENLARGED = 4;
/** How much smaller a model may be asked to draw so that less has to be cut off. */
const MOST_SHRUNK = 0.75;
/** Of two pictures the smaller one is better only when it spares four times as much from being cut. */
const COST_OF_SMALLNESS = 1 / 4;

/**
 * The size to ask a model for that takes any on its grid: as large as is wanted where the model can, and
 * of a shape of which little is cut off. Never smaller than a picture can be enlarged, whatever `most` says.
 */
export function alignSize(wanted: PictureSize, grid: SizeGrid): PictureSize {
  const { step, least } = grid;
  const long = Math.max(wanted.width, wanted.height);
  const short = Math.min(wanted.width, wanted.height);
  const up = (side: number) => Math.ceil(side / step) * step;
  const top = Math.max(grid.most - (grid.most % step), up(long / MOST_ENLARGED));
  const first = Math.min(top, up(long * Math.max(1, least / short)));
  const clamp = (side: number) => Math.min(top, Math.max(up(least), up(short / MOST_ENLARGED), side));
  const shortest = Math.max(first * MOST_SHRUNK, long / MOST_ENLARGED);
  let best = { across: first, down: clamp(up((first * short) / long)), cost: Number.POSITIVE_INFINITY };
  for (let across = first; across >= shortest; across -= step) {
    const ceiling = up((across * short) / long);
    for (const down of [clamp(ceiling), clamp(ceiling - step)]) {
      const smallness = 1 - Math.min(1, Math.min(across / long, down / short) / Math.min(1, first / long));
      const cost = lossBetween(across / down, long / short) + smallness * COST_OF_SMALLNESS;
      if (cost < best.cost) best = { across, down, cost };
    }
  }
  const { across, down } = best;
  return wanted.width >= wanted.height ? { width: across, height: down } : { width: down, height: across };
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

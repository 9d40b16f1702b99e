/** Models of one's own draw on a grid of this many pixels. */
const GRID = 8;

export interface PixelSize {
  width: number;
  height: number;
}

/**
 * The size to ask a model for: the wished shape, no side longer than the model draws well, on the
 * model's grid and never smaller than the shape needs.
 */
export function chooseModelSize({ width, height }: PixelSize, longestSide: number): PixelSize {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const onGrid = (side: number) => Math.max(1, Math.ceil((side * scale) / GRID)) * GRID;
  return { width: onGrid(width), height: onGrid(height) };
}

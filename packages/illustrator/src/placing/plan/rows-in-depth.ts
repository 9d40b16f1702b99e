import { clamp, lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';

/** A place in a crowd: fractions of the picture's width and of the ground's height, and size by perspective. */
interface DepthSpot {
  across: number;
  /** 0 the horizon, 1 the lower edge. */
  along: number;
  /** 1 in the nearest row. */
  scale: number;
}

interface DepthOptions {
  count: number;
  near: number;
  far: number;
  rows: number;
  random: Random;
}

/**
 * Spreads a crowd over rows one behind the other, far rows first. What stands further up is smaller, as
 * feet at a fraction `along` below the horizon belong to someone `along` times as tall; far rows
 * therefore hold more. Rows are staggered so that faces look out between the shoulders before them.
 */
export function rowsInDepth({ count, near, far, rows, random }: DepthOptions): DepthSpot[] {
  const depths = Array.from({ length: rows }, (_, row) =>
    rows === 1 ? near : lerp(far, near, row / (rows - 1)),
  );
  const room = depths.map((along) => near / along);
  const total = room.reduce((sum, share) => sum + share, 0);
  const spots: DepthSpot[] = [];
  let left = count;
  depths.forEach((along, row) => {
    const inRow =
      row === rows - 1 ? left : Math.min(left, Math.max(1, Math.round((count * room[row]!) / total)));
    left -= inRow;
    const stagger = (row % 2 === 0 ? 0.25 : -0.25) / Math.max(1, inRow);
    for (let index = 0; index < inRow; index++) {
      const even = (index + 0.5) / inRow + (rows > 1 ? stagger : 0);
      const depth = along + random.range(-0.035, 0.035);
      spots.push({
        across: clamp(even + random.range(-0.16, 0.16) / inRow, 0.04, 0.96),
        along: depth,
        scale: clamp(depth / near, 0.3, 1.1) ** 0.85,
      });
    }
  });
  return spots.sort((a, b) => a.along - b.along);
}

import type { Checkpoint } from '../../../core/checkpoint.ts';
import { smoothstep } from '../../../core/maths.ts';
import type { Plane } from '../../../core/plane.ts';

/**
 * Draws lines 0..1 along border pixels, `thickness` pixels wide. Each border pixel is spread as two box blurs
 * would spread it; borders are a few thousand pixels, so this costs a tenth of blurring a whole plane.
 * @param border positions of pixels, row by row
 * @param weight makes the line thinner (-1) or thicker (1) from place to place
 */
export function thickenBorder(
  border: readonly number[],
  width: number,
  height: number,
  thickness: number,
  checkpoint: Checkpoint,
  weight: (x: number, y: number) => number,
): Plane {
  const radius = Math.max(1, Math.round(thickness * 0.75));
  const lines = new Float32Array(width * height);
  const firstOf = new Int32Array(height).fill(width);
  const lastOf = new Int32Array(height).fill(-1);
  const kernel = triangle(radius);
  for (let number = 0; number < border.length; number++) {
    if ((number & 4095) === 0) checkpoint.check();
    spread(lines, width, height, border[number]!, kernel, firstOf, lastOf);
  }
  // The smallest blur makes lines three pixels wide; small pictures need them thinner.
  const middle = 0.52 + Math.max(0, Math.min(0.3, (2 - thickness) * 0.22));
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) checkpoint.check();
    for (let x = firstOf[y]!, index = y * width + x; x <= lastOf[y]!; x++, index++) {
      const value = lines[index]!;
      if (value === 0) continue;
      const limit = middle - weight(x, y) * 0.22;
      lines[index] = value < 0.05 ? 0 : smoothstep(limit - 0.22, limit + 0.22, value);
    }
  }
  return lines;
}

/** What two box blurs make of one point, scaled so that a straight border peaks at 1. */
function triangle(radius: number): Float32Array {
  const reach = 2 * radius;
  const kernel = new Float32Array(2 * reach + 1);
  for (let offset = -reach; offset <= reach; offset++)
    kernel[offset + reach] = (reach + 1 - Math.abs(offset)) / (reach + 1) ** 1.5;
  return kernel;
}

function spread(
  lines: Plane,
  width: number,
  height: number,
  place: number,
  kernel: Float32Array,
  firstOf: Int32Array,
  lastOf: Int32Array,
): void {
  const reach = kernel.length >> 1;
  const column = place % width;
  const row = (place / width) | 0;
  const left = Math.max(0, column - reach);
  const right = Math.min(width - 1, column + reach);
  const top = Math.max(0, row - reach);
  const bottom = Math.min(height - 1, row + reach);
  for (let y = top; y <= bottom; y++) {
    if (left < firstOf[y]!) firstOf[y] = left;
    if (right > lastOf[y]!) lastOf[y] = right;
    const share = kernel[y - row + reach]!;
    for (let x = left, index = y * width + left; x <= right; x++, index++)
      lines[index]! += share * kernel[x - column + reach]!;
  }
}

/**
 * A plane is a Float32Array of width x height values, row by row.
 * Per-pixel work stays in plain typed arrays: measured against WebAssembly it
 * loses at most a factor of three on blurs and nothing on noise.
 */
export type Plane = Float32Array;

/** Box blur of `radius` pixels, edges repeated; two passes come close to a Gaussian. Returns a new plane. */
export function boxBlur(source: Plane, width: number, height: number, radius: number, passes = 2): Plane {
  const reach = Math.max(1, radius | 0);
  const result = source.slice();
  const between = roomFor(width * height);
  for (let pass = 0; pass < passes; pass++) {
    blurRows(result, between, width, height, reach);
    blurColumns(between, result, width, height, reach);
  }
  return result;
}

/** Larger rooms are given back: pictures of that size are rare. */
const LARGEST_ROOM = 1 << 21;
let room: Plane = new Float32Array(0);

/** Space between two passes. Fresh planes of a picture's size cost more to map and collect than to fill. */
function roomFor(size: number): Plane {
  if (size > LARGEST_ROOM) return new Float32Array(size);
  if (room.length < size) room = new Float32Array(size);
  return room;
}

function blurRows(from: Plane, to: Plane, width: number, height: number, reach: number): void {
  const weight = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let step = -reach; step <= reach; step++) sum += from[row + Math.min(Math.max(step, 0), width - 1)]!;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * weight;
      const entering = x + reach + 1 < width ? x + reach + 1 : width - 1;
      const leaving = x - reach > 0 ? x - reach : 0;
      sum += from[row + entering]! - from[row + leaving]!;
    }
  }
}

function blurColumns(from: Plane, to: Plane, width: number, height: number, reach: number): void {
  const weight = 1 / (2 * reach + 1);
  // Row by row with a running sum per column: walking down columns would miss the cache on every step.
  const sums = new Float64Array(width);
  for (let step = -reach; step <= reach; step++) {
    const row = Math.min(Math.max(step, 0), height - 1) * width;
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const entering = (y + reach + 1 < height ? y + reach + 1 : height - 1) * width;
    const leaving = (y - reach > 0 ? y - reach : 0) * width;
    for (let x = 0; x < width; x++) {
      to[row + x] = sums[x]! * weight;
      sums[x]! += from[entering + x]! - from[leaving + x]!;
    }
  }
}

/** Perceived brightness 0..1 (Rec. 601 weights) of RGBA bytes. */
export function luminance(pixels: Uint8ClampedArray | Uint8Array): Plane {
  const count = pixels.length >> 2;
  const plane = new Float32Array(count);
  for (let index = 0, offset = 0; index < count; index++, offset += 4)
    plane[index] =
      (pixels[offset]! * 0.299 + pixels[offset + 1]! * 0.587 + pixels[offset + 2]! * 0.114) / 255;
  return plane;
}

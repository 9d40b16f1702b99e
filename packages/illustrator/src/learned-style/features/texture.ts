import { boxBlur, type Plane } from '../../core/plane.ts';
import type { SmallLook } from '../small-look.ts';
import { logOf, meanOf, momentsOf, valuesAt } from './statistics.ts';

/** Blur radii between which each band of detail lies, in pixels of a small look. */
const RADII = [1, 2, 4, 8];
const BLOCK = 16;

/** How much happens at which size, in dark or bright, everywhere or here and there: 26 numbers. */
export function texture(look: SmallLook): number[] {
  const bands = bandsOf(look.light, look);
  const colorBands = bandsOf(look.chroma, look);
  return [
    ...bands.flatMap((band) => {
      const { deviation, skew, peak } = momentsOf(band);
      return [logOf(deviation, 0.002), skew, peak];
    }),
    ...colorBands.map((band) => logOf(momentsOf(band).deviation, 0.002)),
    ...calmAndBusy(bands[0]!, look),
    ...calmAndBusy(bands[2]!, look),
  ];
}

/** Detail by size, finest first: each is what one blur has and the next has not. */
export function bandsOf(plane: Plane, { width, height }: Pick<SmallLook, 'width' | 'height'>): Plane[] {
  let finer = plane;
  return RADII.map((radius) => {
    const softer = boxBlur(plane, width, height, radius);
    const band = finer.map((value, index) => value - softer[index]!);
    finer = softer;
    return band;
  });
}

/** Detail in the calmest, the usual and the busiest parts: grain is everywhere, outlines are not. */
function calmAndBusy(band: Plane, look: Pick<SmallLook, 'width' | 'height'>): number[] {
  const spreads = Float32Array.from(blocksOf(band, look), (block) => momentsOf(block).deviation);
  const [calm, usual, busy] = valuesAt(spreads, [0.1, 0.5, 0.9]) as [number, number, number];
  return [calm, usual, busy].map((value) => logOf(value, 0.002)).concat(meanOf(spreads) / (busy + 0.002));
}

/** Squares of the plane, row by row. */
export function blocksOf(
  plane: Plane,
  { width, height }: Pick<SmallLook, 'width' | 'height'>,
): Float32Array[] {
  const blocks: Float32Array[] = [];
  for (let top = 0; top + BLOCK <= height; top += BLOCK) {
    for (let left = 0; left + BLOCK <= width; left += BLOCK) {
      const block = new Float32Array(BLOCK * BLOCK);
      for (let row = 0; row < BLOCK; row++) {
        const start = (top + row) * width + left;
        block.set(plane.subarray(start, start + BLOCK), row * BLOCK);
      }
      blocks.push(block);
    }
  }
  return blocks;
}

import type { Plane } from '../../core/plane.ts';
import { valuesAt } from '../features/statistics.ts';
import { bandsOf, blocksOf } from '../features/texture.ts';
import type { SmallLook } from '../small-look.ts';

interface GrainMeasure {
  /** Deviation of lightness. */
  strength: number;
  /** How much of it runs along, down, and along the two diagonals; the sum is 1. */
  along: number[];
}

/** Right and down, for each way a texture can run. */
export const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;
const CALM_SHARE = 0.3;
const BLOCK_SIDE = 16;

/** Texture of the calm parts in three sizes: what is there belongs to the medium and not to what is shown. */
export function measureGrain(look: SmallLook): GrainMeasure[] {
  const bands = bandsOf(look.light, look);
  const unrest = Float32Array.from(blocksOf(bands[2]!, look), energyOf);
  const [calm] = valuesAt(unrest, [CALM_SHARE]) as [number];
  return bands.slice(0, 3).map((band, size) => {
    const blocks = blocksOf(band, look).filter((_, index) => unrest[index]! <= calm);
    const energy = blocks.reduce((sum, block) => sum + energyOf(block), 0) / Math.max(1, blocks.length);
    const runs = WAYS.map(([right, down]) => Math.max(0, runOf(blocks, 2 ** size, right, down)) + 0.02);
    const sum = runs.reduce((total, run) => total + run, 0);
    return { strength: Math.sqrt(energy), along: runs.map((run) => run / sum) };
  });
}

function energyOf(block: Plane): number {
  let sum = 0;
  for (const value of block) sum += value * value;
  return sum / block.length;
}

/** How alike the blocks are to themselves a step further on that way. */
function runOf(blocks: readonly Plane[], step: number, right: number, down: number): number {
  let [product, own] = [0, 1e-9];
  const [top, bottom] = [down < 0 ? step : 0, down > 0 ? BLOCK_SIDE - step : BLOCK_SIDE];
  for (const block of blocks) {
    for (let y = top; y < bottom; y++) {
      for (let x = 0; x < BLOCK_SIDE - right * step; x++) {
        const index = y * BLOCK_SIDE + x;
        product += block[index]! * block[index + (down * BLOCK_SIDE + right) * step]!;
        own += block[index]! ** 2;
      }
    }
  }
  return product / own;
}

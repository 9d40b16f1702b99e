import type { Random } from '../../core/random.ts';
import { createTexture } from '../../styles/shared/texture.ts';
import type { StyleLook } from '../learned-style.types.ts';
import type { SmallLook } from '../small-look.ts';
import { measureGrain } from './grain.ts';

const SIDE = 256;
/** A texture's values have a third as deviation. */
const DEVIATION = 1 / 3;
/** What is less is not seen. */
const LEAST = 0.003;
/** What is more is drawing, not grain. */
const MOST = 0.028;
/** How long a texture is that runs one way, in widths. */
const LENGTH = 4;

interface GrainTile {
  /** What is added to lightness, at a place of a picture of 512 x 512. */
  at(x: number, y: number): number;
}

/** The texture that a painted picture lacks; undefined when it lacks none. Few colors are printed or inked: no part is calm. */
export function grainTile(
  { grain, limited }: StyleLook,
  small: SmallLook,
  random: Random,
): GrainTile | undefined {
  const own = measureGrain(small);
  const values = new Float32Array(SIDE * SIDE);
  let isSeen = false;
  grain.forEach(({ strength, along }, size) => {
    const lack = Math.sqrt(Math.max(0, strength ** 2 - own[size]!.strength ** 2));
    const missing = Math.min(MOST, lack) * (1 - limited);
    if (missing < LEAST) return;
    isSeen = true;
    along.forEach((share, way) => {
      const amount = (missing * Math.sqrt(share)) / DEVIATION;
      const texture = createTexture(random.fork(`grain ${size} ${way}`), radiiOf(2 ** size, way));
      for (let index = 0; index < values.length; index++)
        values[index]! += amount * texture.values[placeIn(index % SIDE, (index / SIDE) | 0, way)]!;
    });
  });
  return isSeen ? { at: (x, y) => values[((y | 0) & 255) * SIDE + ((x | 0) & 255)]! } : undefined;
}

function radiiOf(width: number, way: number): { radius: number; radiusY: number } {
  const [across, along] = [width - 1, width * LENGTH];
  return way === 1 ? { radius: across, radiusY: along } : { radius: along, radiusY: across };
}

/** The diagonal ways look a level texture up slanted; the tile stays seamless. */
function placeIn(x: number, y: number, way: number): number {
  if (way < 2) return y * SIDE + x;
  const other = way === 2 ? y - x : y + x;
  return (other & 255) * SIDE + (x & 255);
}

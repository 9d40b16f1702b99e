import type { Random } from '../../core/random.ts';
import { cellAt, type OrientationField } from './orientation-field.ts';
import { createTexture, type Texture } from './texture.ts';

const SIZE = 512;

interface StreakOptions {
  /** Half the length and half the thickness of a streak in pixels. */
  length: number;
  thickness: number;
  /** Direction in radians where no form leads the hand. */
  rest: number;
  /** Strength of the field from which streaks follow the form. */
  from?: number;
}

/**
 * Marks that follow the form: noise drawn out along four directions, of which each place shows the two
 * nearest to its own. Four tiles cost a hundredth of drawing every mark.
 */
export interface Streaks {
  readonly tile: Texture;
  readonly field: OrientationField;
  /** Per cell of the field: 0..4 in quarters of a half turn, where 1.5 lies between the second and third. */
  readonly directions: Float32Array;
}

export function createStreaks(random: Random, field: OrientationField, options: StreakOptions): Streaks {
  const { length, thickness, rest, from = 0.03 } = options;
  const tile = createTexture(random, {
    radius: Math.max(2, Math.round(length / 2)),
    radiusY: Math.max(0, Math.round(thickness / 2)),
    size: SIZE,
  });
  const directions = new Float32Array(field.width * field.height);
  const restX = Math.cos(rest * 2);
  const restY = Math.sin(rest * 2);
  for (let cell = 0; cell < directions.length; cell++) {
    // Doubled angles add up without caring which end of a line is its front.
    const alongX = field.alongX[cell]!;
    const alongY = field.alongY[cell]!;
    const lead = Math.min(1, field.strength[cell]! / from);
    const x = (alongX * alongX - alongY * alongY) * lead + restX * (1 - lead);
    const y = 2 * alongX * alongY * lead + restY * (1 - lead);
    const turn = Math.atan2(y, x) / (2 * Math.PI);
    directions[cell] = (turn < 0 ? turn + 1 : turn) * 4;
  }
  return { tile, field, directions };
}

/** Writes the streaks of one row, about -1..1. */
export function readStreakRow({ tile, field, directions }: Streaks, y: number, row: Float32Array): void {
  const { values } = tile;
  for (let x = 0; x < row.length; x++) {
    const direction = directions[cellAt(field, x, y)]!;
    const first = direction | 0;
    const share = direction - first;
    const one = streakValue(values, first & 3, x, y);
    if (share < 0.04) row[x] = one;
    else if (share > 0.96) row[x] = streakValue(values, (first + 1) & 3, x, y);
    else {
      const other = streakValue(values, (first + 1) & 3, x, y);
      // Mixing two noises takes contrast away; this gives it back.
      row[x] = (one * (1 - share) + other * share) / Math.sqrt(share * share + (1 - share) * (1 - share));
    }
  }
}

function streakValue(values: Float32Array, direction: number, x: number, y: number): number {
  const last = SIZE - 1;
  if (direction === 0) return values[(y & last) * SIZE + (x & last)]!;
  if (direction === 1) return values[((y - x) & last) * SIZE + ((x + y) & last)]!;
  if (direction === 2) return values[(x & last) * SIZE + (y & last)]!;
  return values[((x + y) & last) * SIZE + ((x - y) & last)]!;
}

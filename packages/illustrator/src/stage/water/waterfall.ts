import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../camera.ts';
import type { GroundPaint, GroundPoint } from '../ground/terrain.ts';
import type { Way } from '../ground/way.types.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { drawWaterVeil } from './water-veil.ts';

/** A cliff across a valley over which a river falls. */
export interface Waterfall {
  z: number;
  height: number;
  /** Half the width of the falling water, metres. */
  half: number;
  river: Way;
}

export function raiseFallCliff(stage: Stage, { z: foot, height, half, river }: Waterfall): GroundHeight {
  const { noise } = stage;
  return (x, z, octaves) => {
    const edge = foot + noise.at(x * 0.09, 7) * 3.4 + noise.at(x * 0.4, 3) * 0.8;
    const notch = smoothstep(half * 1.5, half * 0.7, Math.abs(river.offset(x, foot)));
    const rough = noise.ridge(x * 0.08, z * 0.08, Math.min(octaves, 4)) * 5;
    return smoothstep(edge, edge + 5, z) * (height + (1 - notch) * rough);
  };
}

/** Covers the cliff with falling water where the river comes over it. */
export function paintFall(
  stage: Stage,
  { z: foot, half, river }: Waterfall,
  { x, z, height }: GroundPoint,
  paint: GroundPaint,
): void {
  if (z < foot - 5 || z > foot + 12 || height < -0.3) return;
  const offset = Math.abs(river.offset(x, foot));
  const cover = smoothstep(half * 1.1, half * 0.8, offset + stage.noise.at(x * 2, height * 0.3) * 0.5);
  if (cover <= 0) return;
  // Strands run down with the water; they are long upright and narrow across.
  const strand =
    0.8 + stage.noise.at(x * 4.5, height * 0.22) * 0.24 + stage.noise.at(x * 11, height * 0.5) * 0.1;
  const white = [226, 238, 246];
  for (let channel = 0; channel < 3; channel++) {
    paint[channel] = paint[channel]! * (1 - cover) + white[channel]! * strand * cover;
    paint[channel + 3] = paint[channel + 3]! + cover * strand * stage.palette.ambient[channel]! * 0.32;
  }
}

/** The falling water itself, with the spray that stands over its foot. */
export function pourFall(stage: Stage, random: Random, { z, height, half, river }: Waterfall): void {
  const x = river.middle(z);
  const lip = project(stage, x, height, z + 3);
  const foot = project(stage, x, -0.4, z - 1.5);
  drawWaterVeil(stage, random, {
    x: lip.x,
    footX: foot.x,
    top: lip.y - lip.scale * 0.3,
    bottom: foot.y,
    lip: lip.scale * half * 0.95,
    foot: foot.scale * half * 1.15,
    free: z < 20,
  });
}

import { drawSoftly } from '../core/canvas.ts';
import { toCss } from '../core/colour.ts';
import { smoothstep } from '../core/maths.ts';
import type { Random } from '../core/random.ts';
import { project } from './camera.ts';
import { litColour } from './lighting.ts';
import type { Way } from './path.ts';
import type { GroundHeight, Stage } from './stage.types.ts';
import type { GroundPaint, GroundPoint } from './terrain.ts';

/** A cliff across a valley over which a river falls. */
export interface Waterfall {
  z: number;
  height: number;
  river: Way;
}

/** Half the width of the falling water, metres. */
const HALF_WIDTH = 2.3;

export function raiseFallCliff(stage: Stage, { z: foot, height, river }: Waterfall): GroundHeight {
  const { noise } = stage;
  return (x, z, octaves) => {
    const edge = foot + noise.at(x * 0.09, 7) * 3.4 + noise.at(x * 0.4, 3) * 0.8;
    const notch = smoothstep(HALF_WIDTH * 1.5, HALF_WIDTH * 0.7, Math.abs(river.offset(x, foot)));
    const rough = noise.ridge(x * 0.08, z * 0.08, Math.min(octaves, 4)) * 5;
    return smoothstep(edge, edge + 5, z) * (height + (1 - notch) * rough);
  };
}

/** Covers the cliff with falling water where the river comes over it. */
export function paintFall(
  stage: Stage,
  { z: foot, river }: Waterfall,
  { x, z, height }: GroundPoint,
  paint: GroundPaint,
): void {
  if (z < foot - 5 || z > foot + 12 || height < -0.3) return;
  const offset = Math.abs(river.offset(x, foot));
  const cover = smoothstep(
    HALF_WIDTH * 1.1,
    HALF_WIDTH * 0.8,
    offset + stage.noise.at(x * 2, height * 0.3) * 0.5,
  );
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

/** Spray that stands over the foot of the fall. */
export function paintSpray(stage: Stage, random: Random, { z, river }: Waterfall): void {
  const { context, width, height } = stage;
  const foot = project(stage, river.middle(z), 0, z);
  const half = foot.scale * HALF_WIDTH;
  const mist = litColour(stage, [226, 238, 246], { sun: 0.42, ambient: 0.8 });
  drawSoftly(context, width, height, { blur: half * 0.35, resolution: 0.25 }, (soft) => {
    for (let puff = 0; puff < 26; puff++) {
      soft.fillStyle = toCss(mist, random.range(0.1, 0.3));
      soft.beginPath();
      soft.arc(
        foot.x + random.range(-1.5, 1.5) * half,
        foot.y + random.range(-1.1, 0.3) * half,
        half * random.range(0.25, 0.7),
        0,
        7,
      );
      soft.fill();
    }
  });
}

import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Field } from './crop-planting.ts';

const WOODS = [66, 92, 62] as const;
const SNOW = [234, 240, 249] as const;

/** Rows and furrows near, one sheet of color far away, woods and pasture on the hills behind. */
export function paintCropGround(stage: Stage, field: Field): Surface['paint'] {
  const { noise, brief } = stage;
  const { crop, turn, track } = field;
  return ({ x, z, height }, paint) => {
    const wind = noise.fbm(x * 0.1 - z * 0.03, z * 0.09, 3);
    const row = crop.pitch > 0 ? (x - turn * z) / crop.pitch : 0;
    const color = crop.rows[mod(Math.round(row), crop.rows.length)]!;
    // Single rows cannot be told apart any more where one is narrower than two pixels.
    const seen =
      crop.pitch > 0 ? smoothstep((crop.pitch * stage.focal) / 1.6, (crop.pitch * stage.focal) / 5, z) : 0;
    const between = Math.abs(row - Math.round(row)) * 2;
    const furrow = smoothstep(0.5, 0.86, between + noise.at(x * 2, z * 2) * 0.1) * seen;
    // Low sight lines hide the furrows behind the plants.
    const hidden = crop.furrows ? smoothstep(90, 12, z) * 0.85 + 0.1 : 0.4 * smoothstep(40, 6, z);
    const bare = crop.pitch > 0 ? furrow * hidden : smoothstep(9, 3, z) * 0.5;
    const grain = noise.at(x * (6 / (1 + z * 0.06)), z * (6 / (1 + z * 0.06))) * 0.1;
    const tone = 0.92 + wind * 0.16 + grain;
    // Near by, the plants stand singly above their own leaves; from afar only their tops show.
    const bloom = smoothstep(4, 34, z);
    const worn = track
      ? smoothstep(1.1, 0.6, Math.abs(track.offset(x, z)) + grain) * smoothstep(60, 40, z)
      : 0;
    const pasture = smoothstep(118, 150, z + noise.at(x * 0.02, 3) * 26);
    const woods = smoothstep(0.1, 0.3, noise.fbm(x * 0.018 + 9, z * 0.016, 3) + height * 0.006);
    for (let channel = 0; channel < 3; channel++) {
      const planted = lerp(crop.leaves[channel]!, color[channel]!, bloom) * tone;
      let value = lerp(planted, crop.soil[channel]! * (0.84 + grain * 2), bare);
      value = lerp(value, [186, 158, 118][channel]! * (0.94 + grain), worn * 0.9);
      const meadow = lerp([142, 164, 86][channel]!, WOODS[channel]!, woods);
      value = lerp(value, meadow, pasture);
      paint[channel] = brief.snow ? lerp(value, SNOW[channel]! * clamp(0.96 + wind * 0.05), 0.82) : value;
    }
  };
}

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

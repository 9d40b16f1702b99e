import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { chooseSide } from '../camera.ts';
import { foldFor } from '../ground/landforms.ts';
import type { Stage } from '../stage.types.ts';

export type SeaLayout = 'open' | 'islands' | 'headland' | 'rocks' | 'swell';

/** Height of land above the sea, negative where there is only water. */
export type Land = (x: number, z: number, octaves: number) => number;

export function raiseLand(stage: Stage, random: Random, layout: SeaLayout): Land | undefined {
  if (layout === 'islands') return raiseIslands(stage, random);
  if (layout === 'headland') return raiseHeadland(stage, random);
  return undefined;
}

function raiseIslands(stage: Stage, random: Random): Land {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const islands = Array.from({ length: 2 + random.integer(3) }, () => {
    const z = random.range(130, 330);
    const x = random.range(-0.5, 0.5) * (stage.width / stage.focal) * z;
    // Some are stacks of rock close by, others broad backs far away.
    const stack = random.chance(0.35);
    return stack
      ? { x, z: z * 0.55 + 30, radius: random.range(10, 20), height: random.range(14, 26), steep: true }
      : { x, z, radius: random.range(16, 44), height: random.range(10, 34), steep: false };
  });
  return (x, z, octaves) => {
    if (z < 80) return -1;
    let height = -1;
    for (const island of islands) {
      const away = Math.hypot(
        (fold(x) - fold(island.x)) / island.radius,
        (z - island.z) / (island.steep ? island.radius : 34),
      );
      if (away >= 1) continue;
      const rough = 0.5 + noise.ridge(x * 0.03 + shift, z * 0.03, Math.min(octaves, 5));
      const profile = island.steep ? smoothstep(0, 0.42, 1 - away) * 0.8 : 1 - away;
      height = Math.max(height, island.height * profile * rough - 1);
    }
    return height;
  };
}

function raiseHeadland(stage: Stage, random: Random): Land {
  const { noise } = stage;
  const shift = random.range(0, 99);
  const side = chooseSide(stage, random) || 1;
  return (x, z, octaves) => {
    if (z < 44) return -1;
    const edge = side * x - (z * 0.17 + 4 + noise.at(z * 0.06 + shift, 1) * 7);
    if (edge <= 0) return -1;
    const cliff = smoothstep(0, 7, edge) * 15 + smoothstep(4, 40, edge) * 9;
    const rough = 0.75 + noise.fbm(x * 0.06 + shift, z * 0.06, Math.min(octaves, 5)) * 0.5;
    return cliff * smoothstep(44, 70, z) * rough - 0.6;
  };
}

import type { Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { chooseSide, project } from '../../stage/camera.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawPalm } from '../../stage/plants/foliage-palm.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { createSea, type SeaSurface } from '../../stage/water/sea-surface.ts';
import { paintVolcano } from '../country/volcano.ts';

/** One small island seen across the water: white sand and palms, or rocks and grass; sometimes a green peak. */
export function paintIslandOf(growth: 'palms' | 'grass'): (stage: Stage) => void {
  return (stage) =>
    stage.brief.features.has('volcano') ? paintVolcano(stage) : paintIsland(stage, growth === 'palms');
}

function paintIsland(stage: Stage, tropical: boolean): void {
  const random = stage.random.fork('tropical island');
  const side = chooseSide(stage, random);
  const built = hasSubjectOf(stage.brief, 'building');
  const peak = random.chance(0.5) && !built;
  const island = {
    x: side * random.range(0.4, 2.6),
    z: random.range(17, 22) * (built ? 0.86 : 1),
    wide: random.range(6.4, 8.4) * (built ? 1.2 : 1),
    deep: random.range(5.4, 7),
    tall: peak ? random.range(4, 7) : 0.7,
  };
  stage.perch = { x: island.x, z: island.z - island.deep * 0.45 };
  stage.hill = built ? { x: island.x, z: island.z } : undefined;
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  const sea = createSea(stage, random, 0.12);
  const { noise } = stage;
  const away = (x: number, z: number) =>
    Math.hypot((x - island.x) / island.wide, (z - island.z) / island.deep) +
    noise.at(x * 0.3, z * 0.3) * 0.08;
  const land: GroundHeight = (x, z, octaves) => {
    const reach = 1 - away(x, z);
    const bump = peak
      ? island.tall *
        smoothstep(0.25, 1, reach) *
        (0.7 + noise.fbm(x * 0.2, z * 0.2, Math.min(4, octaves)) * 0.5)
      : 0;
    return (
      reach * 2.4 - 0.12 + bump + (built ? 0 : noise.at(x * 0.5, z * 0.5) * 0.08 * smoothstep(0, 0.3, reach))
    );
  };
  paintCountry(stage, {
    horizon: random.pick([0.4, 0.48, 0.56]),
    eye: random.range(2.6, 3.8),
    surface: {
      height: (x, z, octaves) =>
        Math.max(sea.height(x, z, octaves), Math.min(land(x, z, octaves), 0.5 + island.tall)),
      paint: paintLand(stage, sea, land, tropical),
    },
    air: { far: 480, haze: 0.005, softShores: true, hazeColor: stage.palette.horizon, dapple: 0 },
  });
  growTrees(stage, random, island, tropical);
  paintWishedRays(stage);
}

function paintLand(
  stage: Stage,
  sea: SeaSurface,
  land: GroundHeight,
  tropical: boolean,
): SeaSurface['paint'] {
  const { noise, palette, brief } = stage;
  const sand: Rgb = tropical ? [240, 223, 184] : [150, 142, 132];
  const grass: Rgb = brief.snow ? [232, 238, 246] : tropical ? [86, 134, 62] : [104, 136, 70];
  const shallows: Rgb = tropical ? [84, 214, 204] : [86, 142, 152];
  const dark = palette.night ? 0.3 : palette.sunElevation < 0.2 ? 0.72 : 1;
  return (point, paint) => {
    const { x, z } = point;
    const level = land(x, z, 4);
    const lap = noise.at(x * 0.9, z * 0.9) * 0.06;
    if (level + lap < 0.02) {
      sea.paint(point, paint);
      // Nobody builds there.
      paint[6] = 1;
      // The shallows shine turquoise around the sand, with a white seam.
      const shallow = Math.exp((level + lap) * 0.62);
      const seam = smoothstep(-0.16, -0.02, level + lap * 2);
      for (let channel = 0; channel < 3; channel++) {
        const turquoise = shallows[channel]! * dark * (0.5 + palette.ambient[channel]! / 400);
        paint[channel + 3] = lerp(
          lerp(paint[channel + 3]!, turquoise, shallow * 0.8),
          246 * dark,
          seam * 0.8,
        );
      }
      return;
    }
    const green = smoothstep(0.75, 1.3, level + noise.at(x * 1.1, z * 1.1) * 0.3);
    for (let channel = 0; channel < 3; channel++) {
      const tone = 0.96 + noise.at(x * 3, z * 3) * 0.06;
      paint[channel] = lerp(sand[channel]!, grass[channel]!, green) * tone;
    }
  };
}

function growTrees(
  stage: Stage,
  random: Random,
  island: { x: number; z: number; wide: number; deep: number },
  tropical: boolean,
): void {
  if (forbids(stage.brief, 'tree', 'palm')) return;
  const palms = Array.from({ length: 9 }, () => ({
    x: island.x + random.range(-0.62, 0.62) * island.wide,
    z: island.z + random.range(-0.1, 0.6) * island.deep,
  })).sort((a, b) => b.z - a.z);
  for (const { x, z } of palms) {
    stage.checkpoint.check();
    const foot = project(stage, x, stage.ground?.(x, z, 5) ?? 0, z);
    const lean = (x - island.x) / island.wide;
    const spot = { x: foot.x, y: foot.y + 2, size: foot.scale * random.range(4.2, 6), distance: z * 0.5 };
    if (tropical) drawPalm(stage, spot, random, lean * 1.6 + random.range(-0.3, 0.3));
    else drawPine(stage, { ...spot, size: spot.size * 0.6 }, random);
  }
}

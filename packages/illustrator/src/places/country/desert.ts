import { colorList, fromHex } from '../../core/color.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { chooseSide, preferHorizon } from '../../stage/camera.ts';
import {
  type DesertLayout,
  type DesertPlan,
  POOL_LEVEL,
  paintSand,
  shapeSand,
} from '../../stage/ground/desert-ground.ts';
import { type Basin, basinDepth, raiseHillForBuilding } from '../../stage/ground/landforms.ts';
import { raiseEye } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawCactus, drawShrub } from '../../stage/plants/foliage-cactus.ts';
import { drawPalm } from '../../stage/plants/foliage-palm.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const HORIZONS: Record<DesertLayout, readonly number[]> = {
  dunes: [0.34, 0.46, 0.62],
  'great-dune': [0.5, 0.6, 0.7],
  mesas: [0.52, 0.62, 0.7],
  'cactus-plain': [0.46, 0.58, 0.68],
  oasis: [0.44, 0.54],
};

/** Sand seas, table mountains, cactus plains and an oasis. */
export function paintDesert(stage: Stage): void {
  const random = stage.random.fork('desert');
  const layout = chooseLayout(stage, random);
  preferHorizon(stage, random.pick<number>(HORIZONS[layout]));
  raiseEye(stage, random.range(1.7, 3.6));
  paintSky(stage, { coverage: random.range(0.12, 0.34) });
  const plan = planDesert(stage, random, layout);
  const low = stage.palette.sunElevation < 0.2;
  const { water } = renderTerrain(
    stage,
    { height: shapeSand(stage, random, plan), paint: paintSand(stage, plan) },
    {
      far: 420,
      haze: 0.0048,
      faces: layout === 'mesas' || layout === 'cactus-plain',
      sunHaze: low ? 0.55 : 0.35,
      sunShare: low && !stage.palette.night ? 1.15 : 0.84,
    },
  );
  plant(stage, random, plan);
  if (plan.pool) reflectInWater(stage, { water, tint: [20, 92, 98] });
  paintWishedRays(stage);
}

function chooseLayout(stage: Stage, random: Random): DesertLayout {
  const { features, place, subjects } = stage.brief;
  if (place === 'oasis' || features.has('lake') || features.has('river')) return 'oasis';
  if (place === 'badlands' || subjects.some(({ noun }) => noun.home === 'badlands')) return 'mesas';
  if (features.has('road')) return random.pick<DesertLayout>(['mesas', 'dunes', 'cactus-plain']);
  return random.pick<DesertLayout>(['dunes', 'great-dune', 'mesas', 'cactus-plain', 'oasis', 'great-dune']);
}

function planDesert(stage: Stage, random: Random, layout: DesertLayout): DesertPlan {
  const { features, composition } = stage.brief;
  const red = layout === 'mesas';
  const side = chooseSide(stage, random);
  const road =
    features.has('road') || features.has('path') || (composition === 'leading-lines' && layout !== 'oasis');
  return {
    layout,
    sand: fromHex(
      random.pick(red ? ['#c98a5c', '#c47c50', '#d2976a'] : ['#dca86a', '#d99a5b', '#e2b77e', '#e6c694']),
    ),
    cliff: colorList<2>('#a4523a #d28a5c'),
    road: road
      ? layWay(stage, random, { targetX: random.range(-6, 6), targetZ: 120, swing: 1.2 })
      : undefined,
    hill: raiseHillForBuilding(stage, random, side),
    pool:
      layout === 'oasis'
        ? { x: side * -2, z: 17, halfWidth: (stage.width / stage.focal) * 12, halfLength: 12 }
        : undefined,
  };
}

function plant(stage: Stage, random: Random, plan: DesertPlan): void {
  if (forbids(stage.brief, 'plant')) return;
  if (plan.layout === 'oasis' && plan.pool) growOasis(stage, random, plan.pool);
  if (plan.layout !== 'cactus-plain' && plan.layout !== 'mesas') return;
  const spots = scatter(stage, random, {
    count: plan.layout === 'cactus-plain' ? 90 : 46,
    near: 7,
    far: 90,
    clear: { x: 0, halfWidth: plan.road ? 3.4 : 2.2, until: 40 },
  });
  spots.forEach((spot, index) => {
    stage.checkpoint.check();
    const cactus =
      plan.layout === 'cactus-plain' &&
      spot.distance > 11 &&
      index % 3 === 0 &&
      !forbids(stage.brief, 'cactus');
    const plant = {
      x: spot.x,
      y: spot.y + 1,
      size: spot.scale * (cactus ? random.range(1.8, 3.4) : random.range(0.3, 0.6)),
      distance: spot.distance,
    };
    if (cactus) drawCactus(stage, plant, random);
    else drawShrub(stage, plant, random);
  });
}

function growOasis(stage: Stage, random: Random, pool: Basin): void {
  if (forbids(stage.brief, 'tree', 'palm')) return;
  const spots = scatter(stage, random, {
    count: 60,
    near: 13,
    far: 44,
    clear: { x: 0, halfWidth: 3, until: 15 },
    grows: (x, z, height) => {
      const wide = basinDepth(
        stage,
        { ...pool, halfWidth: pool.halfWidth * 1.3, halfLength: pool.halfLength * 1.35 },
        x,
        z,
      );
      return height > POOL_LEVEL + 0.1 && wide > 0.2;
    },
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    drawPalm(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(3.6, 6), distance: spot.distance },
      random,
    );
  }
}
